import type { ZodType } from "zod"
import type { Call, FileSpecs, Output, Schema } from "@/lib/calls"
import { AppError } from "@/lib/errors"
import { consume } from "@/lib/limits/consume"
import { log } from "@/lib/log"
import { observer } from "@/lib/observer"
import type { SpooledFile } from "@/lib/storage/spool"
import { type AccessByAuth, ADMISSIONS } from "./admit"
import { answerError } from "./answer-error"
import { type ClientInfo, clientInfo } from "./client-info"
import type { MultipartForm } from "./multipart"
import { holdRequest } from "./node-request"
import { refuseBrokenText, validate } from "./read-body"
import { readerOf } from "./reader-of"
import { type RawReply, type Reply, toResponse } from "./reply"

export type Handler = (
	request: Request,
	context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>

type OutputOf<C, Key extends string> = C extends Record<Key, infer S extends Schema> ? Output<S> : unknown
type FilesOf<C> = C extends { files: infer S extends FileSpecs } ? S : Record<never, never>
type ReadBody<C> = C extends { body: Schema }
	? OutputOf<C, "body">
	: C extends { deferred: true }
		? MultipartForm<FilesOf<C>>
		: C extends { upload: string }
			? OutputOf<C, "form"> & { file: SpooledFile }
			: C extends { form: Schema } | { files: FileSpecs }
				? OutputOf<C, "form"> & { files: MultipartForm<FilesOf<C>>["files"] }
				: unknown

export type Context<C extends Call> = {
	request: Request
	client: ClientInfo
	requestId: string
	/** Asks again, as for a write, whether the caller may do this. Rejects with the refusal. For answers that stay open. */
	stillAllowed(): Promise<unknown>
	params: OutputOf<C, "params">
	query: OutputOf<C, "query">
	/** A multipart upload is read only when its handler is ready: there is room for it and its idempotency key is claimed. */
	body: C extends { deferred: true } ? () => Promise<ReadBody<C>> : ReadBody<C>
} & AccessByAuth[C["auth"]]

type Answer<C> = (C extends { answer: infer S extends Schema } ? Output<S> : undefined) | Reply | RawReply
export type Handle<C extends Call> = (context: Context<C>) => Promise<Answer<C>> | Answer<C>

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

/** Serves one call as its domain declares it, in this order: the limit by address, authentication and scope, writes to
 * an inactive tenant, capped parsing, the handler, the response, and one log line. @param operation "METHOD /path" */
export function route(operation: string, call: Call, respond: Handle<Call>): Handler {
	const { auth, product = null, asksAgain = false, role = "owner", keyScope = null } = call
	const demands = { product, asksAgain, role, keyScope }
	const isWrite = !operation.startsWith("GET ")
	const reader = readerOf(call)

	async function answer(request: Request, given: Promise<Record<string, string | string[]>>, requestId: string) {
		const client = clientInfo(request.headers)
		const rawParams = await given
		// Before the path is validated: a visitor who is not signed in learns nothing, not even that an id is malformed. In
		// parallel with the limit, whose refusal comes first: a few wasted lookups cost less than making everyone wait.
		const admitting = ADMISSIONS[auth]({ request, params: rawParams, isWrite, ...demands })
		admitting.catch(() => undefined)
		if (call.limit) await consume(call.limit, client.address)
		const accessWith = await admitting
		const rawQuery = queryOf(request)
		const params = pathParams(call.params as ZodType | undefined, rawParams)
		const read = call.deferred ? undefined : await reader?.read(request)
		try {
			const body = call.deferred ? () => reader?.read(request).then(({ value }) => value) : read?.value
			// A tenant named in the body is known only after it.
			const named = {
				tenantSlug: rawQuery.tenant_slug ?? read?.raw.tenant_slug,
				tenantId: rawQuery.tenant_id ?? read?.raw.tenant_id,
			}
			const access = await accessWith(named)
			const query = call.query ? validate(call.query as ZodType, rawQuery) : rawQuery
			const stillAllowed = async () => {
				const asked = { ...demands, request, params: rawParams, isWrite: true, asksAgain: false }
				return (await ADMISSIONS[auth](asked))(named)
			}
			const context = { request, client, requestId, stillAllowed, params, query, body, ...access }
			return toResponse(await respond(context), request)
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
		const ms = Math.round(performance.now() - startedAt)
		log.info({ request_id: requestId, op: operation, status: response.status, ms })
		observer()?.answered(operation, response.status, ms)
		return response
	}
}
