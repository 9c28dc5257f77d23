import { z } from "zod"
import { UNSTORABLE } from "../validate-submission"
import { IMPORT_COLUMNS, type ImportColumn, isRequired, REQUIRED_COLUMNS } from "./columns"
import { CSV_MAX_BYTES, LINES_MAX, STATEMENT_MAX, STATEMENT_MIN } from "./limits"
import { DATE_ORDERS } from "./read-day"
import { importRefusals } from "./words"

/** Bytes of a request with a whole list: each quotation mark and line break in it takes two. */
export const IMPORT_BODY_CAP = 2 * CSV_MAX_BYTES + 64 * 1024

export const ConsentStatement = z
	.string(importRefusals.statementNeeded)
	.trim()
	.min(STATEMENT_MIN, importRefusals.statementNeeded)
	.max(STATEMENT_MAX, importRefusals.statementNeeded)
	.refine((text) => !UNSTORABLE.test(text), importRefusals.statementCharacters)

const COLUMNS_FORM = `columns must name the places of ${REQUIRED_COLUMNS.join(" and ")}, and may name those of the others, each from 0`
const place = z.int(COLUMNS_FORM).min(0, COLUMNS_FORM).max(1000, COLUMNS_FORM)
const PLACES = Object.fromEntries(
	IMPORT_COLUMNS.map((column) => [column, isRequired(column) ? place : place.optional()]),
) as { [C in ImportColumn]: C extends (typeof REQUIRED_COLUMNS)[number] ? typeof place : z.ZodOptional<typeof place> }

const ROWS_ABOVE_FORM = `rows_above must be a whole number from 0 to ${LINES_MAX}`
const BEST_FORM = "best_rating must be a whole number from 2 to 1000"

export const TextImport = z.object({
	/** A spreadsheet's rows, separated by commas, semicolons, tabs, or pipes, or by what a first line "sep=" names. */
	csv: z.string("csv must be text").refine((csv) => new Blob([csv]).size <= CSV_MAX_BYTES, importRefusals.csvTooLong),
	columns: z.object(PLACES, COLUMNS_FORM),
	has_header: z.boolean("has_header must be true or false"),
	rows_above: z.int(ROWS_ABOVE_FORM).min(0, ROWS_ABOVE_FORM).max(LINES_MAX, ROWS_ABOVE_FORM).optional(),
	/** The order of day, month, and year in dates like 03/04/2024. Needed only where no date in the list proves one. */
	date_order: z.enum(DATE_ORDERS, importRefusals.dateOrderForm).optional(),
	/** The best rating, for ratings that don't say it, as "8/10" does. The title's, or else 5. */
	best_rating: z.int(BEST_FORM).min(2, BEST_FORM).max(1000, BEST_FORM).optional(),
	consent_statement: ConsentStatement,
})
export type TextImport = z.infer<typeof TextImport>
