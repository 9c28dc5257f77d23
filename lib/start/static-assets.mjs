import path from "node:path"
import sirv from "sirv"

const PREFIX = "/_next/static/"
const HOST_SCRIPT = /^\/[a-z]+\.js(?:\?|$)/
const YEAR_SECONDS = 31_536_000

/** @param {string} url @returns {"assets" | "scripts" | null} */
function kindOf(url) {
	if (url.startsWith(PREFIX)) return "assets"
	return HOST_SCRIPT.test(url) ? "scripts" : null
}

/** Compressed copies (compress-assets.mjs). Names change with contents, except those of host-scripts.mjs, which
 * browsers revalidate. @param {string} folder the build's @param {import("./http-server.mjs").Handle} otherwise
 * @returns {import("./http-server.mjs").Handle} */
export function withStaticAssets(folder, otherwise) {
	const packed = { brotli: true, gzip: true, etag: true }
	const files = {
		assets: sirv(path.join(folder, "static"), { ...packed, immutable: true, maxAge: YEAR_SECONDS }),
		scripts: sirv(path.join(folder, "host-scripts"), {
			...packed,
			maxAge: 0,
			setHeaders(res) {
				// Otherwise the other website's encoding would apply.
				res.setHeader("Content-Type", "text/javascript; charset=utf-8")
				// Modules, `crossorigin`, and isolated websites each ask for one of these.
				res.setHeader("Access-Control-Allow-Origin", "*")
				res.setHeader("Cross-Origin-Resource-Policy", "cross-origin")
			},
		}),
	}
	return async (req, res) => {
		const { url = "", method } = req
		const kind = kindOf(url)
		if (!kind || (method !== "GET" && method !== "HEAD")) return otherwise(req, res)
		if (kind === "assets") req.url = url.slice(PREFIX.length - 1)
		await new Promise((resolve, reject) => {
			res.once("close", resolve)
			files[kind](req, res, () => {
				req.url = url
				otherwise(req, res).then(resolve, reject)
			})
		})
	}
}
