/** Anything else could end the directive and start another. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/

/** How long each process keeps an answer, and so how long a changed list takes to apply. */
export const FRAMING_FRESH_SECONDS = 30

/** While the list cannot be read. */
export const OWN_PAGES = "'self'"

/** Any origin if the tenant names none. The product's own pages are always included, for the settings' preview. */
export function frameAncestors(allowedOrigins: readonly string[]): string {
	if (allowedOrigins.length === 0) return "*"
	return [OWN_PAGES, ...allowedOrigins.filter((origin) => ORIGIN.test(origin))].join(" ")
}
