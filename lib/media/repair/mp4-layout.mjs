import { readSync } from "node:fs"

/** ftyp, free, moov, mdat, and one moof and one mdat for each second of ten minutes, with room to spare. */
const MOST_BOXES = 20_000

/** Reads the outermost boxes' headers. Null if the file is not an MP4. `isWhole`: no box reaches beyond the end of the
 * file. `isFast`: one whole index comes before the media, so a player can start with the first bytes and seek anywhere.
 * @param {number} fd @param {number} size
 * @returns {{ isWhole: boolean, isFast: boolean, mediaBytes: number } | null} */
export function mp4Layout(fd, size) {
	const header = Buffer.alloc(16)
	const names = []
	let mediaBytes = 0
	let at = 0
	// A few bytes after the last box do no harm.
	while (at + 8 <= size) {
		if (names.length === MOST_BOXES) return null
		const read = readSync(fd, header, 0, 16, at)
		const name = header.toString("latin1", 4, 8)
		if (names.length === 0 && name !== "ftyp") return null
		const short = header.readUInt32BE(0)
		if (short === 1 && read < 16) return null
		// 0: the box extends to the end of the file. 1: a 64-bit size follows.
		const length = short === 0 ? size - at : short === 1 ? Number(header.readBigUInt64BE(8)) : short
		if (length < (short === 1 ? 16 : 8)) return null
		if (at + length > size) return { isWhole: false, isFast: false, mediaBytes }
		if (name === "mdat") mediaBytes += length
		names.push(name)
		at += length
	}
	if (names.length === 0) return null
	const [moov, mdat] = [names.indexOf("moov"), names.indexOf("mdat")]
	if (moov < 0 || mdat < 0) return { isWhole: false, isFast: false, mediaBytes }
	return { isWhole: true, isFast: moov < mdat && !names.includes("moof"), mediaBytes }
}
