import sirv from "sirv"

const PREFIX = "/_next/static/"
const YEAR_SECONDS = 31_536_000

/**
 * Serves the build's scripts, styles and fonts from their compressed copies (compress-assets.mjs). The framework would
 * send them uncompressed, three times as large. Their names change with their content.
 * @param {string} folder read once, when the server starts
 * @param {import("./http-server.mjs").Handle} otherwise @returns {import("./http-server.mjs").Handle}
 */
export function withStaticAssets(folder, otherwise) {
	const assets = sirv(folder, { brotli: true, gzip: true, etag: true, immutable: true, maxAge: YEAR_SECONDS })
	return async (req, res) => {
		const { url = "", method } = req
		if (!url.startsWith(PREFIX) || (method !== "GET" && method !== "HEAD")) return otherwise(req, res)
		req.url = url.slice(PREFIX.length - 1)
		await new Promise((resolve, reject) => {
			res.once("close", resolve)
			assets(req, res, () => {
				req.url = url
				otherwise(req, res).then(resolve, reject)
			})
		})
	}
}
