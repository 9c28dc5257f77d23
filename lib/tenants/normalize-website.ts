const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const WHITESPACE_OR_CONTROL = /[\s\p{Cc}]/u

/** Adds `https://`; "" stays "". Null for a user name: `https://bank.example@evil.example` shows one host and opens
 * another. Without a typed scheme the host needs a dot, so that "n/a" is no link. */
export function normalizeWebsite(input: string): string | null {
	const typed = input.trim()
	if (typed === "") return ""
	if (WHITESPACE_OR_CONTROL.test(typed)) return null
	const hasScheme = /^https?:\/\//i.test(typed)
	if (!hasScheme && OTHER_SCHEME.test(typed)) return null
	const address = hasScheme ? typed : `https://${typed.replace(/^\/+/, "")}`
	if (!URL.canParse(address)) return null
	const url = new URL(address)
	if (url.username || url.password) return null
	if (!hasScheme && !url.hostname.includes(".")) return null
	return address
}
