import { STATUS_CODES } from "node:http"

/** @typedef {{ status: number, detail: string, allow?: string[], requestId?: string }} Refusal */

/** @param {Refusal} refusal */
function parts({ detail, allow, requestId }) {
	const body = JSON.stringify({ detail, ...(requestId && { request_id: requestId }) })
	const headers = {
		"Content-Type": "application/json",
		"Content-Length": String(Buffer.byteLength(body)),
		"Cache-Control": "no-store",
		...(allow && { Allow: allow.join(", ") }),
	}
	return { body, headers }
}

/** @param {import("node:http").ServerResponse} res @param {Refusal} refusal */
export function answerJson(res, refusal) {
	const { body, headers } = parts(refusal)
	res.writeHead(refusal.status, headers)
	res.end(body)
}

/** Closes the connection: the start of the next request is unknown. @param {import("node:stream").Duplex} socket
 * @param {Refusal} refusal @param {Record<string, string>} extraHeaders */
export function answerRaw(socket, refusal, extraHeaders) {
	const { body, headers } = parts(refusal)
	const lines = Object.entries({ ...headers, ...extraHeaders, Connection: "close" }).map(
		([name, value]) => `${name}: ${value}`,
	)
	socket.end([`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, "", body].join("\r\n"))
}
