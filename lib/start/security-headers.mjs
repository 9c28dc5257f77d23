const ALWAYS = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Cross-Origin-Opener-Policy": "same-origin",
	// The recorder needs camera and microphone on this origin. Embedded pages and everything else get nothing.
	"Permissions-Policy":
		"camera=(self), microphone=(self), accelerometer=(), autoplay=(self), display-capture=(), fullscreen=(self), " +
		"geolocation=(), gyroscope=(), hid=(), magnetometer=(), midi=(), payment=(), publickey-credentials-get=(self), " +
		"screen-wake-lock=(self), serial=(), usb=(), xr-spatial-tracking=()",
}
const TWO_YEARS_SECONDS = 63_072_000

/** @param {boolean} https whether visitors reach the product by https */
export function securityHeaders(https) {
	if (!https) return ALWAYS
	return { ...ALWAYS, "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}` }
}

/**
 * Adds the headers at the last moment, and only if an answer has none of that name: the framework would append a
 * route's own value to one that was set earlier.
 * @param {import("node:http").ServerResponse} res @param {Record<string, string>} headers
 */
export function addHeadersLast(res, headers) {
	const { writeHead } = res
	res.writeHead = (...args) => {
		nameLength(res)
		for (const [name, value] of Object.entries(headers)) if (!res.hasHeader(name)) res.setHeader(name, value)
		return Reflect.apply(writeHead, res, args)
	}
}

/**
 * The framework drops the Content-Length of a route's answer. Without it, some players cannot seek in a video, and no
 * download shows its true progress. Media routes send the length under a name that the framework lets through.
 */
const BODY_LENGTH = "x-body-length"

/** @param {import("node:http").ServerResponse} res */
function nameLength(res) {
	const length = res.getHeader(BODY_LENGTH)
	if (length === undefined) return
	res.removeHeader(BODY_LENGTH)
	res.setHeader("Content-Length", length)
}
