import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { bridge, DIRECT_ROUTES } from "../bridge.mjs"

/** Only addresses that need no decoding; the framework handles the rest. */
const ADDRESSES = [
	{
		route: "media",
		method: "GET",
		address: /^\/media\/submissions\/(?<id>[0-9a-f-]{36})\/(?<kind>video|poster)(?:\?|$)/,
	},
	{ route: "widget", method: "GET", address: /^\/api\/widget\/(?<id>[0-9a-f-]{36})(?:\?|$)/ },
	{ route: "chat", method: "POST", address: /^\/api\/chatbot\/(?<tenantSlug>[a-z0-9-]+)\/chat(?:\?|$)/ },
	{ route: "submit", method: "POST", address: /^\/api\/tenant\/(?<tenantSlug>[a-z0-9-]+)\/submit(?:\?|$)/ },
]

/** @param {import("node:http").IncomingMessage} req */
function find({ method, url = "" }) {
	for (const { route, address, ...known } of ADDRESSES) {
		const params = method === known.method && address.exec(url)?.groups
		const call = bridge[DIRECT_ROUTES]?.[route]
		if (params && call) return { call, params }
	}
	return undefined
}

/** Without the body, which lib/http reads from the raw request. @param {import("node:http").IncomingMessage} req
 * @param {import("node:http").ServerResponse} res */
function requestOf(req, res) {
	const gone = new AbortController()
	// An abort makes an error with its stack, which no one reads after the whole answer.
	res.once("close", () => res.writableFinished || gone.abort())
	const headers = new Headers()
	for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value))
	return new Request(`http://localhost${req.url}`, { method: req.method, headers, signal: gone.signal })
}

/** Skips the framework where people feel its work: seeking, widgets, many chat questions, videos that end together.
 * @param {import("./http-server.mjs").Handle} otherwise @returns {import("./http-server.mjs").Handle} */
export function withDirectRoutes(otherwise) {
	return async (req, res) => {
		const found = find(req)
		if (!found) return otherwise(req, res)
		const response = await found.call(requestOf(req, res), { params: Promise.resolve({ ...found.params }) })
		res.statusCode = response.status
		for (const [name, value] of response.headers) res.setHeader(name, value)
		if (response.body)
			await pipeline(Readable.fromWeb(/** @type {import("node:stream/web").ReadableStream} */ (response.body)), res)
		else res.end()
	}
}
