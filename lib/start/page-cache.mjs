import { hash, randomBytes } from "node:crypto"
import { bridge, PAGE, PAGES } from "../bridge.mjs"
import { bodyPiece } from "./body-piece.mjs"

/** Caches public pages' HTML. If the product reads the same data for a request (lib/http/public-pages.ts), the HTML is
 * sent again with its own nonce, many times faster. */

/** All pages of a few hundred busy businesses. */
const MOST_BYTES = 16 * 1024 ** 2
/** All that the framework learns about a visitor whose page is kept for the next. */
const SHOWN_HEADERS = ["host", "x-request-id", "x-forwarded-for", "x-forwarded-proto", "accept", "accept-encoding"]
const KEPT_HEADERS = [
	"content-type",
	"x-frame-options",
	"referrer-policy",
	"link",
	"vary",
	"cross-origin-resource-policy",
	"cross-origin-embedder-policy",
]
/** Revalidated each time, but unlike no-store it may show immediately when the visitor goes back. */
const CACHE_CONTROL = "private, no-cache"
const NONCE = /'nonce-([^']+)'/

/** @import { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http" */
/** @import { RawRequest } from "../bridge.mjs" */
/** @import { Handle } from "./http-server.mjs" */
/** @typedef {{ version: string, body: Buffer, nonceAt: number[], headers: Map<string, OutgoingHttpHeader> }} Entry */

/** The framework's own client asks for data instead of a document. @param {IncomingMessage} req */
const wantsDocument = ({ method, headers }) => method === "GET" && headers.rsc === undefined

/** @param {Buffer} body @param {string} nonce @returns {number[]} every position */
function placesOf(body, nonce) {
	const places = []
	for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, at + nonce.length)) places.push(at)
	return places
}

/** @param {ServerResponse} res @param {(body: Buffer) => void} done called with the whole body before its end is passed
 * on, unless the answer breaks off */
function copyBody(res, done) {
	const { write, end } = res
	/** @type {Buffer[]} */
	const chunks = []
	/** @param {unknown[]} args */
	const copy = ([chunk, encoding]) => {
		const piece = bodyPiece(chunk, encoding)
		if (piece) chunks.push(Buffer.from(piece))
	}
	res.write = /** @param {unknown[]} args */ (...args) => {
		copy(args)
		return Reflect.apply(write, res, args)
	}
	res.end = /** @param {unknown[]} args */ (...args) => {
		copy(args)
		done(Buffer.concat(chunks))
		return Reflect.apply(end, res, args)
	}
}

/** @param {ServerResponse} res @param {string} version @param {Buffer} body @returns {Entry | undefined} */
function entryOf(res, version, body) {
	const nonce = NONCE.exec(String(res.getHeader("content-security-policy")))?.[1]
	if (res.statusCode !== 200 || !nonce) return undefined
	/** @type {Entry["headers"]} */
	const headers = new Map()
	for (const name of KEPT_HEADERS) {
		const value = res.getHeader(name)
		if (value !== undefined) headers.set(name, value)
	}
	return { version, body, nonceAt: placesOf(body, nonce), headers }
}

/** @param {ServerResponse} res @param {Entry} entry @param {(nonce: string) => Promise<string>} policy */
async function answer(res, { body, nonceAt, headers }, policy) {
	// As long as the nonce that it replaces (proxy.ts).
	const nonce = randomBytes(16).toString("base64")
	for (const [name, value] of headers) res.setHeader(name, value)
	res.setHeader("content-security-policy", await policy(nonce))
	const own = Buffer.from(body)
	for (const at of nonceAt) own.write(nonce, at, "latin1")
	res.end(own)
}

/** The framework sets its own at the end. @param {ServerResponse} res */
function varyByLanguage(res) {
	const { writeHead } = res
	res.writeHead = /** @param {any[]} args */ (...args) => {
		const vary = [res.getHeader("vary") ?? []].flat().join(", ")
		if (!vary.includes("Accept-Language")) res.setHeader("vary", vary ? `${vary}, Accept-Language` : "Accept-Language")
		return Reflect.apply(writeHead, res, args)
	}
}

/** @param {Handle} render @param {{ mostBytes?: number }} options @returns {Handle} */
export function withPageCache(render, { mostBytes = MOST_BYTES } = {}) {
	/** @type {Map<string, Entry>} by address and language, least recently used first */
	const entries = new Map()
	let bytes = 0

	/** @param {string} url */
	function forget(url) {
		bytes -= entries.get(url)?.body.length ?? 0
		entries.delete(url)
	}
	/** @param {string} url @param {Entry} entry */
	function keep(url, entry) {
		forget(url)
		entries.set(url, entry)
		bytes += entry.body.length
		for (const oldest of entries.keys()) {
			if (bytes <= mostBytes) break
			forget(oldest)
		}
	}

	/** @param {RawRequest} req @param {ServerResponse} res */
	return async (req, res) => {
		const page = bridge[PAGES]?.(req.url ?? "")
		if (!page) return render(req, res)
		const { name, cached } = page
		const reading = page.read()
		req[PAGE] = { name, data: reading }
		const choosing = page.language(req.headers["accept-language"])
		const [data, language] = await Promise.all([reading.catch(() => null), choosing])
		// No such page, or unreadable: the answer is for this visitor alone, and its language reveals no business.
		if (data === null) return render(req, res)
		const { code, own, offer } = language
		if (offer) varyByLanguage(res)
		const draw = () => page.inLanguage(language, () => render(req, res))
		if (!cached || !wantsDocument(req)) return draw()
		// The links of a page keep the language that its address asks for.
		const url = `${page.url}#${code}${offer?.asked ? "!" : ""}`
		res.setHeader("cache-control", CACHE_CONTROL)
		const version = hash("sha256", JSON.stringify([data, own, offer]), "base64")
		const entry = entries.get(url)
		if (entry?.version === version) {
			keep(url, entry)
			return answer(res, entry, page.policy)
		}
		for (const header in req.headers) if (!SHOWN_HEADERS.includes(header)) delete req.headers[header]
		req.url = page.url
		copyBody(res, (body) => {
			const drawn = entryOf(res, version, body)
			if (drawn) keep(url, drawn)
		})
		return draw()
	}
}
