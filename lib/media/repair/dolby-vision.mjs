import { readSync } from "node:fs"

/** An index of ten minutes has about 1 MB. */
const MOST_INDEX_BYTES = 32 * 1024 * 1024

/** The bytes of an MP4's index, or null. @param {number} fd @param {number} size */
function indexOf(fd, size) {
	const head = Buffer.alloc(16)
	for (let at = 0; at + 8 <= size; ) {
		const read = readSync(fd, head, 0, 16, at)
		const short = head.readUInt32BE(0)
		if (short === 1 && read < 16) return null
		const length = short === 0 ? size - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short
		if (length < 8) return null
		if (head.toString("latin1", 4, 8) === "moov") {
			if (length > MOST_INDEX_BYTES) return null
			const bytes = Buffer.alloc(length)
			return readSync(fd, bytes, 0, length, at) === length ? bytes : null
		}
		at += length
	}
	return null
}

/** Profiles 4, 5, and 20 hold no base: other decoders show green and violet. An iPhone's 8 has one in HLG or HDR10.
 * @param {number} fd @param {number} size of an MP4 */
export function hasNoBaseLayer(fd, size) {
	const index = indexOf(fd, size)
	if (!index) return false
	for (const name of ["dvcC", "dvvC"]) {
		const at = index.indexOf(name, 0, "latin1")
		// Two bytes of version, then seven bits of profile; the lower half of byte 4 says with what the base is compatible.
		if (at < 0 || at + 9 > index.length) continue
		const isBaseShown = index.readUInt8(at + 4 + 4) >> 4 > 0
		if (!isBaseShown) return true
	}
	return false
}
