/**
 * The status that a page asks for (lib/http/page-status.ts). The framework lets a page choose none, and its notFound()
 * sends an empty document that only a script fills: people without one, and link previews, would see nothing.
 */
const STATUS = Symbol.for("testimonials.status")

/**
 * To be called before the request is handled.
 * @param {import("node:http").IncomingMessage & { [STATUS]?: number }} req
 * @param {import("node:http").ServerResponse} res
 */
export function takePageStatus(req, res) {
	const { writeHead } = res
	res.writeHead = /** @param {number} status @param {unknown[]} rest */ (status, ...rest) =>
		Reflect.apply(writeHead, res, [status === 200 ? (req[STATUS] ?? status) : status, ...rest])
}
