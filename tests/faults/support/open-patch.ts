import { request } from "node:http"
import { type At, OFFSET_STREAM, TUS } from "../../support/uploads"

/** A PATCH that stays open in the middle of its body until the test continues it. */
export interface OpenPatch {
	/** Sends so many more bytes of it. */
	send(bytes: number): void
	/** Sends the rest. */
	finish(): void
	/** Disconnects, like a phone whose battery is empty. */
	disconnect(): void
	/** The answer, or "cut" if none came. */
	answer: Promise<{ status: number; offset: number } | "cut">
}

/** @param bytes the announced size of the body, starting at `offset` */
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
