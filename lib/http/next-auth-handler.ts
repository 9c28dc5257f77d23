import { NextRequest } from "next/server"
import NextAuth from "next-auth"
import { authOptions } from "@/lib/accounts/auth-options"
import { AppError, notFound } from "@/lib/errors"
import { log } from "@/lib/log"
import { answerError } from "./answer-error"
import { readCapped, refuseBrokenText } from "./read-body"
import type { Handler } from "./route"

/** next-auth's forms carry a CSRF token, an address, and a password. */
const BODY_CAP_BYTES = 16 * 1024

/** next-auth answers all other calls with plain text. */
const CALLS = new Map([
	["csrf", ["GET"]],
	["providers", ["GET"]],
	["session", ["GET"]],
	["error", ["GET"]],
	["signin", ["GET", "POST"]],
	["signin/credentials", ["GET", "POST"]],
	["signout", ["GET", "POST"]],
	["callback/credentials", ["POST"]],
])

function parse(type: string, bytes: Buffer): unknown {
	if (/^application\/x-www-form-urlencoded\b/i.test(type))
		return Object.fromEntries(new URLSearchParams(bytes.toString()))
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
	} catch {
		throw new AppError("bad_request", "The request isn't valid JSON.")
	}
}

/** next-auth has no cap, and throws on a body that does not parse. */
async function checkedBody(request: Request): Promise<Buffer | undefined> {
	if (request.method !== "POST") return undefined
	const bytes = await readCapped(request, BODY_CAP_BYTES)
	if (bytes.length === 0) return undefined
	const type = request.headers.get("content-type") ?? ""
	if (!/^application\/(json|x-www-form-urlencoded)\b/i.test(type)) {
		throw new AppError("unsupported_type", "Send the request as application/json or as a form.")
	}
	const value = parse(type, bytes)
	if (!value || typeof value !== "object" || Array.isArray(value)) {
		throw new AppError("bad_request", "The request must be a JSON object.")
	}
	refuseBrokenText(value)
	return bytes
}

async function answer(request: Request, context: Parameters<Handler>[1], call: string): Promise<Response> {
	const allowed = CALLS.get(call)
	if (!allowed) throw notFound("There's nothing at this address.")
	const method = request.method === "HEAD" ? "GET" : request.method
	if (!allowed.includes(method)) {
		const headers = { allow: allowed.join(", ") }
		return Response.json({ detail: "This method isn't allowed here." }, { status: 405, headers })
	}
	const url = new URL(request.url)
	refuseBrokenText(Object.fromEntries(url.searchParams))
	// next-auth copies this into Location unchecked, where a line break or a character beyond Latin-1 throws.
	const word = url.searchParams.get("error")
	if (call === "error" && word) url.searchParams.set("error", encodeURIComponent(word))
	const body = await checkedBody(request)
	const deviceCookies: string[] = []
	const response: Response = await NextAuth(authOptions((cookie) => deviceCookies.push(cookie)))(
		new NextRequest(url, { method, headers: request.headers, body: body && new Uint8Array(body) }),
		context,
	)
	for (const cookie of deviceCookies) response.headers.append("set-cookie", cookie)
	if (response.status < 400) return response
	// next-auth's own client looks for `url`.
	const told = (await response.json().catch(() => ({}))) as { url?: unknown }
	const reason = typeof told.url === "string" ? new URL(told.url).searchParams.get("error") : null
	const headers = new Headers(response.headers)
	headers.set("content-type", "application/json")
	const refusal = { detail: reason || "We couldn't carry out this request.", ...(reason ? { url: told.url } : {}) }
	return new Response(JSON.stringify(refusal), { status: response.status, headers })
}

/** next-auth's calls, which the contract does not list, get the same treatment: a cap, JSON errors, one log line. */
export const nextAuthHandler: Handler = async (request, context) => {
	const startedAt = performance.now()
	const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID()
	const segments = (await context.params).nextauth ?? []
	const call = (Array.isArray(segments) ? segments : [segments]).join("/")
	const response = await answer(request, context, call).catch((error) => answerError(error, requestId))
	log.info({
		request_id: requestId,
		op: `${request.method} /api/auth/${CALLS.has(call) ? call : "?"}`,
		status: response.status,
		ms: Math.round(performance.now() - startedAt),
	})
	return response
}
