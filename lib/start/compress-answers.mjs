import { randomBytes, randomInt } from "node:crypto"
import { constants as zlib } from "node:zlib"
import compression from "compression"
import { bodyPiece } from "./body-piece.mjs"

/** Documents, what the framework's client asks for in their place, and answers of the API; no file and no event stream. */
const TYPES = /^(?:text\/html|text\/x-component|application\/json)\b/
/** What a person types to sign in, and the token that answers it, must not be told from a length (BREACH). */
const SIGN_IN = /^\/api\/(?:auth\/|admin\/(?:login|password|verify-reset))/
const ADMIN_PAGE = /^\/admin(?:[/?]|$)/
/** As large as most documents; the default takes 4 MB an answer. */
const WINDOW_BITS = 18
const MOST_PADDING_BYTES = 128

const compress = compression({
	filter: (req, res) =>
		TYPES.test(String(res.getHeader("content-type"))) && !res.hasHeader("set-cookie") && !SIGN_IN.test(req.url ?? ""),
	brotli: { params: { [zlib.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [zlib.BROTLI_PARAM_QUALITY]: 4 } },
})

/**
 * A signed-in page holds signed addresses beside the query of its own address. Compressed together, the length would tell
 * whether a stranger, who chose the query, guessed a part of them: so it ends with something of random length.
 */
const padding = () => `<!--${randomBytes(randomInt(MOST_PADDING_BYTES)).toString("hex")}-->`

/**
 * Compresses what is made for one visitor, by what the browser asks for; what is written in pieces leaves in pieces. To be
 * called before the request is handled.
 * @param {import("node:http").IncomingMessage} req @param {import("node:http").ServerResponse} res
 */
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
		// Node says the length of what comes in one piece, but only where it writes the head itself.
		const hasBody = req.method !== "HEAD" && res.statusCode !== 204 && res.statusCode !== 304
		if (!res.headersSent && hasBody) res.setHeader("Content-Length", piece?.byteLength ?? 0)
		return Reflect.apply(end, res, args)
	}
}
