import { randomFillSync } from "node:crypto"
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from "mediabunny"

const BYTES_PER_SECOND = 320_000
const FRAMES_PER_SECOND = 30

/**
 * Makes a recording as a browser sends it: WebM without an index, so that measuring its duration costs as much as with
 * a real one. The content of the frames does not matter to a server.
 * @param {number} megabytes of 1,048,576 bytes, approximately
 * @returns {Promise<Buffer<ArrayBuffer>>}
 */
export async function makeClip(megabytes) {
	const target = new BufferTarget()
	const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target })
	const source = new EncodedVideoPacketSource("vp8")
	output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND })
	await output.start()
	const frame = new Uint8Array(Math.floor(BYTES_PER_SECOND / FRAMES_PER_SECOND))
	const frames = Math.floor((megabytes * 1_048_576) / (frame.length + 8))
	const config = { decoderConfig: { codec: "vp8", codedWidth: 1280, codedHeight: 720 } }
	for (let index = 0; index < frames; index += 1) {
		randomFillSync(frame)
		const type = index % 60 === 0 ? "key" : "delta"
		await source.add(new EncodedPacket(frame.slice(), type, index / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND), config)
	}
	await output.finalize()
	if (!target.buffer) throw new Error("The clip was not made.")
	return Buffer.from(target.buffer)
}
