/**
 * What lib/http/page-status.ts asks for: no page of the framework chooses its status, and notFound() sends an empty
 * document that only a script fills.
 */
const STATUS = Symbol.for("testimonials.status")

/**
 * Call it before the request is handled. @param {import("node:http").IncomingMessage & { [STATUS]?: number }} req
 * @param {import("node:http").ServerResponse} res
 */
export function takePageStatus(req, res) {
	const { writeHead } = res
	res.writeHead = /** @param {number} status @param {unknown[]} rest */ (status, ...rest) =>
		Reflect.apply(writeHead, res, [status === 200 ? (req[STATUS] ?? status) : status, ...rest])
}
