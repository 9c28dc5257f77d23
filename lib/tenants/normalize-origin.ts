/** Null for a path, which would restrict nothing, and for wildcards: an empty list means every page. */
export function normalizeOrigin(input: string): string | null {
	const typed = input.trim()
	const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
	if (/[\s\p{Cc}*;,'"<>\\]/u.test(typed) || !URL.canParse(address)) return null
	const url = new URL(address)
	if (url.protocol !== "https:" && url.protocol !== "http:") return null
	if (url.username || url.password || url.search || url.hash || url.pathname !== "/") return null
	return url.origin
}
