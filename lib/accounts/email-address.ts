import { withoutFullWidth } from "@/lib/encoding/as-ascii"

export const EMAIL_CAP = 254
/** Matches in one pass, since a list can have a cell of a megabyte. */
const EMAIL_FORM = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Marks of direction and joining, which keyboards and mail programs put around what is copied. */
const HIDDEN = /\p{Cf}/gu

/** Lowercase, as one address is typed on any keyboard: "İ" would become two signs, and "＠" is no "@" to a mail server. */
export function normalizeEmail(value: string): string {
	return withoutFullWidth(value).replace(HIDDEN, "").replaceAll("。", ".").replaceAll("İ", "i").trim().toLowerCase()
}

export function isEmail(value: string): boolean {
	return EMAIL_FORM.test(normalizeEmail(value))
}
