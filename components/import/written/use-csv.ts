import { useDeferredValue, useMemo, useState } from "react"
import { type ColumnPlaces, guessColumns, type ImportColumn, REQUIRED_COLUMNS } from "@/lib/submissions/imports/columns"
import { planImport } from "@/lib/submissions/imports/plan-import"
import { readCsv } from "@/lib/submissions/imports/read-csv"

interface Layout {
	places: ColumnPlaces
	hasHeader: boolean
}

/** What can be chosen as a column: its number from 1 and its title or first value. */
export interface CsvColumn {
	place: number
	sample: string
}

/** A pasted or chosen CSV: its columns as guessed or as the owner corrects them, and what each line comes to. */
export function useCsv() {
	const [csv, setCsv] = useState("")
	const [corrected, setCorrected] = useState<Layout | null>(null)
	// A megabyte takes a moment to read, and the field must not wait for it.
	const read = useDeferredValue(csv)
	const records = useMemo(() => readCsv(read), [read])
	const guessed = useMemo(() => guessColumns(records[0]?.cells ?? []), [records])
	const layout = corrected ?? guessed
	const { places, hasHeader } = layout
	const isMapped = REQUIRED_COLUMNS.every((column) => places[column] !== undefined)
	const plan = useMemo(
		() => (isMapped ? planImport({ records, columns: places, hasHeader }, new Date()) : null),
		[records, places, hasHeader, isMapped],
	)
	const columns: CsvColumn[] = (records[0]?.cells ?? []).map((sample, place) => ({ place, sample }))

	return {
		csv,
		columns,
		...layout,
		/** Null until the columns of name and text are known. */
		plan,
		change(text: string) {
			setCsv(text)
			setCorrected(null)
		},
		setPlace(column: ImportColumn, place: number | undefined) {
			// One column holds one thing: it moves to where it was chosen last.
			const others = Object.entries(places).filter(([name, at]) => name !== column && at !== place)
			setCorrected({
				hasHeader,
				places: { ...Object.fromEntries(others), ...(place !== undefined && { [column]: place }) },
			})
		},
		setHasHeader: (on: boolean) => setCorrected({ places, hasHeader: on }),
	}
}
export type Csv = ReturnType<typeof useCsv>
