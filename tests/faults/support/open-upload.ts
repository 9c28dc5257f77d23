import { request } from "node:http"
import { TAKE_TYPE, type Take } from "./make-take"
import type { TakeAnswer } from "./send-take"

/** An upload that stays open in the middle of its body until the test says how it goes on. */
export interface OpenUpload {
	/** Sends so many more bytes of it. */
	send(bytes: number): void
	/** Sends what is left. */
	finish(): void
	/** As a phone whose battery is empty. */
	disconnect(): void
	/** Milliseconds from the last call of finish() (or from the start) to the answer; "cut" where none came. */
	answer: Promise<(TakeAnswer & { ms: number; headers: Headers }) | "cut">
}

/** @param firstBytes sent at once; unless told otherwise, never all of it: a small take would be an upload that is over. */
export function openUpload(
	url: string,
	tenantSlug: string,
	take: Take,
	firstBytes = Math.min(300_000, Math.floor(take.body.length / 2)),
): OpenUpload {
	let sent = 0
	let since = performance.now()
	const call = request(`${url}/api/tenant/${tenantSlug}/submit`, {
		method: "POST",
		agent: false,
		headers: { "content-type": TAKE_TYPE, "content-length": take.body.length, "idempotency-key": take.key },
	})
	const answer: OpenUpload["answer"] = new Promise((resolve) => {
		call.on("error", () => resolve("cut"))
		call.on("response", (response) => {
			const chunks: Buffer[] = []
			response.on("data", (chunk: Buffer) => chunks.push(chunk))
			response.on("error", () => resolve("cut"))
			response.on("close", () => {
				const text = Buffer.concat(chunks).toString()
				resolve({
					status: response.statusCode ?? 0,
					submissionId: (JSON.parse(text) as { submission_id?: string }).submission_id,
					retryAfter: Number(response.headers["retry-after"]) || undefined,
					text,
					ms: performance.now() - since,
					headers: new Headers(response.headers as Record<string, string>),
				})
			})
		})
	})
	const send = (bytes: number) => {
		call.write(take.body.subarray(sent, sent + bytes))
		sent += bytes
	}
	send(firstBytes)
	return {
		send,
		finish() {
			since = performance.now()
			call.end(take.body.subarray(sent))
		},
		disconnect: () => void call.destroy(),
		answer,
	}
}
