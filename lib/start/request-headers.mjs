import { randomUUID } from "node:crypto"
import { clientAddress } from "./client-address.mjs"

/** The framework's internal headers. From a client they would steer routing, caching, or proxy.ts. */
const INTERNAL = /^(?:x-(?:middleware|nextjs|invoke|vercel|prerender|now)-|x-matched-path$|next-(?:action|resume)$)/
/** Other proxies' claims about the client, which the product never reads. */
const CLAIMS = ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-port", "true-client-ip", "cf-connecting-ip"]

/** Replaces what a client can claim about itself. @param {import("node:http").IncomingMessage} req
 * @param {{ trustProxyHops: number, dev: boolean }} options @returns {string} the request's id */
export function rewriteHeaders(req, { trustProxyHops, dev }) {
	const { headers } = req
	const address = clientAddress(String(headers["x-forwarded-for"] ?? ""), req.socket.remoteAddress, trustProxyHops)
	const protos = String(headers["x-forwarded-proto"] ?? "").split(",")
	const isHttps = trustProxyHops > 0 && protos.at(-1)?.trim().toLowerCase() === "https"
	for (const name of CLAIMS) delete headers[name]
	// In development the framework's own client sends them.
	if (!dev) for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name]
	headers["x-forwarded-for"] = address
	headers["x-forwarded-proto"] = isHttps ? "https" : "http"
	const id = randomUUID()
	headers["x-request-id"] = id
	return id
}
