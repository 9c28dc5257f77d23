import { randomBytes, randomInt } from "node:crypto"
import { constants as zlib } from "node:zlib"
import compression from "compression"
import { bodyPiece } from "./body-piece.mjs"

/** Documents, the framework's data in their place, and API answers. No files and no event streams. */
const TYPES = /^(?:text\/html|text\/x-component|application\/(?:json|xml))\b/
/** An answer's length must not reveal a typed password or its token (BREACH). */
const SIGN_IN = /^\/api\/(?:auth\/|admin\/(?:login|password|second-factor|verify-reset))/
const ADMIN_PAGE = /^\/admin(?:[/?]|$)/
/** As large as most documents. The default takes 4 MB per answer. */
const WINDOW_BITS = 18
const MOST_PADDING_BYTES = 128

const compress = compression({
	filter: (req, res) =>
		TYPES.test(String(res.getHeader("content-type"))) && !res.hasHeader("set-cookie") && !SIGN_IN.test(req.url ?? ""),
	brotli: { params: { [zlib.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [zlib.BROTLI_PARAM_QUALITY]: 4 } },
})

/** A signed-in page holds signed addresses beside its own query: compressed together, their length would show a
 * stranger who chose the query whether it matches. */
const padding = () => `<!--${randomBytes(randomInt(MOST_PADDING_BYTES)).toString("hex")}-->`

/** For answers made for one visitor. What is written in pieces also leaves in pieces. Call it before the request is
 * handled. @param {import("node:http").IncomingMessage} req @param {import("node:http").ServerResponse} res */
export function compressAnswer(req, res) {
	const isAdminPage = req.method === "GET" && ADMIN_PAGE.test(req.url ?? "")
	compress(req, res, () => {})
	const { end } = res
	res.end = /** @param {unknown[]} args */ (...args) => {
		res.end = end
		const piece = bodyPiece(args[0], args[1])
		if (isAdminPage && String(res.getHeader("content-type")).startsWith("text/html")) {
			if (piece?.byteLength) res.write(piece)
			return res.end(padding())
		}
		// Node sets the length of a one-piece body only if it writes the head itself.
		const hasBody = req.method !== "HEAD" && res.statusCode !== 204 && res.statusCode !== 304
		if (!res.headersSent && hasBody) res.setHeader("Content-Length", piece?.byteLength ?? 0)
		return Reflect.apply(end, res, args)
	}
}
