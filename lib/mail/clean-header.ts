const MAX_HEADER = 300

/**
 * Makes text safe as one header line. Strangers' input goes into subjects, where a line break would start a header of
 * their own (Bcc: …), so every control and separator character becomes a space. A typed encoded word ("=?utf-8?q?…?=")
 * is broken up, because the reader's mail program would decode it, line breaks included. Text beyond 300 characters is
 * cut.
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
 * Whether mail can go to exactly this one address. Stricter than isEmail(), which accepts characters that mail syntax
 * reads as a list or as another address ("a@b.c,x@y.z", "a<x@y.z>").
 */
export function isSingleAddress(address: string): boolean {
	return address.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address)
}
