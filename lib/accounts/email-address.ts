/** Longest address that SMTP carries (RFC 5321). */
export const EMAIL_CAP = 254
const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The form in which addresses are stored, compared, and counted. */
export function normalizeEmail(value: string): string {
	return value.trim().toLowerCase()
}

/** Whether a trimmed value looks like an address. Browser and server share this rule. */
export function isEmail(value: string): boolean {
	return EMAIL_FORM.test(value)
}
