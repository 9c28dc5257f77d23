/** An answer before its upload's end (413, 401, 422) must reach the client: closing with unread bytes makes TCP reset.
 * So the rest is read and discarded, within limits (nginx: lingering close). */
const DRAIN_BYTES = 1024 ** 3
const DRAIN_MS = 60_000
/** After a 408: the client was already too slow. */
const DRAIN_SLOW_MS = 2_000
const LOOK_EVERY_MS = 50

/** @param {import("node:http").IncomingMessage} req */
const hasBody = ({ headers }) => headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0

/** @param {import("node:http").IncomingMessage} req @param {import("node:net").Socket} socket @param {number} withinMs
 * @param {() => void} done called when nothing more will come */
function drain(req, socket, withinMs, done) {
	const firstByte = socket.bytesRead
	const giveUpAt = Date.now() + withinMs
	req.unpipe()
	/** @type {import("node:http").IncomingMessage & { _dump?: () => void }} */
	const parsed = req
	// Makes the parser drop the body, even after a reader destroyed the stream, which resume() cannot undo.
	parsed._dump?.()
	socket.resume()
	const timer = setInterval(() => {
		if (!req.complete && !socket.destroyed) {
			if (Date.now() < giveUpAt && socket.bytesRead - firstByte < DRAIN_BYTES) return
			socket.destroy()
		}
		clearInterval(timer)
		done()
	}, LOOK_EVERY_MS)
	timer.unref()
}

/** Call it before the request is handled. @param {import("node:http").IncomingMessage} req
 * @param {import("node:http").ServerResponse} res */
export function drainAfterAnswer(req, res) {
	if (!hasBody(req)) return
	const { socket } = req
	let closing = false
	// Node calls this after an answer without keep-alive, and would cut off the unread body.
	socket.destroySoon = () => {
		Reflect.deleteProperty(socket, "destroySoon")
		if (req.complete) return socket.destroySoon()
		closing = true
		socket.end()
	}
	res.once("finish", () => {
		if (req.complete || socket.destroyed) return
		const withinMs = res.statusCode === 408 ? DRAIN_SLOW_MS : DRAIN_MS
		drain(req, socket, withinMs, () => closing && socket.destroySoon())
	})
	res.once("close", () => closing || Reflect.deleteProperty(socket, "destroySoon"))
}
