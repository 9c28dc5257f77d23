import type { Random } from "../support/random"

export interface Mutation {
	name: string
	bytes: Buffer
	/** See HostileCase.kinds. */
	kinds?: string[]
}

const BOXES = [
	"ftyp",
	"moov",
	"mvhd",
	"trak",
	"tkhd",
	"mdia",
	"mdhd",
	"hdlr",
	"stbl",
	"stsd",
	"stts",
	"stsz",
	"stsc",
	"stco",
	"moof",
	"traf",
	"trun",
	"mdat",
]
const BOX_SIZES = [0, 1, 7, 8, 0x7fffffff, 0xffffffff]
const COUNTS = [0, 0xffffffff, 0x0fffffff]

/** Sets each box's own size, and the count that many boxes begin with, to impossible values. */
export function boxBombs(video: Buffer, label: string): Mutation[] {
	return BOXES.flatMap((box) => {
		const at = video.indexOf(box, 0, "latin1")
		if (at < 4) return []
		const set = (offset: number, value: number) => {
			const bytes = Buffer.from(video)
			bytes.writeUInt32BE(value >>> 0, offset)
			return bytes
		}
		return [
			...BOX_SIZES.map((size) => ({
				name: `${label} ${box} of size ${size}`,
				bytes: set(at - 4, size),
				kinds: [`${label} ${box}`, `${label} size ${size}`],
			})),
			...COUNTS.map((count) => ({
				name: `${label} ${box} with ${count} entries`,
				bytes: set(at + 8, count),
				kinds: [`${label} count ${count}`],
			})),
			{ name: `${label} ${box} renamed`, bytes: set(at, 0x58585858) },
		]
	})
}

const ELEMENTS = ["1a45dfa3", "18538067", "1549a966", "1654ae6b", "1f43b675", "1c53bb6b", "114d9b74", "ae", "e0", "a3"]
const ELEMENT_SIZES = [
	"01ffffffffffffff",
	"01fffffffffffffe",
	"0100000000000000",
	"08ffffffff",
	"80",
	"ff",
	"0000",
	"1ffffffe",
]

/** Sets an element's size to unknown, nearly 2^56, zero, and an invalid number. */
export function elementBombs(video: Buffer, label: string): Mutation[] {
	return ELEMENTS.flatMap((id) => {
		const element = Buffer.from(id, "hex")
		const at = video.indexOf(element)
		if (at < 0) return []
		return ELEMENT_SIZES.map((size) => {
			const bytes = Buffer.from(video)
			Buffer.from(size, "hex").copy(bytes, at + element.length)
			return { name: `${label} ${id} of size ${size}`, bytes, kinds: [`${label} ${id}`, `${label} ${size}`] }
		})
	})
}

/** Flips single bits, most of them in the structure. */
export function bitFlips(video: Buffer, label: string, random: Random, count: number): Mutation[] {
	return Array.from({ length: count }, (_, number) => {
		const bytes = Buffer.from(video)
		const flips = random.pick([1, 1, 3, 16, 200])
		const reach = random.pick([64, 600, 4_100, bytes.length])
		for (let flip = 0; flip < flips; flip++) {
			const at = random.between(0, Math.min(reach, bytes.length) - 1)
			bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.between(0, 7)), at)
		}
		return { name: `${label} ${number}: ${flips} bits in ${reach}`, bytes, kinds: [`${label} ${flips} bits`] }
	})
}

export function truncations(video: Buffer, label: string): Mutation[] {
	const lengths = [
		1,
		2,
		4,
		8,
		11,
		12,
		16,
		31,
		40,
		64,
		100,
		200,
		400,
		600,
		1_000,
		4_095,
		4_100,
		4_101,
		10_000,
		50_000,
		video.length - 1,
	]
	return lengths
		.filter((length) => length < video.length)
		.map((length) => ({ name: `${label} cut at ${length}`, bytes: video.subarray(0, length) }))
}

/** Joins the beginning of one file and the rest of another. */
export function splices(videos: Buffer[], random: Random, count: number): Mutation[] {
	return Array.from({ length: count }, (_, number) => {
		const [from, to] = [random.pick(videos), random.pick(videos)]
		const at = random.between(12, Math.min(from.length, 20_000))
		const rest = random.between(0, to.length - 1)
		return { name: `splice ${number} at ${at}`, bytes: Buffer.concat([from.subarray(0, at), to.subarray(rest)]) }
	})
}

/** The right first bytes, followed by garbage. */
export function impostors(random: Random): Mutation[] {
	const heads = {
		webm: Buffer.from(
			"1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff",
			"hex",
		),
		mkv: Buffer.from(
			"1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b6142878104428581021853806701ffffffffffffff",
			"hex",
		),
		mp4: Buffer.from("00000018667479706d703432000000006d70343269736f6d", "hex"),
		quicktime: Buffer.from("00000014667479707174202000000200717420200000", "hex"),
		heic: Buffer.from("00000018667479706865696300000000686569636d696631", "hex"),
		avif: Buffer.from("00000018667479706176696600000000617669666d696631", "hex"),
		m4a: Buffer.from("00000018667479704d344120000000004d34412069736f6d", "hex"),
		gif: Buffer.from("GIF89a"),
		zip: Buffer.from("PK\u0003\u0004"),
		pdf: Buffer.from("%PDF-1.7\n"),
		html: Buffer.from("<!doctype html><script>alert(1)</script>"),
		elf: Buffer.from("\u007fELF"),
		ogg: Buffer.from("OggS"),
		avi: Buffer.from("RIFF\u0000\u0000\u0000\u0000AVI "),
		mpegTs: Buffer.from("G@\u0000\u0010"),
		flv: Buffer.from("FLV\u0001"),
	}
	return Object.entries(heads).flatMap(([name, head]) => [
		{ name: `${name} head alone`, bytes: head, kinds: ["a head alone"] },
		{ name: `${name} head and zeros`, bytes: Buffer.concat([head, Buffer.alloc(20_000)]), kinds: ["a head and zeros"] },
		{ name: `${name} head and noise`, bytes: Buffer.concat([head, random.bytes(20_000)]), kinds: [name] },
		{
			name: `${name} head and ones`,
			bytes: Buffer.concat([head, Buffer.alloc(20_000, 0xff)]),
			kinds: ["a head and ones"],
		},
	])
}
