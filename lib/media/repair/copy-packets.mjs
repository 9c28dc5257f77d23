import {
	EncodedAudioPacketSource,
	EncodedPacketSink,
	EncodedVideoPacketSource,
	FilePathTarget,
	Mp4OutputFormat,
	Output,
	WebMOutputFormat,
} from "mediabunny"
import { bareConfig, barePackets, bytesOf } from "./bare-packets.mjs"
import { Damaged, factsWithin } from "./track-facts.mjs"

/** With the library's own 16 MB, writing cost more than the rest of a small file's copy. */
const WRITE_BYTES = 1024 * 1024

/** A container lists each packet's size, but all may not add up to more than the file. @param {number} size */
const withinFile = (size) => factsWithin(size + 65_536)

export class Unsupported extends Error {}

/** @param {import("mediabunny").InputTrack} track */
async function codecOf(track) {
	const codec = await track.getCodec()
	if (!codec || !(track.isVideoTrack() || track.isAudioTrack())) throw new Unsupported()
	return codec
}

/** Bytes of the file that its parser could read, although they are not copied.
 * @param {import("./open-video.mjs").OpenVideo} opened */
async function unplayedBytes({ unplayed, size }) {
	const sums = withinFile(size)
	for (const track of unplayed) {
		const own = sums.track(track, "")
		const packets = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })
		for await (const packet of packets) own.add(packet, packet.byteLength)
	}
	return sums.total()
}

/** Reads every packet. @param {import("./open-video.mjs").OpenVideo} opened */
export async function readPackets(opened) {
	const { tracks, size } = opened
	const sums = withinFile(size)
	const read = []
	for (const track of tracks) {
		const own = sums.track(track, await codecOf(track))
		for await (const packet of new EncodedPacketSink(track).packets()) own.add(packet)
		read.push(own.end())
	}
	return { tracks: read, bytes: sums.total() + (await unplayedBytes(opened)) }
}

/** The count must be known before an index can be written ahead. @param {import("mediabunny").InputTrack} track */
async function countPackets(track) {
	let count = 0
	for await (const _ of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
		count += 1
		if (count > 500_000) throw new Damaged()
	}
	return count
}

/** @param {import("mediabunny").InputTrack} track @param {import("mediabunny").OutputFormat} format */
async function planOf(track, format) {
	const codec = await codecOf(track)
	const isPicture = track.isVideoTrack()
	if (!(isPicture || track.isAudioTrack()) || !format.getSupportedCodecs().includes(codec)) throw new Unsupported()
	const count = format instanceof Mp4OutputFormat ? { maximumPacketCount: await countPackets(track) } : {}
	if (!isPicture) {
		const config = await track.getDecoderConfig()
		if (!config) throw new Unsupported()
		return { track, codec, begin: (/** @type {Output} */ output) => addSound(output, codec, config, count) }
	}
	const config = await track.getDecoderConfig()
	if (!config) throw new Unsupported()
	const shown = { ...count, rotation: await track.getRotation(), flip: await track.getFlip() }
	return { track, codec, begin: (/** @type {Output} */ output) => addPicture(output, codec, config, shown) }
}

/** @param {Output} output @param {string} codec @param {VideoDecoderConfig} config @param {import("mediabunny").VideoTrackMetadata} shown */
function addPicture(output, codec, config, shown) {
	const source = new EncodedVideoPacketSource(/** @type {import("mediabunny").VideoCodec} */ (codec))
	output.addVideoTrack(source, shown)
	return adding(codec, config, (packet, meta) => source.add(packet, meta))
}

/** @param {Output} output @param {string} codec @param {AudioDecoderConfig} config @param {import("mediabunny").BaseTrackMetadata} count */
function addSound(output, codec, config, count) {
	const source = new EncodedAudioPacketSource(/** @type {import("mediabunny").AudioCodec} */ (codec))
	output.addAudioTrack(source, count)
	return adding(codec, config, (packet, meta) => source.add(packet, meta))
}

/** Adds packets to the copy without what no player needs, and returns what it added.
 * @template {VideoDecoderConfig | AudioDecoderConfig} C @param {string} codec @param {C} config
 * @param {(packet: import("mediabunny").EncodedPacket, meta?: { decoderConfig: C }) => Promise<void>} add */
function adding(codec, config, add) {
	const bare = barePackets(codec, bytesOf(config.description))
	const decoderConfig = bareConfig(codec, config)
	/** @param {import("mediabunny").EncodedPacket} packet @param {boolean} isFirst */
	return async (packet, isFirst) => {
		const data = bare(packet.data)
		const added = data === packet.data ? packet : packet.clone({ data })
		await add(added, isFirst ? { decoderConfig } : undefined)
		return added
	}
}

/** Writes an MP4 with its index first, or a WebM with duration and cues, without the tags of the old container.
 * A phone's tags hold the place and the owner.
 * @param {import("./open-video.mjs").OpenVideo} opened @param {string} target @param {boolean} isMp4 */
export async function copyPackets(opened, target, isMp4) {
	const { tracks, size } = opened
	const sums = withinFile(size)
	const format = isMp4 ? new Mp4OutputFormat({ fastStart: "reserve" }) : new WebMOutputFormat()
	// Before the output, which opens its file later: given up right away, it would leave one behind.
	const plans = []
	for (const track of tracks) plans.push(await planOf(track, format))
	const output = new Output({ format, target: new FilePathTarget(target, { chunkSize: WRITE_BYTES }) })
	try {
		const lanes = []
		for (const { track, codec, begin } of plans) {
			const add = begin(output)
			const packets = new EncodedPacketSink(track).packets()
			lanes.push({ add, packets, next: (await packets.next()).value, isFirst: true, facts: sums.track(track, codec) })
		}
		await output.start()
		for (;;) {
			// By time, as players read them. The container keeps each track's own order.
			const lane = lanes.reduce((first, other) =>
				other.next && (!first.next || other.next.timestamp < first.next.timestamp) ? other : first,
			)
			if (!lane.next) break
			lane.facts.add(await lane.add(lane.next, lane.isFirst), lane.next.data.byteLength)
			lane.isFirst = false
			lane.next = (await lane.packets.next()).value
		}
		await output.finalize()
		return { tracks: lanes.map((lane) => lane.facts.end()), bytes: sums.total() + (await unplayedBytes(opened)) }
	} catch (error) {
		await output.cancel().catch(() => undefined)
		throw error
	}
}
