/** Longest address that SMTP carries (RFC 5321). */
export const EMAIL_CAP = 254
const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** How addresses are stored, compared and counted. */
export function normalizeEmail(value: string): string {
	return value.trim().toLowerCase()
}

/** The contract's form of an address, on client and server alike. Expects a trimmed value. */
export function isEmail(value: string): boolean {
	return EMAIL_FORM.test(value)
}
