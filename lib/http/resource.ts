import type { Handler, Method, RouteOf } from "./route"

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const
type Routes = { [M in Method]?: RouteOf<M> } & {
	/** Headers of the OPTIONS response, for protocols that need them. */
	capabilities?: Record<string, string>
}
type Exports = Record<(typeof METHODS)[number] | "HEAD" | "OPTIONS", Handler>

/**
 * All methods of one path. An undeclared method gets a JSON 405 with Allow, where Next alone would answer an empty one.
 * HEAD runs GET without its body, unless it is declared as an operation.
 */
export function resource(routes: Routes): Exports {
	const allowed = METHODS.filter((method) => routes[method]) as string[]
	if (routes.GET || routes.HEAD) allowed.push("HEAD")
	allowed.push("OPTIONS")
	const allow = allowed.join(", ")
	const refuse: Handler = async () =>
		Response.json({ detail: "This method isn't allowed here." }, { status: 405, headers: { allow } })
	const exports = Object.fromEntries(METHODS.map((method) => [method, routes[method] ?? refuse])) as Exports
	const get = routes.GET
	exports.HEAD =
		routes.HEAD ??
		(get
			? async (request, context) => {
					const answer = await get(request, context)
					await answer.body?.cancel()
					return new Response(null, { status: answer.status, headers: answer.headers })
				}
			: refuse)
	exports.OPTIONS = async () => new Response(null, { status: 204, headers: { allow, ...routes.capabilities } })
	return exports
}
