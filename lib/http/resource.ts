import type { Calls } from "@/lib/calls"
import { type Handle, type Handler, route } from "./route"

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const
type Exports = Record<(typeof METHODS)[number] | "HEAD" | "OPTIONS", Handler>

interface Protocol {
	capabilities: Record<string, string>
	around(handler: Handler): Handler
}

/** All calls of one path, by "METHOD /path", as `calls` declares them. */
export function resource<C extends Calls>(
	calls: C,
	handlers: { [K in keyof C]?: Handle<C[K]> },
	{ capabilities, around = (handler) => handler }: Partial<Protocol> = {},
): Exports {
	const routes: Partial<Record<string, Handler>> = {}
	for (const [operation, handle] of Object.entries(handlers)) {
		const [method = ""] = operation.split(" ")
		const call = calls[operation]
		// The compiler overlooks a name too many in an object that was made elsewhere.
		if (!call) throw new Error(`${operation} is not declared`)
		routes[method] = around(route(operation, call, handle))
	}
	return methods(routes, capabilities)
}

/** An undeclared method gets a JSON 405 with Allow, where Next answers an empty one. An undeclared HEAD runs GET. */
export function methods(routes: Partial<Record<string, Handler>>, capabilities = {}): Exports {
	const allowed: string[] = METHODS.filter((method) => routes[method])
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
	exports.OPTIONS = async () => new Response(null, { status: 204, headers: { allow, ...capabilities } })
	return exports
}
