import type { FieldError } from "@/lib/errors"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import * as fieldWords from "../field-words"
import type { FieldName, StoredFields } from "../form-fields"
import { WEBSITE_MAX } from "../limits"
import { storedFields } from "../stored-fields"
import { tidyWritten } from "../tidy-written"
import { UNSTORABLE, validateSubmission } from "../validate-submission"
import { type DateOrder, readDay } from "./read-day"
import { importRefusals } from "./words"

/** As a business types them or as its CSV has them; "" for unknown fields. */
export interface ImportFields extends Record<FieldName, string> {
	date: string
	source: string
	text?: string
}

export interface CheckedImport extends StoredFields {
	givenOn: Date
	sourceUrl: string | null
	text: string
}

/** The form's sentences speak to the customer who writes. These speak to the business. */
const ABOUT_TEXT: Readonly<Record<string, string>> = {
	[fieldWords.textRequired]: importRefusals.textMissing,
	[fieldWords.textTooShort]: importRefusals.textShort,
	[fieldWords.textTooLong]: importRefusals.textLong,
	[fieldWords.textCharacters]: importRefusals.textCharacters,
}

/** The rules of a visitor's form, but without an address and with the business's statement as the consent. The browser's
 * preview and the server share it, so it has no dependencies. `now` is the day if the business names none. */
export function checkImported(
	fields: ImportFields,
	now: Date,
	dateOrder: DateOrder | null = null,
): { value: CheckedImport; errors: FieldError[] } {
	const { text } = fields
	const errors: FieldError[] = validateSubmission({ ...fields, consent: true, hasVideo: text === undefined })
		.filter(({ detail }) => detail !== fieldWords.emailRequired)
		.map(({ field, detail }) => ({ field, detail: ABOUT_TEXT[detail] ?? detail }))
	const date = fields.date.trim() ? readDay(fields.date, now, dateOrder) : now
	if (!date) errors.push({ field: "date", detail: importRefusals.dateInvalid })
	const source = normalizeWebsite(fields.source)
	if (fields.source.trim().length > WEBSITE_MAX) errors.push({ field: "source", detail: importRefusals.sourceTooLong })
	else if (source === null || UNSTORABLE.test(source))
		errors.push({ field: "source", detail: importRefusals.sourceInvalid })
	return {
		errors,
		value: {
			...storedFields(fields),
			givenOn: date ?? now,
			sourceUrl: source || null,
			text: tidyWritten(text ?? ""),
		},
	}
}
