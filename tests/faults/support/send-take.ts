import { request } from "node:http"
import { setTimeout as delay } from "node:timers/promises"
import { TAKE_TYPE, type Take } from "./make-take"

export interface TakeAnswer {
	status: number
	submissionId: string | undefined
	/** Seconds. */
	retryAfter: number | undefined
	text: string
}

interface Pace {
	/** Bytes at once. */
	chunk: number
	/** Milliseconds between them. */
	pause: number
}

/** One attempt over a connection of its own. "cut" where the connection broke before an answer was complete. */
export function sendTake(url: string, tenantSlug: string, take: Take, pace?: Pace): Promise<TakeAnswer | "cut"> {
	return new Promise((resolve) => {
		const call = request(`${url}/api/tenant/${tenantSlug}/submit`, {
			method: "POST",
			agent: false,
			headers: { "content-type": TAKE_TYPE, "content-length": take.body.length, "idempotency-key": take.key },
		})
		call.on("error", () => resolve("cut"))
		call.on("response", (response) => {
			const chunks: Buffer[] = []
			response.on("data", (chunk: Buffer) => chunks.push(chunk))
			response.on("error", () => resolve("cut"))
			response.on("close", () => {
				if (!response.complete) return resolve("cut")
				const text = Buffer.concat(chunks).toString()
				resolve({
					status: response.statusCode ?? 0,
					submissionId: (JSON.parse(text) as { submission_id?: string }).submission_id,
					retryAfter: Number(response.headers["retry-after"]) || undefined,
					text,
				})
			})
		})
		if (!pace) return void call.end(take.body)
		const feed = async () => {
			for (let at = 0; at < take.body.length && !call.destroyed; at += pace.chunk) {
				call.write(take.body.subarray(at, at + pace.chunk))
				await delay(pace.pause)
			}
			call.end()
		}
		void feed()
	})
}
