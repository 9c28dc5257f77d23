/**
 * The origin of a page as browsers compare it: scheme, host, and a port that is not the scheme's own. `https://` is added
 * where no scheme is given. Null for anything that is more than an origin: a path in a list of origins would look like a
 * restriction and be none. Wildcards are refused as well: an empty list already means every page.
 */
export function normalizeOrigin(input: string): string | null {
	const typed = input.trim()
	const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
	if (/[\s\p{Cc}*;,'"<>\\]/u.test(typed) || !URL.canParse(address)) return null
	const url = new URL(address)
	if (url.protocol !== "https:" && url.protocol !== "http:") return null
	if (url.username || url.password || url.search || url.hash || url.pathname !== "/") return null
	return url.origin
}
