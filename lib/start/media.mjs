import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

/** The route's own GET with all of its checks, as instrumentation.ts hands it over. */
const GET = Symbol.for("testimonials.media")
/** Only addresses that need no decoding. The framework handles the rest, and every refusal. */
const ADDRESS = /^\/media\/submissions\/([0-9a-f-]{36})\/(video|poster)(?:\?|$)/

/**
 * @type {typeof globalThis & { [GET]?: (request: Request, context: { params: Promise<{ id: string, kind: string }> }) =>
 *   Promise<Response> }}
 */
const shared = globalThis

/** @param {import("node:http").IncomingMessage} req @param {import("node:http").ServerResponse} res */
function requestOf(req, res) {
	const gone = new AbortController()
	res.once("close", () => gone.abort())
	const headers = new Headers()
	for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value))
	return new Request(`http://localhost${req.url}`, { headers, signal: gone.signal })
}

/**
 * Serves videos and posters without the framework: a player that seeks asks for one piece after another, and waits for
 * each. The framework's work for a route took more than half of the time to the first byte.
 * @param {import("./http-server.mjs").Handle} otherwise @returns {import("./http-server.mjs").Handle}
 */
export function withMedia(otherwise) {
	return async (req, res) => {
		const [, id, kind] = (req.method === "GET" && ADDRESS.exec(req.url ?? "")) || []
		const get = shared[GET]
		if (!id || !kind || !get) return otherwise(req, res)
		const response = await get(requestOf(req, res), { params: Promise.resolve({ id, kind }) })
		res.statusCode = response.status
		for (const [name, value] of response.headers) res.setHeader(name, value)
		if (response.body)
			await pipeline(Readable.fromWeb(/** @type {import("node:stream/web").ReadableStream} */ (response.body)), res)
		else res.end()
	}
}
