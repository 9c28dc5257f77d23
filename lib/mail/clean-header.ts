const MAX_HEADER = 300

/** A name with one of them turns around all that follows it. */
const OVERRIDES = /[\u202A-\u202E]/g

/** Strangers' input goes into subjects, where a line break would start a header of their own (Bcc: …). A typed encoded
 * word ("=?utf-8?q?…?=") is broken up, because the reader's mail program would decode it, line breaks included. */
export function cleanHeader(text: string): string {
	const line = text
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
		.replace(OVERRIDES, "")
		.replace(/=\?(?=[^?\s]+\?[bq]\?)/gi, "= ?")
		.replace(/ {2,}/g, " ")
		.trim()
	return Array.from(line).slice(0, MAX_HEADER).join("")
}

/** Stricter than isEmail(), which accepts what mail syntax reads as a list or as another address ("a@b.c,x@y.z"). */
export function isSingleAddress(address: string): boolean {
	return address.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address)
}
