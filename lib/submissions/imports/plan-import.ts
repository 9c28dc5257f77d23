import { eachField } from "../form-fields"
import type { ListRecord } from "../lists/read-list"
import { type CheckedImport, checkImported } from "./check-imported"
import type { ColumnPlaces, ImportColumn } from "./columns"
import { LINES_MAX, RATING_MAX, ROWS_MAX } from "./limits"
import { type DateColumn, type DateOrder, dateColumn, isOrderOpen } from "./read-day"
import { BEST_STARS, bestInTitle, isBeyond, readRating } from "./read-rating"
import { readRelation } from "./read-relation"
import { importRefusals } from "./words"

export interface ReadImport extends CheckedImport {
	sourceRating: string | null
}

export interface PlannedRow {
	line: number
	value: ReadImport
}

export interface SkippedRow {
	line: number
	name: string
	detail: string
}

export interface ImportPlan {
	ready: PlannedRow[]
	skipped: SkippedRow[]
	/** While their order is open, no row is ready. */
	dates: DateColumn
	ratings: {
		best: number
		isBeyond: boolean
	}
}

export interface ImportList {
	records: ListRecord[]
	columns: ColumnPlaces
	hasHeader: boolean
	above?: number
	/** Chosen by the business, where no date proves one. */
	dateOrder?: DateOrder | null
	bestRating?: number | null
}

const NOTHING = /^(?:n\/?a|null|none|nil|-+|–|—)$/i

export const sameTestimonial = ({ name, text }: { name: string; text: string }) => JSON.stringify([name, text])

export function planImport(list: ImportList, now: Date): ImportPlan {
	const { records, columns, hasHeader, above = 0 } = list
	const cellOf = (record: ListRecord | undefined, column: ImportColumn) => record?.cells[columns[column] ?? -1] ?? ""
	const rows = records.slice(above + (hasHeader ? 1 : 0), LINES_MAX)
	const dates = dateColumn(
		rows.map((row) => cellOf(row, "date")),
		now,
		list.dateOrder,
	)
	const inTitle = hasHeader ? bestInTitle(cellOf(records[above], "stars")) : null
	const best = list.bestRating ?? inTitle ?? BEST_STARS
	const ratings = { best, isBeyond: rows.some((row) => isBeyond(cellOf(row, "stars"), inTitle ?? BEST_STARS)) }
	const plan: ImportPlan = { ready: [], skipped: [], dates, ratings }
	if (isOrderOpen(dates)) return plan
	const seen = new Set<string>()
	for (const row of rows) {
		const cell = (column: ImportColumn) => cellOf(row, column)
		const oneLine = (column: ImportColumn) => cell(column).replace(/\s+/g, " ")
		const person = [oneLine("name"), oneLine("last_name")].filter(Boolean).join(" ")
		const name = [person, person && oneLine("company").replace(NOTHING, "")].filter(Boolean).join(", ")
		const stars = String(readRating(cell("stars"), best) ?? "")
		const maybe = (column: ImportColumn) => cell(column).replace(NOTHING, "")
		const email = maybe("email").replace(/^mailto:/i, "")
		const fields = {
			...eachField((field) => maybe(field).replace(/\s+/g, " ")),
			name,
			email,
			stars,
			relation: readRelation(maybe("relation")) ?? maybe("relation"),
			date: maybe("date"),
			source: maybe("source"),
		}
		const { value, errors } = checkImported({ ...fields, text: cell("text") }, now, dates.order)
		const skip = (detail: string) =>
			plan.skipped.push({ line: row.line, name: name.slice(0, 80).toWellFormed(), detail })
		if (row.broken) skip(importRefusals.quoteOpen)
		else if (errors[0]) skip(errors[0].detail)
		else if (seen.has(sameTestimonial(value))) skip(importRefusals.repeated)
		else if (plan.ready.length >= ROWS_MAX) skip(importRefusals.tooManyRows)
		else {
			seen.add(sameTestimonial(value))
			const rating = oneLine("stars").replaceAll("\0", "").slice(0, RATING_MAX).toWellFormed()
			plan.ready.push({ line: row.line, value: { ...value, sourceRating: rating || null } })
		}
	}
	const rest = records[LINES_MAX]
	if (rest) plan.skipped.push({ line: rest.line, name: "", detail: importRefusals.linesLeft })
	return plan
}
