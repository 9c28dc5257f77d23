import { createHash, randomUUID } from "node:crypto"
import { FIXTURES, type FixtureName, fixture } from "../../support/factories"
import { GOOD_FORM } from "../../support/submit"
import type { Random } from "./random"

/** One recording as a phone would send it, with the key for its retries. */
export interface Take {
	key: string
	/** The SHA-256 of the video's bytes, in hex. */
	sha256: string
	size: number
	contentType: string
	/** The whole multipart body. */
	body: Buffer
}

/** An element (WebM: Void, MP4: free) that players skip. It makes the file longer and unique without changing it. */
export function padded(bytes: Buffer, contentType: string, padding: Buffer): Buffer {
	if (contentType === "video/mp4") {
		const head = Buffer.alloc(8)
		head.writeUInt32BE(padding.length + 8, 0)
		head.write("free", 4, "latin1")
		return Buffer.concat([bytes, head, padding])
	}
	const head = Buffer.alloc(9)
	head.writeUInt8(0xec, 0)
	head.writeBigUInt64BE(BigInt(padding.length), 1)
	head.writeUInt8(0x01, 1)
	return Buffer.concat([bytes, head, padding])
}

const BOUNDARY = "----take"
export const TAKE_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

function part(disposition: string, content: Buffer | string, type?: string): Buffer {
	const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ""}\r\n`
	return Buffer.concat([Buffer.from(head), Buffer.from(content as string), Buffer.from("\r\n")])
}

interface TakeOptions {
	/** Bytes added to the fixture. */
	padding: number
	poster?: Buffer
}

export async function makeTake(random: Random, { padding, poster }: TakeOptions): Promise<Take> {
	const name = random.pick(Object.keys(FIXTURES)) as FixtureName
	const contentType = FIXTURES[name]
	const video = padded(await fixture(name), contentType, random.bytes(padding))
	const key = randomUUID()
	// Each take has its own address, because one address gets only so many receipts an hour.
	const form = { ...GOOD_FORM, email: `${key}@example.com` }
	const fields = Object.entries(form).map(([field, value]) => part(`name="${field}"`, value))
	const posters = poster ? [part('name="poster"; filename="poster.jpg"', poster, "image/jpeg")] : []
	const file = part('name="video"; filename="testimonial.webm"', video, "video/webm")
	return {
		key,
		sha256: createHash("sha256").update(video).digest("hex"),
		size: video.length,
		contentType,
		body: Buffer.concat([...fields, ...posters, file, Buffer.from(`--${BOUNDARY}--\r\n`)]),
	}
}
