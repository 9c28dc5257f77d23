import { createServer } from "node:http"
import { Socket } from "node:net"
import { bridge, REQUESTS, STATUS } from "../bridge.mjs"
import { answerJson, answerRaw } from "./answer-json.mjs"
import { compressAnswer } from "./compress-answers.mjs"
import { drainAfterAnswer } from "./drain.mjs"
import { takeRawResponse } from "./raw-response.mjs"
import { METHOD_REFUSED, refuseRequest, refuseUnreadable } from "./refuse-request.mjs"
import { rewriteHeaders } from "./request-headers.mjs"
import { addHeadersLast } from "./security-headers.mjs"

/** A slow phone sends its headers in one packet. Only a client that wants to hold sockets takes longer. */
const HEADERS_TIMEOUT_MS = 15_000
/** Longer than load balancers' usual minute. Otherwise they use a closed connection and answer 502. */
const KEEP_ALIVE_MS = 65_000
/** After this silence in both directions, the phone is gone: the server never pauses that long. */
const SILENCE_MS = 120_000

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { RawRequest } from "../bridge.mjs" */
/** @typedef {(req: IncomingMessage, res: ServerResponse) => Promise<void>} Handle */

/** Sends the status that lib/http/page-status.ts asks for: no page of the framework chooses its status, and
 * notFound() sends an empty document that only a script fills. Call it before the request is handled. @param {RawRequest} req @param {ServerResponse} res */
function takePageStatus(req, res) {
	const { writeHead } = res
	res.writeHead = /** @param {number} status @param {unknown[]} rest */ (status, ...rest) =>
		Reflect.apply(writeHead, res, [status === 200 ? (req[STATUS] ?? status) : status, ...rest])
}

/** Gives the framework only well-formed requests, with an id and headers that say what the server saw. Every refusal is
 * JSON. @param {{ handle: Handle, headers: Record<string, string>, trustProxyHops: number, dev: boolean }} options
 * headers: for every answer that lacks them */
export function createHttpServer({ handle, headers, trustProxyHops, dev }) {
	/** @type {Map<string, RawRequest>} */
	const requests = new Map()
	bridge[REQUESTS] = requests
	/** @type {WeakMap<import("node:stream").Duplex, ServerResponse>} */
	const answering = new WeakMap()

	// requestTimeout 0: 20 MB at 20 KB/s take 17 minutes. The upload's own guard decides who is too slow.
	const server = createServer({
		headersTimeout: HEADERS_TIMEOUT_MS,
		requestTimeout: 0,
		keepAliveTimeout: KEEP_ALIVE_MS,
		connectionsCheckingInterval: 2_000,
		// Refused as JSON below.
		requireHostHeader: false,
	})
	server.timeout = SILENCE_MS

	server.on("request", (req, res) => {
		// Each layer of the answer listens for its end. Node would report that many listeners as a leak.
		res.setMaxListeners(20)
		addHeadersLast(res, headers)
		compressAnswer(req, res)
		drainAfterAnswer(req, res)
		answering.set(req.socket, res)
		const refusal = refuseRequest(req, { dev })
		if (refusal) return answerJson(res, refusal)
		const requestId = rewriteHeaders(req, { trustProxyHops, dev })
		res.setHeader("X-Request-Id", requestId)
		requests.set(requestId, req)
		takeRawResponse(req, res)
		takePageStatus(req, res)
		res.once("close", () => requests.delete(requestId))
		handle(req, res).catch((error) => {
			if (res.destroyed) return
			console.error(error)
			if (res.headersSent) return res.destroy()
			answerJson(res, { status: 500, detail: "Something went wrong on our side. Please try again.", requestId })
		})
	})

	server.on("checkExpectation", (_req, res) => {
		addHeadersLast(res, headers)
		answerJson(res, { status: 417, detail: "This expectation cannot be met." })
	})
	server.on("connect", (_req, socket) => answerRaw(socket, METHOD_REFUSED, headers))
	server.on("clientError", (error, socket) => {
		const answer = answering.get(socket)
		// In the middle of an answer, the client would take a second one for its body.
		if (!socket.writable || (answer?.headersSent && !answer.writableFinished)) return socket.destroy()
		answerRaw(socket, refuseUnreadable(error), headers)
		// Code that waits for this request's body learns that it will not come.
		Reflect.deleteProperty(socket, "destroySoon")
		if (socket instanceof Socket) socket.destroySoon()
	})
	return server
}
