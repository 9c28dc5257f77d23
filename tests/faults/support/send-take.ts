import { type ClientRequest, request } from "node:http"
import { TAKE_TYPE, type Take } from "./make-take"

export interface TakeAnswer {
	status: number
	headers: Headers
	submissionId: string | undefined
	/** Seconds. */
	retryAfter: number | undefined
	text: string
}

/** Bytes. */
const PIECE = 64 * 1024

export interface CallOptions {
	/** The client's address, if the server trusts one proxy. */
	from?: string
	/** Content-Length. */
	announced?: number
}

/**
 * One attempt over a new connection. The caller sends its body. The answer is "cut" if the connection broke before the
 * answer was complete.
 */
export function callWith(
	url: string,
	tenantSlug: string,
	take: Take,
	{ from, announced = take.body.length }: CallOptions = {},
): { call: ClientRequest; answer: Promise<TakeAnswer | "cut"> } {
	const call = request(`${url}/api/tenant/${tenantSlug}/submit`, {
		method: "POST",
		agent: false,
		headers: {
			"content-type": TAKE_TYPE,
			"content-length": announced,
			"idempotency-key": take.key,
			...(from && { "x-forwarded-for": from }),
		},
	})
	const answer = new Promise<TakeAnswer | "cut">((resolve) => {
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
					headers: new Headers(response.headers as Record<string, string>),
					submissionId: (JSON.parse(text) as { submission_id?: string }).submission_id,
					retryAfter: Number(response.headers["retry-after"]) || undefined,
					text,
				})
			})
		})
	})
	return { call, answer }
}

/** One complete attempt. `sent` is awaited after each piece of the body that left this machine. */
export function sendTake(
	url: string,
	tenantSlug: string,
	take: Take,
	sent?: () => Promise<void>,
): Promise<TakeAnswer | "cut"> {
	const { call, answer } = callWith(url, tenantSlug, take)
	const feed = async () => {
		for (let at = 0; at < take.body.length && !call.destroyed; at += PIECE) {
			await new Promise((resolve) => call.write(take.body.subarray(at, at + PIECE), resolve))
			await sent?.()
		}
		call.end()
	}
	void feed()
	return answer
}
