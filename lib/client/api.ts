import { t } from "@/lib/languages/t"
import type { AnswerOf, BodyOf, ErrorAnswer, FormOf, OperationName, ParamsOf, QueryOf } from "./contract"

/** The code of what a business says in its own words. */
const OWN_WORDS = "own_words"

/** A failed call. If no answer came, `status` is 0 and `detail` is empty. */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		readonly detail: string,
		readonly errors: { field: string; detail: string }[] = [],
		/** Seconds, from Retry-After. */
		readonly retryAfter?: number,
		readonly next: Pick<ErrorAnswer, "next_step" | "challenge" | "app" | "passkey"> = {},
	) {
		super(detail || `The call failed with status ${status}.`)
		this.name = "ApiError"
	}
}

type Needs<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T }

export type CallOptions<K extends OperationName> = (keyof ParamsOf<K> extends never
	? { params?: undefined }
	: { params: ParamsOf<K> }) &
	([QueryOf<K>] extends [undefined] ? { query?: undefined } : { query?: QueryOf<K> }) &
	Needs<"body", BodyOf<K>> &
	Needs<"form", FormOf<K>> & {
		signal?: AbortSignal
		token?: string | null
		keepalive?: boolean
	}

function searchOf(fields: object): URLSearchParams {
	const search = new URLSearchParams()
	for (const [name, value] of Object.entries(fields)) if (value !== undefined) search.set(name, String(value))
	return search
}

export function pathOf(name: OperationName, params: Record<string, string> = {}, query: object = {}): string {
	const template = name.slice(name.indexOf(" ") + 1)
	const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""))
	const given = Object.entries(query).filter(([, value]) => value !== null && value !== "")
	const text = searchOf(Object.fromEntries(given)).toString()
	return text ? `${path}?${text}` : path
}

/** What a page says of a refusal: in English the server's sentence, otherwise its own, which the code names. */
export function sentenceOf({ detail, code, values }: Partial<ErrorAnswer>): string {
	const language = globalThis.visitorLanguage
	if (typeof detail !== "string" || !language || code === OWN_WORDS) return detail ?? ""
	return (code && language.refusal(code, values)) || t("Something went wrong. Please try again.")
}

export function apiErrorOf(status: number, answer: Partial<ErrorAnswer> | null, retryAfter?: number): ApiError {
	const { errors, next_step, challenge, app, passkey } = answer ?? {}
	const worded = errors?.map((error) => ({ field: error.field, detail: sentenceOf(error) }))
	return new ApiError(status, sentenceOf(answer ?? {}), worded, retryAfter, { next_step, challenge, app, passkey })
}

export async function refusalOf(response: Response): Promise<ApiError> {
	const answer = (await response.json().catch(() => null)) as Partial<ErrorAnswer> | null
	const retryAfter = Number(response.headers.get("retry-after")) || undefined
	return apiErrorOf(response.status, answer, retryAfter)
}

/** What the server stores and answers is in the language of the page, which may differ from the browser's. */
export const pageLanguage = () => ({ "accept-language": globalThis.visitorLanguage?.code ?? "en" })

/** Resolves to the successful response itself, for bodies other than JSON. Rejects like call(). */
export async function request<K extends OperationName>(name: K, options: CallOptions<K>): Promise<Response> {
	const { params, query, body, form, signal, token, keepalive } = options as {
		params?: Record<string, string>
		query?: object
		body?: object
		form?: object
		signal?: AbortSignal
		token?: string | null
		keepalive?: boolean
	}
	const headers = new Headers({ accept: "application/json", ...pageLanguage() })
	if (body) headers.set("content-type", "application/json")
	if (token) headers.set("authorization", `Bearer ${token}`)
	let response: Response
	try {
		response = await fetch(pathOf(name, params, query), {
			method: name.slice(0, name.indexOf(" ")),
			headers,
			body: form ? searchOf(form) : body && JSON.stringify(body),
			signal,
			keepalive,
		})
	} catch (error) {
		if (signal?.aborted) throw error
		throw new ApiError(0, "")
	}
	if (!response.ok) throw await refusalOf(response)
	return response
}

/** Resolves to the answer's JSON. Rejects with ApiError on any refusal, and if no answer came. */
export async function call<K extends OperationName>(name: K, options: CallOptions<K>): Promise<AnswerOf<K>> {
	const response = await request(name, options)
	if (response.status === 204) return undefined as AnswerOf<K>
	return (await response.json()) as AnswerOf<K>
}
