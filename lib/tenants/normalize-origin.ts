/**
 * The origin of a page as browsers compare it: scheme, host, and any non-default port. Adds `https://` if there is no
 * scheme. Null for anything more than an origin, because a path in the list would look like a restriction and have no
 * effect. Wildcards are rejected too: an empty list already means every page.
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
