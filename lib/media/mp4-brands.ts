const BOX_HEADER_BYTES = 8
/** Size, "ftyp", major brand, minor version: a box without compatible brands. */
const SMALLEST_FTYP_BYTES = 16
const LARGEST_FTYP_BYTES = 1024

/**
 * The major and compatible brands of the ftyp box at the start of a file, or null if there is none of a sane size. The
 * size matters: in `<div` + `ftypisom`, which a browser could take for HTML, the first four letters are the size.
 */
export function mp4Brands(head: Uint8Array): { major: string; compatible: string[] } | null {
	if (head.length < SMALLEST_FTYP_BYTES) return null
	const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
	if (size < SMALLEST_FTYP_BYTES || size > LARGEST_FTYP_BYTES || size > head.length || size % 4 !== 0) return null
	const word = (at: number) => String.fromCharCode(...head.subarray(at, at + 4))
	if (word(4) !== "ftyp") return null
	const compatible: string[] = []
	for (let at = SMALLEST_FTYP_BYTES; at < size; at += 4) compatible.push(word(at))
	return { major: word(BOX_HEADER_BYTES), compatible }
}
