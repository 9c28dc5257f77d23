import sirv from "sirv"

const PREFIX = "/_next/static/"
const YEAR_SECONDS = 31_536_000

/**
 * Scripts, styles and fonts of the build, compressed beforehand (compress-assets.mjs): the framework would send them as
 * they are, three times as large. Their names change with what is in them.
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
