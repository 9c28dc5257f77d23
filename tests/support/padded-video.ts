import { randomBytes } from "node:crypto"
import { fixture } from "./factories"

/** A recording of exactly this size that plays. Players skip the element at its end, which makes it unique. */
export async function paddedVideo(size: number): Promise<Buffer> {
	const clip = await fixture("chrome-vp9-opus.webm")
	const padding = randomBytes(size - clip.length - 9)
	const head = Buffer.alloc(9)
	head.writeUInt8(0xec, 0)
	head.writeBigUInt64BE(BigInt(padding.length), 1)
	head.writeUInt8(0x01, 1)
	return Buffer.concat([clip, head, padding])
}
