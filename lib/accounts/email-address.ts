export const EMAIL_CAP = 254
/** Matches in one pass, since a list can have a cell of a megabyte. */
const EMAIL_FORM = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

export function normalizeEmail(value: string): string {
	return value.trim().toLowerCase()
}

export function isEmail(value: string): boolean {
	return EMAIL_FORM.test(value)
}
