/** Longest address that SMTP carries (RFC 5321). */
export const EMAIL_CAP = 254
/** Matches in one pass, since a list can have a cell of a megabyte: only the first dot after the host's first sign counts. */
const EMAIL_FORM = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** The form in which addresses are stored, compared, and counted. */
export function normalizeEmail(value: string): string {
	return value.trim().toLowerCase()
}

/** Whether a trimmed value looks like an address. Browser and server share this rule. */
export function isEmail(value: string): boolean {
	return EMAIL_FORM.test(value)
}
