/**
 * Reads what a video file holds beside pictures and sound, as exiftool -ee does (checked against it by hand): every box
 * of an MP4 and every element of a WebM that players do not need, and the names and dates in those that they do.
 */
export function foreignParts(file: Uint8Array): string[] {
	const bytes = Buffer.from(file)
	return bytes.toString("latin1", 4, 8) === "ftyp" ? foreignBoxes(bytes) : foreignElements(bytes)
}

const FOLDERS = new Set(["moov", "trak", "mdia", "minf", "dinf", "stbl", "edts", "mvex"])
const BOXES = new Set(
	"ftyp free mdat mvhd tkhd elst mdhd hdlr vmhd smhd nmhd dref stsd stts ctts cslg stsc stsz stco co64 stss".split(" "),
)
const HANDLERS = ["MediabunnyVideoHandler", "MediabunnySoundHandler"]

function foreignBoxes(bytes: Buffer, from = 0, to = bytes.length, path = ""): string[] {
	const found: string[] = []
	for (let at = from; at + 8 <= to; ) {
		const short = bytes.readUInt32BE(at)
		const name = bytes.toString("latin1", at + 4, at + 8)
		const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
		const body = bytes.subarray(at + 8, at + size)
		if (FOLDERS.has(name)) found.push(...foreignBoxes(bytes, at + 8, at + size, `${path}/${name}`))
		else if (!BOXES.has(name)) found.push(`${path}/${name}`)
		else if (name === "free" && body.some((byte) => byte !== 0)) found.push(`${path}/free with content`)
		else if (name === "hdlr") {
			const words = body.toString("latin1", 24).replaceAll("\0", "")
			if (!HANDLERS.includes(words)) found.push(`${path}/hdlr ${words}`)
		}
		at += Math.max(size, 8)
	}
	return found
}

const MASTERS = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0xe1, 0x1f43b675, 0xa0])
/** Heads, seek table, cues, filler, scale, duration, program names, track facts, and what clusters are made of. */
const ELEMENTS = new Set([
	0x1a45dfa3, 0x114d9b74, 0x1c53bb6b, 0xec, 0x2ad7b1, 0x4489, 0x4d80, 0x5741, 0xd7, 0x73c5, 0x83, 0x86, 0x63a2,
	0x22b59c, 0x56aa, 0x56bb, 0x23e383, 0xb0, 0xba, 0x54b0, 0x54ba, 0x54b2, 0x55b0, 0xb5, 0x9f, 0x6264, 0xb9, 0x88,
	0x55aa, 0x9c, 0x53c0, 0x7670, 0xe7, 0xa3, 0xa1, 0x9b, 0xfb, 0xa7, 0xab, 0x75a2,
])
const PROGRAM = /^Mediabunny/

function foreignElements(bytes: Buffer): string[] {
	const found: string[] = []
	for (let at = 0; at < bytes.length; ) {
		const idLength = Math.clz32(bytes[at] ?? 0) - 23
		const id = bytes.readUIntBE(at, idLength)
		const sizeAt = at + idLength
		const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23
		let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength)
		for (let index = 1; index < sizeLength; index += 1) size = size * 256 + (bytes[sizeAt + index] ?? 0)
		at = sizeAt + sizeLength
		if (MASTERS.has(id)) continue
		const words = id === 0x4d80 || id === 0x5741 ? bytes.toString("utf8", at, at + size) : ""
		if (!ELEMENTS.has(id)) found.push(`element ${id.toString(16)}`)
		else if (words && !PROGRAM.test(words)) found.push(words)
		else if (id === 0xec && bytes.subarray(at, at + size).some((byte) => byte !== 0)) found.push("filler with content")
		at += size
	}
	return found
}
