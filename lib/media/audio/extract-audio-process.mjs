import { closeSync, fstatSync, openSync, writeFileSync } from "node:fs"
import {
	BufferTarget,
	EncodedAudioPacketSource,
	EncodedPacket,
	EncodedPacketSink,
	Input,
	MP4,
	Mp4OutputFormat,
	Output,
	QTFF,
	WEBM,
	WebMOutputFormat,
} from "mediabunny"
import { sourceOf } from "../file-source.mjs"
import { bareConfig } from "../repair/bare-packets.mjs"
import { soundOf } from "../repair/open-video.mjs"
import { startWatchdog } from "../watchdog.mjs"

// Arguments: the video's path, the target's path, and the limits of audio bytes, megabytes of memory, and seconds.
// Answers one line of JSON. A plain module, because it is started by path and not bundled.
for (const level of /** @type {const} */ (["log", "info", "warn", "error"])) console[level] = () => undefined

const [, , videoPath = "", audioPath = "", maxBytes = "0", megabytes = "0", seconds = "0"] = process.argv
const endAt = startWatchdog(Number(megabytes))
endAt(Date.now() + Number(seconds) * 1000)
/** One pass finds the packets, one copies them, and one pays for reading an index. */
const PASSES = 3

/** @param {string | null} codec */
function formatFor(codec) {
	if (codec === "opus" || codec === "vorbis") return { format: new WebMOutputFormat(), contentType: "audio/webm" }
	if (codec === "aac" || codec === "mp3") return { format: new Mp4OutputFormat(), contentType: "audio/mp4" }
	return null
}

/** @param {Input} input */
async function extract(input) {
	const track = await soundOf(input)
	if (!track) return { problem: "none" }
	const codec = await track.getCodec()
	const config = await track.getDecoderConfig()
	const form = formatFor(codec)
	if (!form || !codec || !config) return { problem: "unreadable" }
	// The audio goes to another company's server, so its head loses the tags as a served copy's does.
	const decoderConfig = bareConfig(codec, config)
	const target = new BufferTarget()
	const output = new Output({ format: form.format, target })
	const source = new EncodedAudioPacketSource(codec)
	output.addAudioTrack(source)
	await output.start()
	let first = null
	let bytes = 0
	let last = 0
	for await (const packet of new EncodedPacketSink(track).packets()) {
		first ??= packet.timestamp
		bytes += packet.byteLength
		if (bytes > Number(maxBytes)) return { problem: "too_large" }
		// The audio starts at zero: its reader would not know about a beginning in silence or before the first picture.
		const timestamp = Math.max(last, packet.timestamp - first)
		last = timestamp
		await source.add(new EncodedPacket(packet.data, packet.type, timestamp, packet.duration), { decoderConfig })
	}
	if (first === null) return { problem: "none" }
	await output.finalize()
	if (!target.buffer || target.buffer.byteLength > Number(maxBytes)) return { problem: "too_large" }
	writeFileSync(audioPath, new Uint8Array(target.buffer), { mode: 0o600 })
	return { contentType: form.contentType, beginsAtMs: Math.round(first * 1000) }
}

async function run() {
	const fd = openSync(videoPath, "r")
	const { size } = fstatSync(fd)
	const input = new Input({ formats: [WEBM, MP4, QTFF], source: sourceOf(fd, size, PASSES) })
	try {
		return await extract(input).catch(() => ({ problem: "unreadable" }))
	} finally {
		input.dispose()
		closeSync(fd)
	}
}

process.stdout.write(JSON.stringify(await run()))
