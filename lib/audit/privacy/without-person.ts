import type { AuditFields } from "../changed-fields"

export const ERASED = "[erased]"

const BETWEEN_WORDS = /[\s,;:<>()[\]"]+/

/** Whether a text contains the normalized address itself, not merely a longer one that ends in it, nor one that a
 * search finds as well: "weiss@" is another person than "weiß@". */
export function namesAddress(text: string, email: string): boolean {
	// A Mac writes "ö" as two signs. "İ" becomes the "i" that it is in a normalized address.
	const lower = text.normalize("NFC").replaceAll("İ", "i").toLowerCase()
	const wanted = email.normalize("NFC")
	if (lower.trim() === wanted) return true
	return lower.split(BETWEEN_WORDS).some((word) => word.replace(/^[.'!?-]+|(?<![.'!?-])[.'!?-]+$/g, "") === wanted)
}

function cleaned(value: unknown, email: string, describesPerson: boolean): unknown {
	if (typeof value === "string") return describesPerson || namesAddress(value, email) ? ERASED : value
	if (Array.isArray(value)) return value.map((entry) => cleaned(entry, email, describesPerson))
	if (value && typeof value === "object") return withoutPerson(value as AuditFields, email)
	return value
}

/** An object whose `email` is the address loses all texts; elsewhere those that contain it go. Normalized `email`. */
export function withoutPerson(fields: AuditFields, email: string): AuditFields {
	const describesPerson = typeof fields.email === "string" && namesAddress(fields.email, email)
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, cleaned(value, email, describesPerson)]),
	)
}
