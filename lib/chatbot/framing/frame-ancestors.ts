/** An origin that a policy may name. Anything else could end the directive and start another. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/

/** How long each process keeps an answer, and so the longest that a changed list takes to apply. */
export const FRAMING_FRESH_SECONDS = 30

/** The fallback while the list cannot be read: the product's own pages only. */
export const OWN_PAGES = "'self'"

/**
 * The sources of `frame-ancestors` for a chat: any origin if the tenant names none, otherwise those. The product's own
 * pages are always included, for the preview in the settings.
 */
export function frameAncestors(allowedOrigins: readonly string[]): string {
	if (allowedOrigins.length === 0) return "*"
	return [OWN_PAGES, ...allowedOrigins.filter((origin) => ORIGIN.test(origin))].join(" ")
}
