const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
const PAGE_METHODS = ["GET", "HEAD"]

const BAD_ADDRESS = "This address is not valid."
const BAD_REQUEST = "This request is not valid HTTP."
const BAD_METHOD = "This method isn't allowed here."

/** CONNECT, TRACE, and unknown methods. */
export const METHOD_REFUSED = { status: 405, detail: BAD_METHOD, allow: METHODS }

const HOST = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i
/** Printable ASCII without what an address must escape. Browsers never send `#`. */
const TARGET = /^\/[!$-;=?-[\]_a-z~^|{}`]*$/i
const CALLS = /^\/api\/(?!docs(?:[/?]|$))/
const DOTS = /(?:^|[\\/])\.{1,2}(?:[\\/]|$)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/

/** @param {string} target @returns {boolean} whether every layer reads the path alike */
function isCleanTarget(target) {
	if (!TARGET.test(target)) return false
	const path = target.split("?", 1)[0] ?? ""
	if (path.includes("//") || path.includes("\\")) return false
	try {
		const decoded = decodeURIComponent(path)
		return !CONTROL.test(decoded) && !DOTS.test(decoded)
	} catch {
		return false
	}
}

/** The framework would answer these with nothing, HTML, or a 500. @param {import("node:http").IncomingMessage} req
 * @param {{ dev: boolean }} options @returns {{ status: number, detail: string, allow?: string[] } | undefined} */
export function refuseRequest({ method = "", url = "", headers, headersDistinct, httpVersion }, { dev }) {
	if (!METHODS.includes(method)) return METHOD_REFUSED
	if (!isCleanTarget(url)) return { status: 400, detail: BAD_ADDRESS }
	// Node takes the first one; a proxy may have taken the other.
	if ((headersDistinct.host?.length ?? 0) > 1) return { status: 400, detail: BAD_REQUEST }
	if (headers.host === undefined ? httpVersion === "1.1" : !HOST.test(headers.host))
		return { status: 400, detail: BAD_REQUEST }
	// Without server actions, pages are only read. In development the framework posts.
	if (!dev && !PAGE_METHODS.includes(method) && !CALLS.test(url)) {
		return { status: 405, detail: BAD_METHOD, allow: PAGE_METHODS }
	}
	return undefined
}

/** @param {Error & { code?: string, rawPacket?: Buffer }} error of the parser */
export function refuseUnreadable({ code, rawPacket }) {
	if (code === "HPE_HEADER_OVERFLOW") return { status: 431, detail: "The headers of this request are too large." }
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { status: 408, detail: "The request took too long to arrive." }
	if (
		code === "HPE_INVALID_METHOD" &&
		/^[A-Za-z-]{1,40} \S+ HTTP\/1\.[01]\r?\n/.test(rawPacket?.toString("latin1") ?? "")
	) {
		return METHOD_REFUSED
	}
	if (code === "HPE_INVALID_URL") return { status: 400, detail: BAD_ADDRESS }
	return { status: 400, detail: BAD_REQUEST }
}
