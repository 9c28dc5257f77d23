import type { Take } from "./make-take"
import { type CallOptions, callWith, type TakeAnswer } from "./send-take"

/** An upload that stays open in the middle of its body until the test continues it. */
export interface OpenUpload {
	/** Sends so many more bytes of it. */
	send(bytes: number): void
	/** Sends the rest. */
	finish(): void
	/** Disconnects, like a phone whose battery is empty. */
	disconnect(): void
	/** The answer, or "cut" if none came. */
	answer: Promise<TakeAnswer | "cut">
}

interface OpenOptions extends CallOptions {
	/** Bytes sent at once. By default never the whole take, because then the upload would be over. */
	firstBytes?: number
}

export function openUpload(
	url: string,
	tenantSlug: string,
	take: Take,
	{ firstBytes = Math.min(300_000, Math.floor(take.body.length / 2)), ...options }: OpenOptions = {},
): OpenUpload {
	const { call, answer } = callWith(url, tenantSlug, take, options)
	let sent = 0
	const send = (bytes: number) => {
		call.write(take.body.subarray(sent, sent + bytes))
		sent += bytes
	}
	send(firstBytes)
	return {
		send,
		finish: () => void call.end(take.body.subarray(sent)),
		disconnect: () => void call.destroy(),
		answer,
	}
}

/** The answer to an upload that must not be cut. */
export async function answerTo({ answer }: OpenUpload): Promise<TakeAnswer> {
	const given = await answer
	if (given === "cut") throw new Error("The upload was cut without an answer.")
	return given
}
