import { z } from "zod"
import { UNSTORABLE } from "../validate-submission"
import { type ImportColumn, REQUIRED_COLUMNS } from "./columns"
import { CSV_MAX_BYTES, STATEMENT_MAX, STATEMENT_MIN } from "./limits"
import { CSV_TOO_LONG, STATEMENT_CHARACTERS, STATEMENT_NEEDED } from "./texts"

/** Bytes of a request with a whole list: each quotation mark and line break in it takes two. */
export const IMPORT_BODY_CAP = 2 * CSV_MAX_BYTES + 64 * 1024

export const ConsentStatement = z
	.string(STATEMENT_NEEDED)
	.trim()
	.min(STATEMENT_MIN, STATEMENT_NEEDED)
	.max(STATEMENT_MAX, STATEMENT_NEEDED)
	.refine((text) => !UNSTORABLE.test(text), STATEMENT_CHARACTERS)

const COLUMNS_FORM = `columns must name the places of ${REQUIRED_COLUMNS.join(" and ")}, and may name those of the others, each from 0`
const place = z.int(COLUMNS_FORM).min(0, COLUMNS_FORM).max(1000, COLUMNS_FORM)
const PLACES = {
	name: place,
	text: place,
	company: place.optional(),
	email: place.optional(),
	website: place.optional(),
	date: place.optional(),
	stars: place.optional(),
	source: place.optional(),
} satisfies Record<ImportColumn, unknown>

export const TextImport = z.object({
	/** A spreadsheet's rows in UTF-8, separated by commas, semicolons, or tabs. */
	csv: z.string("csv must be text").refine((csv) => new Blob([csv]).size <= CSV_MAX_BYTES, CSV_TOO_LONG),
	columns: z.object(PLACES, COLUMNS_FORM),
	has_header: z.boolean("has_header must be true or false"),
	/** How the business says that these customers gave their consent. */
	consent_statement: ConsentStatement,
})
export type TextImport = z.infer<typeof TextImport>
