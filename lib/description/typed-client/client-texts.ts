export const clientHead = (origin: string, version: string, kind: "ts" | "js") => [
	`A client of the API at ${origin}, version ${version}, for Node 20 and browsers. It needs no package.`,
	`Made by ${origin}/api/client.${kind}: download it again after an update.`,
	"",
	"  const api = createClient({ token: process.env.API_KEY })",
	'  const { submissions } = await api("GET /api/admin/dashboard", { query: { status: "pending" } })',
	"",
	"Keep API keys on your own server. Never put one into a web page.",
]

/** The code that calls. `ORIGIN` stands for where the product is. tests/api/typed-client.test.ts compiles and runs it. */
export const CALLING = String.raw`/** A call that was refused. If no answer came, fetch's own error is thrown instead. */
export class ApiError extends Error {
	readonly status: number
	/** What the API says of it: a sentence in detail, and in errors each field that isn't valid. */
	readonly refusal: ErrorAnswer
	/** How many seconds to wait before the next try, if the API says so. */
	readonly retryAfter: number | undefined

	constructor(status: number, refusal: ErrorAnswer, retryAfter?: number) {
		super(refusal.detail)
		this.name = "ApiError"
		this.status = status
		this.refusal = refusal
		this.retryAfter = retryAfter
	}
}

export interface ClientOptions {
	/** An API key, or the access_token of a sign-in. Calls that are open to everyone need none. */
	token?: string | undefined
	/** Where the product is. */
	origin?: string
	fetch?: typeof fetch
}

type Sent<K extends keyof Operations> = Omit<Operations[K], "answer"> & {
	/** What else goes to fetch, such as a signal, or more headers. */
	init?: RequestInit
}
type Given<K extends keyof Operations> = Record<never, never> extends Sent<K> ? [sent?: Sent<K>] : [sent: Sent<K>]

/** Calls an operation by its name, and resolves to its answer. Rejects with ApiError if it is refused. */
export type Api = <K extends keyof Operations>(operation: K, ...given: Given<K>) => Promise<Operations[K]["answer"]>

interface AnySent {
	params?: Record<string, unknown>
	query?: Record<string, unknown>
	body?: unknown
	form?: Record<string, unknown>
	init?: RequestInit
}

function addressOf(origin: string, path: string, { params = {}, query = {} }: AnySent): string {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
	const address = new URL(filled, origin)
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined) address.searchParams.set(name, String(value))
	}
	return address.href
}

function formOf(fields: Record<string, unknown>): FormData {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) {
		if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value))
	}
	return form
}

async function refusalOf(answer: Response): Promise<ApiError> {
	const said = (await answer.json().catch(() => null)) as ErrorAnswer | null
	const refusal = typeof said?.detail === "string" ? said : { detail: "The call failed with status " + answer.status + "." }
	return new ApiError(answer.status, refusal, Number(answer.headers.get("retry-after")) || undefined)
}

export function createClient({ token, origin = ORIGIN, fetch: send = fetch }: ClientOptions = {}): Api {
	return async (operation, ...given) => {
		const sent: AnySent = given[0] ?? {}
		const [method = "", path = ""] = operation.split(" ")
		const headers = new Headers(sent.init?.headers)
		if (token) headers.set("authorization", "Bearer " + token)
		if (sent.body !== undefined) headers.set("content-type", "application/json")
		const body = sent.form ? formOf(sent.form) : sent.body === undefined ? sent.init?.body : JSON.stringify(sent.body)
		const answer = await send(addressOf(origin, path, sent), { ...sent.init, method, headers, body: body ?? null })
		if (!answer.ok) throw await refusalOf(answer)
		const isJson = /^application\/json\b/.test(answer.headers.get("content-type") ?? "")
		// The description says which one it is.
		return (isJson ? await answer.json() : answer.status === 204 ? undefined : answer) as never
	}
}

/** Every page of a list, one after the other: pages((cursor) => api("GET /api/admin/chatbot/leads", { query: { cursor } })) */
export async function* pages<P extends { next_cursor: string | null }>(
	load: (cursor?: string) => Promise<P>,
): AsyncGenerator<P, void> {
	for (let cursor: string | undefined; ; ) {
		const page = await load(cursor)
		yield page
		if (page.next_cursor === null) return
		cursor = page.next_cursor
	}
}
`
