import { pathOf } from "@/lib/client/api"
import type { AnswerOf, BodyOf, ErrorAnswer, OperationName, ParamsOf, QueryOf } from "@/lib/client/contract"
import { checkAnswer } from "./check-answer"

export interface SendOptions<K extends OperationName> {
	params?: Partial<ParamsOf<K>>
	query?: QueryOf<K> | Record<string, string>
	/** Sent as JSON. Any value is allowed, because tests also check refusals. */
	body?: BodyOf<K> | unknown
	token?: string | null
	headers?: Record<string, string>
	/** Sent as is. `headers` names its type. */
	raw?: BodyInit
}

export interface Answer<T> {
	status: number
	headers: Headers
	/** The typed body on success. On a refusal read `refusal`. */
	body: T
	refusal: ErrorAnswer
	text: string
}

const isJson = ({ headers }: Response) => headers.get("content-type")?.startsWith("application/json")

/**
 * Makes one call over real HTTP and does not throw on a refusal. It throws if the answer does not match its schema. It
 * follows no redirects.
 */
export async function send<K extends OperationName>(
	baseUrl: string,
	operation: K,
	{ params, query, body, token, headers, raw }: SendOptions<K> = {},
): Promise<Answer<AnswerOf<K>>> {
	const sent = new Headers(headers)
	if (body !== undefined) sent.set("content-type", "application/json")
	if (token) sent.set("authorization", `Bearer ${token}`)
	const response = await fetch(baseUrl + pathOf(operation, params as Record<string, string>, query as object), {
		method: operation.slice(0, operation.indexOf(" ")),
		headers: sent,
		body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
		redirect: "manual",
	})
	const text = await response.text()
	let parsed: unknown
	try {
		parsed = text ? JSON.parse(text) : undefined
	} catch {
		parsed = undefined
	}
	// The answer to a HEAD has no body.
	if (text && isJson(response)) checkAnswer(operation, response.status, parsed)
	return {
		status: response.status,
		headers: response.headers,
		body: parsed as AnswerOf<K>,
		refusal: parsed as ErrorAnswer,
		text,
	}
}
