import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ask, askStream, newSession } from "../support/chat"
import { makeTenant, unique } from "../support/factories"
import type { ModelScript } from "../support/model-server"
import type { TestServer } from "../support/server"
import { eventually } from "../support/worker-process"
import { buildChatWorld, type ChatWorld, makeChatTenant, storedAnswers } from "./support/chat-world"
import { expectRefusal } from "./support/expect-refusal"
import { slackMs, timed } from "./support/recovery"

const TIMEOUT_MS = 4_000
const BREAKER_SECONDS = 2
const SORRY = "Sorry, I encountered an error. Please try again."

let chat: ChatWorld
let server: TestServer
let tenantSlug: string

beforeAll(async () => {
	chat = await buildChatWorld({
		CHAT_TIMEOUT_MS: String(TIMEOUT_MS),
		CHAT_BREAKER_SECONDS: String(BREAKER_SECONDS),
		GOOGLE_GENERATIVE_AI_BASE_URL: "http://127.0.0.1:3/v1",
	})
	server = await chat.world.start()
})
afterAll(() => chat.end())

// A success in between, or the failures of one test would open the breaker for the next.
beforeEach(async () => {
	tenantSlug = (await makeTenant()).slug
	await eventually("the breaker to be closed", async () => {
		return (await ask(server.url, tenantSlug, { message: "All well?" })).status === 200
	})
})

const REFUSED: [string, ModelScript, { status: number; calls: number; reason: string }][] = [
	["a wrong key", { refuse: { status: 401 } }, { status: 502, calls: 1, reason: "OpenAI refused the key (401)." }],
	["a locked key", { refuse: { status: 403 } }, { status: 502, calls: 1, reason: "OpenAI refused the key (403)." }],
	[
		"a bad request",
		{ refuse: { status: 400 } },
		{ status: 502, calls: 1, reason: "OpenAI refused the request (400)." },
	],
	[
		"no such model",
		{ refuse: { status: 404 } },
		{ status: 502, calls: 1, reason: "OpenAI refused the request (404)." },
	],
	[
		"its own limit",
		{ refuse: { status: 429 } },
		{ status: 502, calls: 2, reason: "OpenAI is limiting requests (429)." },
	],
	["an error", { refuse: { status: 500 } }, { status: 502, calls: 2, reason: "OpenAI failed (500)." }],
	["overload", { refuse: { status: 529 } }, { status: 502, calls: 2, reason: "OpenAI failed (529)." }],
	[
		"an error of ten megabytes",
		{ refuse: { status: 500, bytes: 10 * 1024 * 1024 } },
		{ status: 502, calls: 1, reason: "OpenAI answered far too much." },
	],
	["silence", { silent: true }, { status: 504, calls: 2, reason: "OpenAI did not answer in time." }],
	[
		"headers and silence",
		{ pieces: [], ending: "stall" },
		{ status: 504, calls: 2, reason: "OpenAI did not answer in time." },
	],
	["a cut", { pieces: [], ending: "cut" }, { status: 502, calls: 2, reason: "OpenAI broke off its answer." }],
	["an error as an event", { pieces: [], ending: "fail" }, { status: 502, calls: 2, reason: "OpenAI failed (500)." }],
	["nothing", { pieces: [] }, { status: 502, calls: 1, reason: "OpenAI answered what is no answer." }],
	[
		"a web page",
		{ raw: { type: "text/html", body: "<html><body>Welcome to nginx!</body></html>" } },
		{ status: 502, calls: 1, reason: "OpenAI answered what is no answer." },
	],
	[
		"broken JSON",
		{ raw: { type: "text/event-stream", body: "data: {oops\n\ndata: [DONE]\n\n" } },
		{ status: 502, calls: 1, reason: "OpenAI answered what is no answer." },
	],
	[
		"JSON of another shape",
		{ raw: { type: "text/event-stream", body: 'data: {"choices": "many"}\n\n' } },
		{ status: 502, calls: 1, reason: "OpenAI answered what is no answer." },
	],
	[
		"an empty body",
		{ raw: { type: "text/event-stream", body: "" } },
		{ status: 502, calls: 1, reason: "OpenAI answered what is no answer." },
	],
]

describe.each(REFUSED)("before the first piece: %s", (_, script, { status, calls, reason }) => {
	it.each(["JSON", "a stream"])("to %s", async (wanted) => {
		const id = unique()
		const session_id = newSession()
		await chat.model.script(id, script)
		const fields = { message: `Hello ${id}`, session_id }
		const headers = wanted === "JSON" ? undefined : { accept: "text/event-stream" }
		const answer = await timed(() => ask(server.url, tenantSlug, fields, headers))
		expectRefusal(answer, status)
		expect(answer.refusal.detail).toBe(SORRY)
		expect(answer.ms).toBeLessThan(TIMEOUT_MS + 500 + (await slackMs(server.url)))
		expect(await chat.model.requests(id)).toHaveLength(calls)
		expect(await storedAnswers(session_id)).toMatchObject([{ status: "failed", content: SORRY, error: reason }])
	})
})

const BROKEN: [string, ModelScript, { reason: string; late?: true }][] = [
	["cut", { ending: "cut" }, { reason: "OpenAI broke off its answer." }],
	["closed tidily", { ending: "finish" }, { reason: "OpenAI broke off its answer." }],
	["silence", { ending: "stall" }, { reason: "OpenAI did not answer in time.", late: true }],
	["an error as an event", { ending: "fail" }, { reason: "OpenAI failed." }],
	["ten megabytes", { ending: "flood" }, { reason: "OpenAI answered far too much." }],
]

describe.each(BROKEN)("after the first piece: %s", (_, script, { reason, late }) => {
	it("is said in the stream, stored with what came, and not tried again", async () => {
		const id = unique()
		const session_id = newSession()
		await chat.model.script(id, { pieces: ["It ", "is "], everyMs: 20, ...script })
		const stream = await timed(() => askStream(server.url, tenantSlug, { message: `Hello ${id}`, session_id }))
		expect(stream.status).toBe(200)
		expect(stream.last).toMatchObject({ event: "error", data: { detail: SORRY } })
		expect(stream.text.startsWith("It is ")).toBe(true)
		expect(stream.text.length).toBeLessThan(30_000)
		expect(stream.ms).toBeLessThan(TIMEOUT_MS + 500 + (await slackMs(server.url)))
		const [stored] = await storedAnswers(session_id)
		expect(stored).toMatchObject({ status: "failed", error: reason })
		expect(stored?.content).toBe(`${stream.text.trimEnd()}\n\n${SORRY}`)
		const [request, ...more] = await chat.model.requests(id)
		expect(more).toEqual([])
		// Whoever sends ten megabytes or nothing any more is hung up on.
		if (late || script.ending === "flood") expect(request?.aborted).toBe(true)
	})

	it("answers JSON as a failure", async () => {
		const id = unique()
		await chat.model.script(id, { pieces: ["It ", "is "], ...script })
		expectRefusal(await ask(server.url, tenantSlug, { message: `Hello ${id}` }), late ? 504 : 502)
	})
})

describe("a second attempt", () => {
	it.each<[string, ModelScript]>([
		["a limit", { refuse: { status: 429, headers: { "retry-after": "1" } } }],
		["an error", { refuse: { status: 503 } }],
		["overload", { refuse: { status: 529 } }],
		["silence", { silent: true }],
		["a cut", { pieces: [], ending: "cut" }],
	])("makes %s unseen", async (_, script) => {
		const id = unique()
		await chat.model.script(id, { ...script, times: 1 })
		const answer = await ask(server.url, tenantSlug, { message: `Hello ${id}` })
		expect(answer.body).toMatchObject({ response: "This is an answer." })
		expect(await chat.model.requests(id)).toHaveLength(2)
	})
})

describe("a provider that cannot be reached", () => {
	it("is a failure with its reason", async () => {
		const tenant = await makeChatTenant({ aiModel: "gemini-2.0-flash" })
		const session_id = newSession()
		expectRefusal(await ask(server.url, tenant.slug, { message: "Hello", session_id }), 502)
		expect(await storedAnswers(session_id)).toMatchObject([{ error: "Google could not be reached." }])
	})
})

describe("the breaker", () => {
	it("opens after five failures in a row, for one provider, and closes when that is back", async () => {
		const id = unique()
		await chat.model.script(id, { refuse: { status: 401 } })
		const fail = () => ask(server.url, tenantSlug, { message: `Hello ${id}` })
		for (let index = 0; index < 5; index += 1) expectRefusal(await fail(), 502)
		const openedAt = performance.now()
		expect(await chat.model.requests(id)).toHaveLength(5)
		const session_id = newSession()
		const refused = await timed(() => ask(server.url, tenantSlug, { message: `Hello ${id}`, session_id }))
		expectRefusal(refused, 502)
		expect(refused.ms).toBeLessThan(500 + (await slackMs(server.url)))
		expect(await chat.model.requests(id)).toHaveLength(5)
		expect(await storedAnswers(session_id)).toMatchObject([
			{ error: "OpenAI failed several times in a row and is left alone for a while." },
		])
		const other = await makeChatTenant({ aiModel: "claude-haiku-5-5" })
		expect((await ask(server.url, other.slug, { message: "Hello" })).status).toBe(200)
		await eventually("the provider to be asked again", async () => {
			return (await ask(server.url, tenantSlug, { message: "All well?" })).status === 200
		})
		expect(performance.now() - openedAt).toBeGreaterThan(BREAKER_SECONDS * 1000 - 200)
	})

	it("does not open for requests that are themselves to blame, nor for visitors who leave", async () => {
		const id = unique()
		await chat.model.script(id, { refuse: { status: 400 } })
		for (let index = 0; index < 7; index += 1) {
			expectRefusal(await ask(server.url, tenantSlug, { message: `Hello ${id}` }), 502)
		}
		expect(await chat.model.requests(id)).toHaveLength(7)
		const left = unique()
		await chat.model.script(left, { silent: true })
		for (let index = 0; index < 7; index += 1) {
			const gone = new AbortController()
			const body = new URLSearchParams({ message: `Hello ${left}`, session_id: newSession() })
			const address = `${server.url}/api/chatbot/${tenantSlug}/chat`
			const asked = fetch(address, { method: "POST", body, signal: gone.signal }).catch(() => undefined)
			await eventually("the provider to be asked", async () => (await chat.model.requests(left)).length > index)
			gone.abort()
			await asked
		}
		expect((await ask(server.url, tenantSlug, { message: "All well?" })).status).toBe(200)
	})
})

describe("as it ships", () => {
	it("gives up after 20 seconds", async () => {
		const patient = await chat.world.start({ CHAT_TIMEOUT_MS: "" })
		const id = unique()
		await chat.model.script(id, { silent: true })
		const answer = await timed(() => ask(patient.url, tenantSlug, { message: `Hello ${id}` }))
		expectRefusal(answer, 504)
		expect(answer.ms).toBeGreaterThan(15_000)
		expect(answer.ms).toBeLessThan(20_000 + 500 + (await slackMs(patient.url)))
	})
})
