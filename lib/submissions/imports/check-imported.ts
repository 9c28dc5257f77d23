import { normalizeEmail } from "@/lib/accounts/email-address"
import type { FieldError } from "@/lib/errors"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { tidyWritten } from "../tidy-written"
import { SUBMISSION_TEXTS, UNSTORABLE, validateSubmission, WEBSITE_MAX } from "../validate-submission"
import { type DateOrder, readDay } from "./read-day"
import { importRefusals } from "./words"

/** As a business types them or as its CSV has them; "" for unknown fields. */
export interface ImportFields {
	name: string
	email: string
	website: string
	date: string
	stars: string
	source: string
	text?: string
}

export interface CheckedImport {
	name: string
	email: string
	website: string | null
	stars: number | null
	givenOn: Date
	sourceUrl: string | null
	/** Tidied; "" for a video. */
	text: string
}

/** The form's sentences speak to the customer who writes. These speak to the business. */
const ABOUT_TEXT: Readonly<Record<string, string>> = {
	[SUBMISSION_TEXTS.textRequired]: importRefusals.textMissing,
	[SUBMISSION_TEXTS.textTooShort]: importRefusals.textShort,
	[SUBMISSION_TEXTS.textTooLong]: importRefusals.textLong,
	[SUBMISSION_TEXTS.textCharacters]: importRefusals.textCharacters,
}

/** The rules of a visitor's form, but without an address and with the business's statement as the consent. The browser's
 * preview and the server share it, so it has no dependencies. `now` is the day if the business names none. */
export function checkImported(
	fields: ImportFields,
	now: Date,
	dateOrder: DateOrder | null = null,
): { value: CheckedImport; errors: FieldError[] } {
	const { name, email, website, stars, text } = fields
	const errors: FieldError[] = validateSubmission({
		...{ name, email, website, stars, text },
		consent: true,
		hasVideo: text === undefined,
	})
		.filter(({ detail }) => detail !== SUBMISSION_TEXTS.emailRequired)
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
			name: name.trim(),
			email: normalizeEmail(email),
			website: normalizeWebsite(website) || null,
			stars: Number(stars) || null,
			givenOn: date ?? now,
			sourceUrl: source || null,
			text: tidyWritten(text ?? ""),
		},
	}
}
