import { request } from "node:http"
import { type At, OFFSET_STREAM, TUS } from "../../support/uploads"

/** A PATCH that stays open in the middle of its body until the test says how it goes on. */
export interface OpenPatch {
	/** Sends so many more bytes of it. */
	send(bytes: number): void
	/** Sends what is left. */
	finish(): void
	/** As a phone whose battery is empty. */
	disconnect(): void
	/** "cut" where none came. */
	answer: Promise<{ status: number; offset: number } | "cut">
}

/** @param bytes all that the request says it will send, from `offset` on */
export function openPatch(
	url: string,
	{ tenantSlug, uploadId }: At,
	offset: number,
	bytes: Buffer,
	headers: Record<string, string> = {},
): OpenPatch {
	let sent = 0
	const call = request(`${url}/api/tenant/${tenantSlug}/uploads/${uploadId}`, {
		method: "PATCH",
		agent: false,
		headers: {
			...TUS,
			"content-type": OFFSET_STREAM,
			"upload-offset": offset,
			"content-length": bytes.length,
			...headers,
		},
	})
	const answer: OpenPatch["answer"] = new Promise((resolve) => {
		call.on("error", () => resolve("cut"))
		call.on("response", (response) => {
			response.resume()
			response.on("close", () =>
				resolve({ status: response.statusCode ?? 0, offset: Number(response.headers["upload-offset"]) }),
			)
		})
	})
	call.flushHeaders()
	return {
		send(count) {
			call.write(bytes.subarray(sent, sent + count))
			sent += count
		},
		finish: () => void call.end(bytes.subarray(sent)),
		disconnect: () => void call.destroy(),
		answer,
	}
}
