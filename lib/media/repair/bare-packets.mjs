import { Damaged } from "./track-facts.mjs"

// Cameras write the place, the date, and the device into a video's packets too (AVCHD's MDPM in H.264, GoPro and DJI in
// units of no standard kind). What a decoder needs is listed here, and everything else is left out.

/** Slices, parameter sets, delimiters, and auxiliary pictures (ITU-T H.264, table 7-1). 6 is SEI. */
const AVC_UNITS = new Set([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 19, 20])
const AVC_SEI = 6
/** ITU-T H.265, table 7-1: 32 to 37 are parameter sets, delimiters, and ends. 62 and 63 are Dolby Vision's. */
const HEVC_LAST_SLICE = 21
const HEVC_SETS = [32, 37]
const HEVC_SEI = new Set([39, 40])
/** Timing, recovery, packing, orientation, and the brightness of the HDR master's screen. No user data (4, 5). */
const SEI_KINDS = new Set([0, 1, 6, 45, 47, 129, 136, 137, 144, 147])
/** Sequence, delimiter, frame, tiles, header again, list of tiles (AV1, 6.2.2). 5 is metadata. */
const AV1_UNITS = new Set([1, 2, 3, 4, 6, 7, 8])
const AV1_METADATA = 5
/** Brightness, mastering screen, and layers. ITU-T T.35 and anything newer are free text. */
const AV1_METADATA_KINDS = new Set([1, 2, 3])

/** Without the bytes that keep a start code out (H.264, 7.4.1). @param {Uint8Array} bytes */
function unescaped(bytes) {
	const plain = new Uint8Array(bytes.length)
	let length = 0
	let zeros = 0
	for (const byte of bytes) {
		if (zeros >= 2 && byte === 3) {
			zeros = 0
			continue
		}
		zeros = byte === 0 ? zeros + 1 : 0
		plain[length++] = byte
	}
	return plain.subarray(0, length)
}

/** Whether each message of an SEI unit is one that a player needs. @param {Uint8Array} body after the unit's header */
function isNeededSei(body) {
	const bytes = unescaped(body)
	let at = 0
	const number = () => {
		let value = 0
		while (bytes[at] === 0xff) {
			value += 255
			at += 1
		}
		value += bytes[at] ?? 0
		at += 1
		return value
	}
	while (at < bytes.length - 1) {
		if (!SEI_KINDS.has(number())) return false
		const size = number()
		at += size
	}
	return at <= bytes.length
}

/** @param {Uint8Array} unit */
function isNeededAvc(unit) {
	const kind = (unit[0] ?? 0) & 31
	return kind === AVC_SEI ? isNeededSei(unit.subarray(1)) : AVC_UNITS.has(kind)
}

/** @param {Uint8Array} unit */
function isNeededHevc(unit) {
	const kind = ((unit[0] ?? 0) >> 1) & 63
	if (HEVC_SEI.has(kind)) return isNeededSei(unit.subarray(2))
	return kind <= HEVC_LAST_SLICE || (kind >= (HEVC_SETS[0] ?? 0) && kind <= (HEVC_SETS[1] ?? 0))
}

/** @typedef {(data: Uint8Array) => Uint8Array} Bare */

/** Joins what is kept of `data`; `data` itself if that is all of it. @param {Uint8Array} data @param {Uint8Array[]} kept */
function joined(data, kept) {
	const length = kept.reduce((sum, part) => sum + part.length, 0)
	if (length === data.length) return data
	if (length === 0) throw new Damaged()
	const bytes = new Uint8Array(length)
	let at = 0
	for (const part of kept) {
		bytes.set(part, at)
		at += part.length
	}
	return bytes
}

/** Packets of units, each behind its length. @param {number} lengthBytes @param {(unit: Uint8Array) => boolean} isNeeded @returns {Bare} */
const bareUnits = (lengthBytes, isNeeded) => (data) => {
	const kept = []
	for (let at = 0; at < data.length; ) {
		let length = 0
		for (let index = 0; index < lengthBytes; index += 1) length = length * 256 + (data[at + index] ?? 0)
		const start = at + lengthBytes
		const end = start + length
		if (end > data.length) {
			// Some writers fill the last bytes with zeros.
			if (data.subarray(at).every((byte) => byte === 0)) break
			throw new Damaged()
		}
		if (length > 0 && isNeeded(data.subarray(start, end))) kept.push(data.subarray(at, end))
		at = end
	}
	return joined(data, kept)
}

/** @param {Uint8Array} data @param {number} at @returns {[value: number, end: number]} */
function leb128(data, at) {
	let value = 0
	for (let index = 0; index < 8; index += 1) {
		const byte = data[at + index]
		if (byte === undefined) break
		value += (byte & 127) * 2 ** (7 * index)
		if (byte < 128) return [value, at + index + 1]
	}
	throw new Damaged()
}

/** @type {Bare} */
function bareAv1(data) {
	const kept = []
	for (let at = 0; at < data.length; ) {
		const head = data[at] ?? 0
		const body = at + (head & 4 ? 2 : 1)
		// Without a size of its own it is the last one.
		const [length, start] = head & 2 ? leb128(data, body) : [data.length - body, body]
		const end = start + length
		if (end > data.length) throw new Damaged()
		const kind = (head >> 3) & 15
		const isNeeded =
			kind === AV1_METADATA ? AV1_METADATA_KINDS.has(leb128(data.subarray(0, end), start)[0]) : AV1_UNITS.has(kind)
		if (isNeeded) kept.push(data.subarray(at, end))
		at = end
	}
	return joined(data, kept)
}

/** @type {Bare} */
const asIs = (data) => data

/** Returns a function that leaves out of a track's packets all that no player needs. @param {string} codec
 * @param {Uint8Array | undefined} description the track's avcC, hvcC, or av1C @returns {Bare} throws Damaged if a
 * packet is not made of whole units */
export function barePackets(codec, description) {
	if (codec === "av1") return bareAv1
	if (codec !== "avc" && codec !== "hevc") return asIs
	if (!description) throw new Damaged()
	const isAvc = codec === "avc"
	const lengthBytes = ((description[isAvc ? 4 : 21] ?? 3) & 3) + 1
	return bareUnits(lengthBytes, isAvc ? isNeededAvc : isNeededHevc)
}

const HVCC_ARRAYS_AT = 22

/** An hvcC holds arrays of units, SEI among them. @param {Uint8Array} box */
function bareHvcc(box) {
	const kept = [box.subarray(0, HVCC_ARRAYS_AT), new Uint8Array(1)]
	let arrays = 0
	let at = HVCC_ARRAYS_AT + 1
	for (let index = 0; index < (box[HVCC_ARRAYS_AT] ?? 0); index += 1) {
		const from = at
		const kind = (box[at] ?? 0) & 63
		const units = (box[at + 1] ?? 0) * 256 + (box[at + 2] ?? 0)
		at += 3
		for (let unit = 0; unit < units; unit += 1) at += 2 + (box[at] ?? 0) * 256 + (box[at + 1] ?? 0)
		if (at > box.length) throw new Damaged()
		if (kind < (HEVC_SETS[0] ?? 0) || kind > (HEVC_SETS[1] ?? 0)) continue
		kept.push(box.subarray(from, at))
		arrays += 1
	}
	kept[1] = Uint8Array.of(arrays)
	return joined(box, kept)
}

const FLAC_INFO_BYTES = 4 + 4 + 34
/** A FLAC's head begins with its one needed block. Tags and pictures follow. @param {Uint8Array} head */
function bareFlac(head) {
	const info = head.slice(0, FLAC_INFO_BYTES)
	if (info.length < FLAC_INFO_BYTES) throw new Damaged()
	// "This block is the last one."
	info[4] = (info[4] ?? 0) | 128
	return info
}

/** `\x03vorbis`, no vendor, no tags, and the end mark. */
const NO_TAGS = Uint8Array.of(3, 0x76, 0x6f, 0x72, 0x62, 0x69, 0x73, 0, 0, 0, 0, 0, 0, 0, 0, 1)

/** Vorbis keeps its tags in the second of three headers, laced as in Ogg. @param {Uint8Array} heads */
function bareVorbis(heads) {
	let at = 1
	const sizes = [0, 1].map(() => {
		let size = 0
		while (heads[at] === 255) {
			size += 255
			at += 1
		}
		size += heads[at] ?? 0
		at += 1
		return size
	})
	const [first = 0, second = 0] = sizes
	if (heads[0] !== 2 || first > 254 || at + first + second > heads.length) throw new Damaged()
	return Uint8Array.of(
		2,
		first,
		NO_TAGS.length,
		...heads.subarray(at, at + first),
		...NO_TAGS,
		...heads.subarray(at + first + second),
	)
}

/** A track's head for decoders, without tags. @param {string} codec @param {Uint8Array | undefined} description */
export function bareDescription(codec, description) {
	if (!description) return undefined
	if (codec === "hevc") return bareHvcc(description)
	if (codec === "flac") return bareFlac(description)
	if (codec === "vorbis") return bareVorbis(description)
	return description
}

/** @param {AllowSharedBufferSource | undefined} source */
export function bytesOf(source) {
	if (!source || source instanceof Uint8Array) return source
	return ArrayBuffer.isView(source)
		? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
		: new Uint8Array(source)
}

/** @template {VideoDecoderConfig | AudioDecoderConfig} C @param {string} codec @param {C} config @returns {C} */
export const bareConfig = (codec, config) => ({
	...config,
	description: bareDescription(codec, bytesOf(config.description)),
})
