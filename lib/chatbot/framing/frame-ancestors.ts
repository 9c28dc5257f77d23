/** An origin as a policy may name it. Whatever else is stored would end the directive and begin another. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/

/** Each process asks again after this: a changed list holds within it. */
export const FRAMING_FRESH_SECONDS = 30

/** Where nobody can be asked who may: the product's own pages alone. */
export const OWN_PAGES = "'self'"

/**
 * Who may frame a chat, as the sources of `frame-ancestors`: everybody where a tenant names no origin, else these. The
 * product's own pages always may, for the preview in the settings.
 */
export function frameAncestors(allowedOrigins: readonly string[]): string {
	if (allowedOrigins.length === 0) return "*"
	return [OWN_PAGES, ...allowedOrigins.filter((origin) => ORIGIN.test(origin))].join(" ")
}
