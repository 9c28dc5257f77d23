import { respondRaw } from "./raw-response"

/** Any response but 200 JSON. Only route files create one. */
export class Reply {
	constructor(
		readonly status: number,
		readonly body: unknown,
		readonly headers: Record<string, string> = {},
		readonly cookies: string[] = [],
	) {}
}

export function noContent(cookies: string[] = []): Reply {
	return new Reply(204, undefined, {}, cookies)
}

export function withCookies(body: unknown, cookies: string[]): Reply {
	return new Reply(200, body, {}, cookies)
}

export class RawReply {
	constructor(readonly response: Response) {}
}

export function toResponse(result: unknown, request: Request): Response {
	if (result instanceof RawReply) return result.response
	const reply = result instanceof Reply ? result : new Reply(200, result)
	const headers = new Headers({ "cache-control": "no-store", ...reply.headers })
	for (const cookie of reply.cookies) headers.append("set-cookie", cookie)
	if (reply.status === 204) return new Response(null, { status: 204, headers })
	headers.set("content-type", "application/json")
	const text = JSON.stringify(reply.body ?? null)
	return new Response(respondRaw(request, text) ? null : text, { status: reply.status, headers })
}
