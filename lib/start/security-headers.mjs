const ALWAYS = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Cross-Origin-Opener-Policy": "same-origin",
	// The recorder needs camera and microphone on this origin.
	"Permissions-Policy":
		"camera=(self), microphone=(self), accelerometer=(), autoplay=(self), display-capture=(), fullscreen=(self), " +
		"geolocation=(), gyroscope=(), hid=(), magnetometer=(), midi=(), payment=(), publickey-credentials-get=(self), " +
		"screen-wake-lock=(self), serial=(), usb=(), xr-spatial-tracking=()",
}
const TWO_YEARS_SECONDS = 63_072_000

/** @param {boolean} https visitors reach the product by https */
export function securityHeaders(https) {
	if (!https) return ALWAYS
	return { ...ALWAYS, "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}` }
}

/** At the last moment, because the framework would append a route's own value to an earlier one.
 * @param {import("node:http").ServerResponse} res @param {Record<string, string>} headers */
export function addHeadersLast(res, headers) {
	const { writeHead } = res
	res.writeHead = (...args) => {
		nameLength(res)
		for (const [name, value] of Object.entries(headers)) if (!res.hasHeader(name)) res.setHeader(name, value)
		return Reflect.apply(writeHead, res, args)
	}
}

/** The framework drops a route's Content-Length, without which some players cannot seek. It lets this name through. */
const BODY_LENGTH = "x-body-length"

/** @param {import("node:http").ServerResponse} res */
function nameLength(res) {
	const length = res.getHeader(BODY_LENGTH)
	if (length === undefined) return
	res.removeHeader(BODY_LENGTH)
	res.setHeader("Content-Length", length)
}
