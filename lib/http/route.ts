import type { ZodType } from "zod"
import type { Viewer } from "@/lib/accounts/viewer"
import {
	type AnswerOf,
	type Auth,
	type Contract,
	contract,
	type OperationName,
	type Product,
} from "@/lib/client/contract"
import { AppError } from "@/lib/errors"
import { consume } from "@/lib/limits/consume"
import type { LimitName } from "@/lib/limits/limits"
import { log } from "@/lib/log"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import type { TakenSession } from "@/lib/quizzes/taken-session"
import { assertWritable, resolveScope, resolveVisit, type ScopeByAuth, type Visit } from "@/lib/tenants/resolve-scope"
import { answerError } from "./answer-error"
import { authenticate, bearerOf } from "./authenticate"
import { type ClientInfo, clientInfo } from "./client-info"
import { holdRequest } from "./node-request"
import { type BodyReader, refuseBrokenText, validate } from "./read-body"
import { type RawReply, type Reply, toResponse } from "./reply"

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE"
export type Handler = (
	request: Request,
	context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>
declare const method: unique symbol
export type RouteOf<M extends Method> = Handler & { readonly [method]?: M }
type MethodOf<K extends OperationName> = K extends `${infer M extends Method} ${string}` ? M : never

type AuthOf<K extends OperationName> = Contract[K]["auth"]
type Access<A extends Auth> = A extends "public"
	? unknown
	: A extends "visitor"
		? Visit
		: A extends "quiz_session"
			? Visit & { session: TakenSession }
			: A extends keyof ScopeByAuth
				? { viewer: Viewer; scope: ScopeByAuth[A] }
				: { viewer: Viewer }

export type Context<K extends OperationName, P, Q, B> = {
	request: Request
	client: ClientInfo
	requestId: string
	params: P
	query: Q
	body: B
} & Access<AuthOf<K>>

/**
 * A multipart upload is read only when its handler is ready: there is room for it and its idempotency key is claimed.
 */
export interface DeferredReader<B> {
	deferred(request: Request): B
}

interface Definition<K extends OperationName, P, Q, B> {
	params?: ZodType<P>
	query?: ZodType<Q>
	body?: BodyReader<B> | DeferredReader<B>
	/** Counted by the client's address. Its refusal comes before any other. */
	limit?: LimitName
	handle(context: Context<K, P, Q, B>): Promise<AnswerOf<K> | Reply | RawReply> | AnswerOf<K> | Reply | RawReply
}

const isDeferred = (reader: object): reader is DeferredReader<unknown> => "deferred" in reader

function pathParams<P>(schema: ZodType<P> | undefined, params: Record<string, string | string[]>): P {
	if (!schema) return params as P
	const result = schema.safeParse(params)
	// A malformed id or slug gets the same 404 as an unknown one.
	if (!result.success) throw new AppError("not_found", result.error.issues[0]?.message ?? "Not found.")
	return result.data
}

function queryOf(request: Request): Record<string, string> {
	const query = Object.fromEntries(new URL(request.url).searchParams)
	refuseBrokenText(query)
	return query
}

/**
 * Declares one operation of lib/client/contract.ts. Everything that no operation may forget happens here, in this
 * order: the limit by address, authentication and scope (from the contract's row, so that no operation lacks one),
 * writes to an inactive tenant, capped parsing, the handler, the response, and one log line.
 */
export function route<K extends OperationName, P = unknown, Q = unknown, B = unknown>(
	operation: K,
	definition: Definition<K, P, Q, B>,
): RouteOf<MethodOf<K>> {
	const row = contract[operation] as { auth: Auth; product?: Product | null }
	const product = row.product ?? null
	const isWrite = !operation.startsWith("GET ")

	/** The viewer and scope, as far as they are known before the body. */
	async function admit(request: Request, params: unknown) {
		if (row.auth === "public") return {}
		if (row.auth === "visitor" || row.auth === "quiz_session") {
			const named = (params ?? {}) as { tenantSlug?: unknown; quizId?: unknown; id?: unknown }
			const visit = await resolveVisit(named.tenantSlug, product, isWrite)
			if (row.auth === "visitor") return visit
			return { ...visit, session: await openSession(visit.scope, named, bearerOf(request.headers)) }
		}
		const viewer = await authenticate(request.headers)
		if (row.auth === "session") return { viewer }
		// The role is checked before the body is parsed. A tenant named in the body is known only afterwards.
		const scope = row.auth === "platform" ? await resolveScope(viewer, row.auth, {}) : undefined
		if (isWrite) assertWritable(viewer, product)
		return { viewer, scope }
	}

	async function scopeOf(viewer: Viewer | undefined, query: Record<string, string>, raw: Record<string, unknown> = {}) {
		if (!viewer || (row.auth !== "tenant" && row.auth !== "scoped")) return undefined
		return resolveScope(viewer, row.auth, {
			tenantSlug: query.tenant_slug ?? raw.tenant_slug,
			tenantId: query.tenant_id ?? raw.tenant_id,
		})
	}

	async function answer(request: Request, given: Promise<Record<string, string | string[]>>, requestId: string) {
		const client = clientInfo(request.headers)
		const rawParams = await given
		// Before the path is validated: a visitor who is not signed in learns nothing, not even that an id is malformed. In
		// parallel with the limit, whose refusal comes first: a few wasted lookups cost less than making everyone wait.
		const admitting: Promise<{ viewer?: Viewer; scope?: unknown }> = admit(request, rawParams)
		admitting.catch(() => undefined)
		if (definition.limit) await consume(definition.limit, client.address)
		const admitted = await admitting
		const rawQuery = queryOf(request)
		const params = pathParams(definition.params, rawParams)
		const reader = definition.body
		const read = reader && !isDeferred(reader) ? await reader.read(request) : undefined
		try {
			const body = reader && isDeferred(reader) ? reader.deferred(request) : read?.value
			const scope = admitted.scope ?? (await scopeOf(admitted.viewer, rawQuery, read?.raw))
			const query = definition.query ? validate(definition.query, rawQuery) : rawQuery
			const context = { request, client, requestId, params, query, body, ...admitted, scope }
			return toResponse(await definition.handle(context as unknown as Context<K, P, Q, B>), request)
		} finally {
			await read?.release?.()
		}
	}

	return async (request, context) => {
		const startedAt = performance.now()
		holdRequest(request)
		const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID()
		const response = await answer(request, context.params, requestId).catch((error) => answerError(error, requestId))
		// The framework does not touch a body whose reader has already left, and would leak what the body holds open.
		if (request.signal.aborted) await response.body?.cancel().catch(() => undefined)
		log.info({
			request_id: requestId,
			op: operation,
			status: response.status,
			ms: Math.round(performance.now() - startedAt),
		})
		return response
	}
}
