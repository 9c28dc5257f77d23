import { readSync } from "node:fs"

// A parser that understands frames takes 20 ms for 20 MB of WebM without an index, and eight submissions that end
// together wait for each other. This code reads only the headers between the frames: 4 ms.
const WINDOW_BYTES = 4096
/** The longest header: id, size, track, and a two-byte timestamp. */
const HEADER_BYTES = 4 + 8 + 8 + 2

const EBML = 0x1a45dfa3
const CLUSTER_TIME = 0xe7
const TIMESTAMP_SCALE = 0x2ad7b1
const SIMPLE_BLOCK = 0xa3
const BLOCK = 0xa1
const DURATION = 0x4489
const CUES = 0x1c53bb6b
/** Segment, Info, Cluster, and BlockGroup: their children are read as siblings, so their ends do not matter. */
const ENTERED = new Set([0x18538067, 0x1549a966, 0x1f43b675, 0xa0])

/** @param {number} fd @param {number} size */
function windowOver(fd, size) {
	const bytes = Buffer.alloc(WINDOW_BYTES)
	let from = 0
	let filled = 0
	/** @param {number} at @returns {number} the position of byte `at` in `bytes`, followed by a whole header unless the
	 * file ends */
	function reach(at) {
		if (at < from || Math.min(at + HEADER_BYTES, size) > from + filled) {
			filled = readSync(fd, bytes, 0, WINDOW_BYTES, at)
			from = at
			bytes.fill(0, filled)
		}
		return at - from
	}
	return { bytes, reach }
}

/** The length of an EBML number by its first byte; 0 for none. @param {number} [first] */
const lengthOf = (first = 0) => (first === 0 ? 0 : Math.clz32(first) - 23)

/** @param {Buffer} bytes @param {number} at @param {number} length without the marker; -1 for "unknown", all bits set */
function numberAt(bytes, at, length) {
	let value = bytes.readUInt8(at) & (0xff >> length)
	let isUnknown = value === 0xff >> length
	for (let index = 1; index < length; index += 1) {
		isUnknown &&= bytes[at + index] === 0xff
		value = value * 256 + (bytes[at + index] ?? 0)
	}
	return isUnknown ? -1 : value
}

/** @param {ReturnType<typeof windowOver>} window @param {number} at
 * @returns {{ id: number, content: number, contentSize: number, headerSize: number } | null} content: its position in the window */
function elementAt({ bytes, reach }, at) {
	const start = reach(at)
	const idLength = lengthOf(bytes[start])
	const sizeLength = lengthOf(bytes[start + idLength])
	if (idLength === 0 || idLength > 4 || sizeLength === 0) return null
	const headerSize = idLength + sizeLength
	const contentSize = numberAt(bytes, start + idLength, sizeLength)
	return { id: bytes.readUIntBE(start, idLength), content: start + headerSize, contentSize, headerSize }
}

/** In ticks after its cluster's time. @param {Buffer} bytes @param {number} at @param {number} length */
function blockTime(bytes, at, length) {
	const track = lengthOf(bytes[at])
	return track === 0 || length < track + 2 ? null : bytes.readInt16BE(at + track)
}

/** @param {Buffer} bytes @param {number} at @param {number} length */
const integerAt = (bytes, at, length) => (length < 1 || length > 6 ? -1 : bytes.readUIntBE(at, length))

/** @param {Buffer} bytes @param {number} at @param {number} length */
function floatAt(bytes, at, length) {
	if (length === 4) return bytes.readFloatBE(at)
	return length === 8 ? bytes.readDoubleBE(at) : 0
}

/**
 * Walks a WebM file by its headers. Null for any other file. `last`: when the last whole frame begins. `duration`: what
 * the file itself says, or 0. Both are in ticks of `scale` nanoseconds. `isWhole`: nothing reaches beyond the end.
 * @param {number} fd @param {number} size
 * @returns {{ last: number, scale: number, duration: number, mediaBytes: number, hasCues: boolean, isWhole: boolean } |
 * null}
 */
export function walkWebm(fd, size) {
	const window = windowOver(fd, size)
	if (elementAt(window, 0)?.id !== EBML) return null
	const { bytes } = window
	const found = { last: -1, scale: 1_000_000, duration: 0, mediaBytes: 0, hasCues: false, isWhole: true }
	let clusterTime = 0
	for (let at = 0; at < size; ) {
		const element = elementAt(window, at)
		if (!element) return null
		const { id, content, contentSize, headerSize } = element
		at += headerSize
		if (at + contentSize > size) found.isWhole = false
		if (ENTERED.has(id)) continue
		if (contentSize < 0) return null
		if (at + contentSize > size) break
		if (id === SIMPLE_BLOCK || id === BLOCK) {
			const time = blockTime(bytes, content, contentSize)
			if (time === null) return null
			found.mediaBytes += contentSize
			found.last = Math.max(found.last, clusterTime + time)
		} else if (id === CLUSTER_TIME || id === TIMESTAMP_SCALE) {
			const value = integerAt(bytes, content, contentSize)
			if (value < 0) return null
			if (id === CLUSTER_TIME) clusterTime = value
			else found.scale = value
		}
		if (id === DURATION) found.duration = floatAt(bytes, content, contentSize)
		if (id === CUES) found.hasCues = true
		at += contentSize
	}
	return found
}

/** When the last whole frame begins, in ms. @param {number} fd @param {number} size @returns {number | null} */
export function webmDuration(fd, size) {
	const found = walkWebm(fd, size)
	if (!found) return null
	const milliseconds = Math.round((found.last * found.scale) / 1_000_000)
	return found.last >= 0 && Number.isSafeInteger(milliseconds) ? milliseconds : null
}
