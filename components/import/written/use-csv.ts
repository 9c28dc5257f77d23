import { useDeferredValue, useMemo, useState } from "react"
import { type ImportColumn, REQUIRED_COLUMNS } from "@/lib/submissions/imports/columns"
import { guessLayout, type Layout } from "@/lib/submissions/imports/guess-layout"
import { planImport } from "@/lib/submissions/imports/plan-import"
import type { DateOrder } from "@/lib/submissions/imports/read-day"
import { readList } from "@/lib/submissions/lists/read-list"

/** What the owner says of a list where it does not say so itself. */
interface Corrections {
	layout?: Layout
	dateOrder?: DateOrder | null
	bestRating?: number | null
}

/** What can be chosen as a column: its number from 1 and its title or first value. */
export interface CsvColumn {
	place: number
	sample: string
}

export function useCsv() {
	const [csv, setCsv] = useState("")
	const [corrected, setCorrected] = useState<Corrections>({})
	// A megabyte takes a moment to read, and the field must not wait for it.
	const read = useDeferredValue(csv)
	const records = useMemo(() => readList(read), [read])
	const guessed = useMemo(() => guessLayout(records, new Date()), [records])
	const { layout = guessed, dateOrder, bestRating } = corrected
	const { places, hasHeader, above } = layout
	const isMapped = REQUIRED_COLUMNS.every((column) => places[column] !== undefined)
	const plan = useMemo(
		() =>
			isMapped ? planImport({ records, columns: places, hasHeader, above, dateOrder, bestRating }, new Date()) : null,
		[records, places, hasHeader, above, dateOrder, bestRating, isMapped],
	)
	const [first, second] = records.slice(above)
	const widest = first && second && second.cells.length > first.cells.length ? second : first
	const columns = (widest?.cells ?? []).map(
		(_, place): CsvColumn => ({ place, sample: first?.cells[place] || (second?.cells[place] ?? "") }),
	)
	const correct = (changed: Corrections) => setCorrected({ ...corrected, ...changed })

	return {
		csv,
		columns,
		...layout,
		/** From 1: the line of the titles, or of the first testimonial. */
		firstLine: first?.line ?? 1,
		bestRating,
		/** Null until the columns of name and text are known. */
		plan,
		change(text: string) {
			setCsv(text)
			setCorrected({})
		},
		setPlace(column: ImportColumn, place: number | undefined) {
			// One column holds one thing: it moves to where it was chosen last.
			const others = Object.entries(places).filter(([name, at]) => name !== column && at !== place)
			const moved = { ...Object.fromEntries(others), ...(place !== undefined && { [column]: place }) }
			// What was said of other dates and ratings says nothing of these.
			setCorrected({
				layout: { ...layout, places: moved },
				dateOrder: column === "date" ? null : dateOrder,
				bestRating: column === "stars" ? null : bestRating,
			})
		},
		setHasHeader: (on: boolean) =>
			correct({ layout: { ...layout, hasHeader: on, above: on || !guessed.hasHeader ? guessed.above : 0 } }),
		setDateOrder: (order: DateOrder | null) => correct({ dateOrder: order }),
		setBestRating: (best: number) => correct({ bestRating: best }),
	}
}
export type Csv = ReturnType<typeof useCsv>
