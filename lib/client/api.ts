import { t } from "@/lib/languages/t"
import type { AnswerOf, BodyOf, ErrorAnswer, FormOf, OperationName, ParamsOf, QueryOf } from "./contract"

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

/** A business's own words about a product that is off, and for how long to wait. */
const IN_OWN_WORDS = [403, 429]

/** The server says why in English. What a page's language has no words for becomes its general sentence. */
export function inTheirLanguage(detail: string, status: number): string {
	const said = t(detail)
	const isGeneral = globalThis.visitorLanguage && said === detail && !IN_OWN_WORDS.includes(status)
	return isGeneral ? t("Something went wrong. Please try again.") : said
}

export async function refusalOf(response: Response): Promise<ApiError> {
	const answer = (await response.json().catch(() => null)) as Partial<ErrorAnswer> | null
	const detail = typeof answer?.detail === "string" ? inTheirLanguage(answer.detail, response.status) : ""
	const errors = answer?.errors?.map((error) => ({ ...error, detail: inTheirLanguage(error.detail, response.status) }))
	const retryAfter = Number(response.headers.get("retry-after")) || undefined
	const { next_step, challenge, app, passkey } = answer ?? {}
	return new ApiError(response.status, detail, errors, retryAfter, { next_step, challenge, app, passkey })
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
