import type { ZodType } from "zod"
import type { TenantRole } from "@/lib/accounts/roles"
import {
	type AnswerOf,
	type AsksAgain,
	type Contract,
	contract,
	type OperationName,
	type Product,
} from "@/lib/client/contract"
import { AppError } from "@/lib/errors"
import { consume } from "@/lib/limits/consume"
import type { LimitName } from "@/lib/limits/limits"
import { log } from "@/lib/log"
import { observer } from "@/lib/observer"
import type { KeyScope } from "@/lib/tenants/api-keys/key-scopes"
import { type AccessByAuth, ADMISSIONS } from "./admit"
import { answerError } from "./answer-error"
import { type ClientInfo, clientInfo } from "./client-info"
import { holdRequest } from "./node-request"
import { type BodyReader, type BodyShape, refuseBrokenText, validate } from "./read-body"
import { type RawReply, type Reply, toResponse } from "./reply"

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE"
/** What a route says of itself, for the description of the API. */
export interface Described {
	operation: OperationName
	params?: ZodType
	query?: ZodType
	body?: { shape?: BodyShape }
	limit?: LimitName
}
export interface Handler {
	(request: Request, context: { params: Promise<Record<string, string | string[]>> }): Promise<Response>
	readonly described?: Described
}
declare const method: unique symbol
export type RouteOf<M extends Method> = Handler & { readonly [method]?: M }
type MethodOf<K extends OperationName> = K extends `${infer M extends Method} ${string}` ? M : never

type AuthOf<K extends OperationName> = Contract[K]["auth"]

export type Context<K extends OperationName, P, Q, B> = {
	request: Request
	client: ClientInfo
	requestId: string
	/** Asks again, as for a write, whether the caller may do this. Rejects with the refusal. For answers that stay open. */
	stillAllowed(): Promise<unknown>
	params: P
	query: Q
	body: B
} & AccessByAuth[AuthOf<K>]

/**
 * A multipart upload is read only when its handler is ready: there is room for it and its idempotency key is claimed.
 */
export interface DeferredReader<B> {
	shape?: BodyShape
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

/** What a contract row may say about its callers. */
interface Demands {
	product?: Product | null
	asksAgain?: AsksAgain
	role?: TenantRole
	keyScope?: KeyScope | null
}

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
	const auth = contract[operation].auth as AuthOf<K>
	const { product = null, asksAgain = false, role = "owner", keyScope = null }: Demands = contract[operation]
	const demands = { product, asksAgain, role, keyScope }
	const isWrite = !operation.startsWith("GET ")

	async function answer(request: Request, given: Promise<Record<string, string | string[]>>, requestId: string) {
		const client = clientInfo(request.headers)
		const rawParams = await given
		// Before the path is validated: a visitor who is not signed in learns nothing, not even that an id is malformed. In
		// parallel with the limit, whose refusal comes first: a few wasted lookups cost less than making everyone wait.
		const admitting = ADMISSIONS[auth]({ request, params: rawParams, isWrite, ...demands })
		admitting.catch(() => undefined)
		if (definition.limit) await consume(definition.limit, client.address)
		const accessWith = await admitting
		const rawQuery = queryOf(request)
		const params = pathParams(definition.params, rawParams)
		const reader = definition.body
		const read = reader && "read" in reader ? await reader.read(request) : undefined
		try {
			const body = (reader && "deferred" in reader ? reader.deferred(request) : read?.value) as B
			// A tenant named in the body is known only after it.
			const named = {
				tenantSlug: rawQuery.tenant_slug ?? read?.raw.tenant_slug,
				tenantId: rawQuery.tenant_id ?? read?.raw.tenant_id,
			}
			const access = await accessWith(named)
			const query = definition.query ? validate(definition.query, rawQuery) : (rawQuery as Q)
			const stillAllowed = async () => {
				const asked = { ...demands, request, params: rawParams, isWrite: true, asksAgain: false }
				return (await ADMISSIONS[auth](asked))(named)
			}
			const context = { request, client, requestId, stillAllowed, params, query, body, ...access }
			return toResponse(await definition.handle(context), request)
		} finally {
			await read?.release?.()
		}
	}

	const handle: Handler = async (request, context) => {
		const startedAt = performance.now()
		holdRequest(request)
		const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID()
		const response = await answer(request, context.params, requestId).catch((error) => answerError(error, requestId))
		// The framework does not touch a body whose reader has already left, and would leak what the body holds open.
		if (request.signal.aborted) await response.body?.cancel().catch(() => undefined)
		const ms = Math.round(performance.now() - startedAt)
		log.info({ request_id: requestId, op: operation, status: response.status, ms })
		observer()?.answered(operation, response.status, ms)
		return response
	}
	const { params, query, body, limit } = definition
	return Object.assign(handle, { described: { operation, params, query, body, limit } })
}
