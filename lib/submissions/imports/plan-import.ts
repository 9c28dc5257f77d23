import { type CheckedImport, checkImported } from "./check-imported"
import type { ColumnPlaces, ImportColumn } from "./columns"
import { LINES_MAX, ROWS_MAX } from "./limits"
import type { CsvRecord } from "./read-csv"
import { LINES_LEFT, QUOTE_OPEN, REPEATED, TOO_MANY_ROWS } from "./texts"

export interface PlannedRow {
	/** From 1. */
	line: number
	value: CheckedImport
}

export interface SkippedRow {
	line: number
	name: string
	/** A sentence. */
	detail: string
}

export interface ImportPlan {
	ready: PlannedRow[]
	skipped: SkippedRow[]
}

export interface ImportList {
	records: CsvRecord[]
	columns: ColumnPlaces
	hasHeader: boolean
}

/** Two rows are the same testimonial. */
export const sameTestimonial = ({ name, text }: { name: string; text: string }) => JSON.stringify([name, text])

/** Decides about each record of a CSV. The browser's preview and the server share it. */
export function planImport({ records, columns, hasHeader }: ImportList, now: Date): ImportPlan {
	const plan: ImportPlan = { ready: [], skipped: [] }
	const seen = new Set<string>()
	for (const { line, cells, broken } of records.slice(hasHeader ? 1 : 0, LINES_MAX)) {
		const cell = (column: ImportColumn) => cells[columns[column] ?? -1] ?? ""
		const oneLine = (column: ImportColumn) => cell(column).replace(/\s+/g, " ")
		// The company stands behind the name, as people sign a review.
		const name = [oneLine("name"), cell("name") && oneLine("company")].filter(Boolean).join(", ")
		const fields = { email: cell("email"), website: cell("website"), date: cell("date"), stars: cell("stars") }
		const { value, errors } = checkImported({ ...fields, name, source: cell("source"), text: cell("text") }, now)
		const skip = (detail: string) => plan.skipped.push({ line, name: name.slice(0, 80).toWellFormed(), detail })
		if (broken) skip(QUOTE_OPEN)
		else if (errors[0]) skip(errors[0].detail)
		else if (seen.has(sameTestimonial(value))) skip(REPEATED)
		else if (plan.ready.length >= ROWS_MAX) skip(TOO_MANY_ROWS)
		else {
			seen.add(sameTestimonial(value))
			plan.ready.push({ line, value })
		}
	}
	const rest = records[LINES_MAX]
	if (rest) plan.skipped.push({ line: rest.line, name: "", detail: LINES_LEFT })
	return plan
}
