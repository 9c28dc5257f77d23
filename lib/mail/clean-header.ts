const MAX_HEADER = 300

/**
 * One line of text for a header. A subject is made from what strangers typed, and a line break in it would begin a header
 * of their own (Bcc: …), so every control and separator character becomes a space. An encoded word ("=?utf-8?q?…?=") that
 * somebody typed would be decoded by the reader's mail program, line breaks included, so it is taken apart. Longer than 300
 * characters is cut.
 */
export function cleanHeader(text: string): string {
	const line = text
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
		.replace(/=\?(?=[^?\s]+\?[bq]\?)/gi, "= ?")
		.replace(/ {2,}/g, " ")
		.trim()
	return Array.from(line).slice(0, MAX_HEADER).join("")
}

/**
 * Whether mail can be sent to exactly this one address. Stricter than the form's rule, which lets characters pass that
 * mail syntax reads as a list or as another address ("a@b.c,x@y.z", "a<x@y.z>").
 */
export function isSingleAddress(address: string): boolean {
	return address.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address)
}
