import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ask, askStream, newSession } from "../support/chat"
import { makeTenant, unique } from "../support/factories"
import type { ModelScript } from "../support/model-server"
import type { TestServer } from "../support/server"
import { eventually } from "../support/worker-process"
import { buildChatWorld, type ChatWorld, makeChatTenant, storedAnswers } from "./support/chat-world"
import { expectRefusal } from "./support/expect-refusal"

const SORRY = "Sorry, I encountered an error. Please try again."

let chat: ChatWorld
/** Gives the provider a minute: for answers that come at once, however slow the machine is. */
let patient: TestServer
/** Gives the provider six seconds, for answers that never come. */
let hasty: TestServer
let slug: string
/** Uses another provider, which has its own breaker. */
let otherSlug: string

beforeAll(async () => {
	chat = await buildChatWorld({
		CHAT_TIMEOUT_MS: "60000",
		CHAT_BREAKER_SECONDS: "3600",
		GOOGLE_GENERATIVE_AI_BASE_URL: "http://127.0.0.1:3/v1",
	})
	const short = { CHAT_TIMEOUT_MS: "6000", CHAT_BREAKER_SECONDS: "1" }
	;[patient, hasty] = await Promise.all([chat.world.start(), chat.world.start(short)])
	slug = (await makeTenant()).slug
	otherSlug = (await makeChatTenant({ aiModel: "claude-haiku-5-5" })).slug
	// The first request of a new server loads its code.
	await Promise.all([patient, hasty].map(expectWell))
})
afterAll(() => chat.end())

async function expectWell({ url }: TestServer): Promise<void> {
	expect((await ask(url, slug, { message: "All well?" })).status).toBe(200)
}

/** Runs four at once, then a success: a fifth failure in a row would open the breaker for the next ones. */
async function inFours<T>(server: TestServer, items: T[], work: (item: T) => Promise<void>): Promise<void> {
	for (let at = 0; at < items.length; at += 4) {
		await Promise.all(items.slice(at, at + 4).map(work))
		await expectWell(server)
	}
}

/** Runs each half on its own server at the same time, so the silent cases wait in parallel. */
function throughBoth<T>(items: T[], isLate: (item: T) => boolean, work: (item: T, url: string) => Promise<void>) {
	const late = items.filter(isLate)
	const others = items.filter((item) => !late.includes(item))
	return Promise.all([
		inFours(hasty, late, (item) => work(item, hasty.url)),
		inFours(patient, others, (item) => work(item, patient.url)),
	])
}

const refuse = (status: number, more: { bytes?: number } = {}): ModelScript => ({ refuse: { status, ...more } })
const page = (type: string, body: string): ModelScript => ({ raw: { type, body } })
const LATE = "OpenAI didn't answer in time."
const NONE = "OpenAI sent an answer we can't use."

/** What the provider does, how often it is asked, and what the tenant reads. Late answers get 504, others 502. */
const REFUSED: [string, ModelScript, number, string][] = [
	["a wrong key", refuse(401), 1, "OpenAI refused the key (401)."],
	["a locked key", refuse(403), 1, "OpenAI refused the key (403)."],
	["a bad request", refuse(400), 1, "OpenAI refused the request (400)."],
	["no such model", refuse(404), 1, expect.stringMatching(/^OpenAI doesn't know the model or the address/)],
	["its own limit", refuse(429), 2, "OpenAI is limiting requests (429)."],
	["an error", refuse(500), 2, "OpenAI failed (500)."],
	["overload", refuse(529), 2, "OpenAI failed (529)."],
	["an error of ten megabytes", refuse(500, { bytes: 10 * 1024 * 1024 }), 1, "OpenAI sent far too much."],
	["silence", { silent: true }, 2, LATE],
	["headers and silence", { pieces: [], ending: "stall" }, 2, LATE],
	["a cut", { pieces: [], ending: "cut" }, 2, "OpenAI stopped in the middle of its answer."],
	["an error as an event", { pieces: [], ending: "fail" }, 2, "OpenAI failed (500)."],
	["nothing", { pieces: [] }, 1, NONE],
	["a web page", page("text/html", "<html><body>Welcome to nginx!</body></html>"), 1, NONE],
	["broken JSON", page("text/event-stream", "data: {oops\n\ndata: [DONE]\n\n"), 1, NONE],
	["JSON of another shape", page("text/event-stream", 'data: {"choices": "many"}\n\n'), 1, NONE],
	["an empty body", page("text/event-stream", ""), 1, NONE],
]
const FORMS = ["JSON", "a stream"] as const

describe("before the first piece", () => {
	const seen = new Map<string, { answer: Awaited<ReturnType<typeof ask>>; calls: number; stored: unknown }>()

	beforeAll(async () => {
		const cases = REFUSED.flatMap(([name, script, , reason]) => FORMS.map((form) => ({ name, script, reason, form })))
		await throughBoth(
			cases,
			({ reason }) => reason === LATE,
			async ({ name, script, form }, url) => {
				const id = unique()
				const session_id = newSession()
				await chat.model.script(id, script)
				const headers = form === "JSON" ? undefined : { accept: "text/event-stream" }
				const answer = await ask(url, slug, { message: `Hello ${id}`, session_id }, headers)
				const calls = (await chat.model.requests(id)).length
				seen.set(`${name} ${form}`, { answer, calls, stored: await storedAnswers(session_id) })
			},
		)
	})

	describe.each(REFUSED)("%s", (name, _, calls, reason) => {
		it.each(FORMS)("to %s", (form) => {
			const outcome = seen.get(`${name} ${form}`)
			if (!outcome) throw new Error("It was not asked.")
			expectRefusal(outcome.answer, reason === LATE ? 504 : 502)
			expect(outcome.answer.refusal.detail).toBe(SORRY)
			expect(outcome.calls).toBe(calls)
			expect(outcome.stored).toMatchObject([{ status: "failed", content: SORRY, error: reason }])
		})
	})
})

const BROKEN: [string, ModelScript["ending"], string][] = [
	["cut", "cut", "OpenAI stopped in the middle of its answer."],
	["closed tidily", "finish", "OpenAI stopped in the middle of its answer."],
	["silence", "stall", "Anthropic didn't answer in time."],
	["an error as an event", "fail", "OpenAI failed."],
	["ten megabytes", "flood", "OpenAI sent far too much."],
]

describe("after the first piece", () => {
	const streams = new Map<string, Awaited<ReturnType<typeof askStream>>>()
	const refusals = new Map<string, Awaited<ReturnType<typeof ask>>>()
	const stored = new Map<string, Awaited<ReturnType<typeof storedAnswers>>>()
	const ids = new Map<string, string>()

	beforeAll(async () => {
		const cases = BROKEN.flatMap(([name, ending]) => FORMS.map((form) => ({ name, ending, form })))
		await throughBoth(
			cases,
			({ ending }) => ending === "stall",
			async ({ name, ending, form }, url) => {
				const id = unique()
				const session_id = newSession()
				await chat.model.script(id, { pieces: ["It ", "is "], everyMs: 20, ending })
				const tenant = ending === "stall" ? otherSlug : slug
				const fields = { message: `Hello ${id}`, session_id }
				if (form === "JSON") return void refusals.set(name, await ask(url, tenant, fields))
				streams.set(name, await askStream(url, tenant, fields))
				stored.set(name, await storedAnswers(session_id))
				ids.set(name, id)
			},
		)
	})

	it.each(BROKEN)(
		"%s is reported in the stream, stored with the partial answer, and not retried",
		async (name, ending, error) => {
			const { status, last, text } = streams.get(name) ?? { status: 0, last: undefined, text: "" }
			expect(status).toBe(200)
			expect(last).toMatchObject({ event: "error", data: { detail: SORRY } })
			expect(text.startsWith("It is ")).toBe(true)
			expect(text.length).toBeLessThan(30_000)
			expect(stored.get(name)).toMatchObject([{ status: "failed", error, content: `${text.trimEnd()}\n\n${SORRY}` }])
			const requests = () => chat.model.requests(ids.get(name) ?? "unasked")
			expect(await requests()).toHaveLength(1)
			// The server hangs up on a provider that sends ten megabytes or goes silent.
			if (ending !== "stall" && ending !== "flood") return
			await eventually("the end of the call", async () => (await requests())[0]?.aborted)
		},
	)

	it.each(BROKEN)("%s is a failure in a JSON answer", (name, ending) => {
		const refusal = refusals.get(name)
		if (!refusal) throw new Error("It was not asked.")
		expectRefusal(refusal, ending === "stall" ? 504 : 502)
	})
})

describe("a second attempt", () => {
	it.concurrent.each<[string, ModelScript]>([
		["a limit", { refuse: { status: 429, headers: { "retry-after": "1" } } }],
		["an error", { refuse: { status: 503 } }],
		["overload", { refuse: { status: 529 } }],
		["silence", { silent: true }],
		["a cut", { pieces: [], ending: "cut" }],
	])("recovers from %s without the visitor noticing", async (_, script) => {
		const id = unique()
		await chat.model.script(id, { ...script, times: 1 })
		const answer = await ask((script.silent ? hasty : patient).url, slug, { message: `Hello ${id}` })
		expect(answer.body).toMatchObject({ response: "This is an answer." })
		expect(await chat.model.requests(id)).toHaveLength(2)
	})
})

describe("an unreachable provider", () => {
	it("is a failure with its reason", async () => {
		const tenant = await makeChatTenant({ aiModel: "gemini-2.0-flash" })
		const session_id = newSession()
		expectRefusal(await ask(patient.url, tenant.slug, { message: "Hello", session_id }), 502)
		expect(await storedAnswers(session_id)).toMatchObject([{ error: "Google couldn't be reached." }])
	})
})

describe("the breaker", () => {
	const OPEN = "Anthropic failed several times in a row, so it's paused for a while."
	const failing = async (url: string, times: number) => {
		const id = unique()
		await chat.model.script(id, refuse(401))
		for (let index = 0; index < times; index += 1) {
			expectRefusal(await ask(url, otherSlug, { message: `Hello ${id}` }), 502)
		}
		return id
	}

	it("opens after five failures in a row, for one provider", async () => {
		const id = await failing(patient.url, 5)
		expect(await chat.model.requests(id)).toHaveLength(5)
		const session_id = newSession()
		expectRefusal(await ask(patient.url, otherSlug, { message: `Hello ${id}`, session_id }), 502)
		expect(await chat.model.requests(id)).toHaveLength(5)
		expect(await storedAnswers(session_id)).toMatchObject([{ error: OPEN }])
		await expectWell(patient)
	})

	it("tries the provider again after its time, and closes when the provider is back", async () => {
		await failing(hasty.url, 5)
		const well = async () => (await ask(hasty.url, otherSlug, { message: "All well?" })).status === 200
		await eventually("the provider to be asked again", well)
		expect(await well()).toBe(true)
	})

	it("does not open for requests that are at fault themselves, nor for visitors who leave", async () => {
		const id = unique()
		await chat.model.script(id, refuse(400))
		const sevenTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 7 }, work))
		for (const answer of await sevenTimes(() => ask(patient.url, slug, { message: `Hello ${id}` }))) {
			expectRefusal(answer, 502)
		}
		expect(await chat.model.requests(id)).toHaveLength(7)
		const left = unique()
		await chat.model.script(left, { silent: true })
		const gone = new AbortController()
		const asked = sevenTimes(() => {
			const body = new URLSearchParams({ message: `Hello ${left}`, session_id: newSession() })
			const address = `${patient.url}/api/chatbot/${slug}/chat`
			return fetch(address, { method: "POST", body, signal: gone.signal }).catch(() => undefined)
		})
		await eventually("the provider to be asked", async () => (await chat.model.requests(left)).length === 7)
		gone.abort()
		await asked
		await eventually("the calls to end", async () => (await chat.model.requests(left)).every(({ aborted }) => aborted))
		await expectWell(patient)
	})
})
