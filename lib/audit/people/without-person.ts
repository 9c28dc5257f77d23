import type { AuditFields } from "../changed-fields"

export const ERASED = "[erased]"

/** What cannot stand inside an address, as far as anybody writes addresses into a text. */
const BETWEEN_WORDS = /[\s,;:<>()[\]"]+/

/** Whether a text names the normalized address, and not merely a longer one that ends in it. */
export function namesAddress(text: string, email: string): boolean {
	const lower = text.toLowerCase()
	if (lower.trim() === email) return true
	// By words, since the address may be the end of a longer one, which is another person's.
	return lower.split(BETWEEN_WORDS).some((word) => word.replace(/^[.'!?-]+|[.'!?-]+$/g, "") === email)
}

function cleaned(value: unknown, email: string, describesPerson: boolean): unknown {
	if (typeof value === "string") return describesPerson || namesAddress(value, email) ? ERASED : value
	if (Array.isArray(value)) return value.map((entry) => cleaned(entry, email, describesPerson))
	if (value && typeof value === "object") return withoutPerson(value as AuditFields, email)
	return value
}

/**
 * What an audit entry kept, without the person of this normalized address. Of fields whose `email` is the address, all
 * words go: they describe the person (a name, a website). Elsewhere only the words that name it.
 */
export function withoutPerson(fields: AuditFields, email: string): AuditFields {
	const describesPerson = typeof fields.email === "string" && namesAddress(fields.email, email)
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, cleaned(value, email, describesPerson)]),
	)
}
