import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { text as readText } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Habit } from "@/lib/ai/dialects/server-habits"
import { MODELS } from "@/lib/ai/models"
import { ProviderFailure } from "@/lib/ai/provider-failure"
import { habitsOfServer } from "@/lib/ai/providers"
import { streamAnswer } from "@/lib/ai/stream-answer"
import { giveEnvironment } from "../support/service-environment"

interface Sends {
	status: number
	content_type: string
	chunks?: string[]
	body?: object
	refuses_if_request_has?: string
	pause_ms_between_the_first_12?: number
}

interface Dialect {
	name: string
	server_sends: Sends
}

const ANSWER = "We are open Monday to Friday from 9 to 17."
const FILE = path.resolve(import.meta.dirname, "../fixtures/world/models/dialects.json")
const GIVEN = JSON.parse(readFileSync(FILE, "utf8")) as Dialect[]

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const chunk = (delta: object, more: object = {}) =>
	data({ choices: [{ index: 0, delta, finish_reason: null, ...more }] })
const said = chunk({ content: ANSWER })
const stop = chunk({}, { finish_reason: "stop" })
const done = "data: [DONE]\n\n"
const stream = (...chunks: string[]): Sends => ({ status: 200, content_type: "text/event-stream", chunks })
const refusal = (field: string, body: object, status = 400): Sends => ({
	...{ status, content_type: "application/json", body },
	refuses_if_request_has: field,
})

/** Our own, near the given ones and the reports in tests/WORLD.md. */
const ANSWERED: Record<string, { sends: Sends; met?: Habit }> = {
	"an empty role": { sends: stream(chunk({ role: "", content: ANSWER }), stop, done) },
	"another role": { sends: stream(chunk({ role: "model", content: ANSWER }), stop, done) },
	"an empty finish reason in every chunk": {
		sends: stream(chunk({ content: ANSWER }, { finish_reason: "" }), done),
		met: "no_finish_reason",
	},
	"no field for the finish reason": { sends: stream(data({ choices: [{ delta: { content: ANSWER } }] }), stop, done) },
	"a chunk without a delta": {
		sends: stream(
			data({ choices: [], prompt_filter_results: [] }),
			said,
			data({ choices: [{ index: 0 }] }),
			stop,
			done,
		),
	},
	"a last chunk that repeats the whole": {
		sends: stream(said, data({ choices: [{ message: { content: ANSWER }, finish_reason: "stop" }] }), done),
	},
	"tokens as text": { sends: stream(said, stop, data({ choices: [], usage: { prompt_tokens: "12" } }), done) },
	"no [DONE]": { sends: stream(said, stop) },
	"[DONE] without a blank line": { sends: stream(said, stop, "data: [DONE]") },
	"carriage returns and comments": {
		sends: stream(": waiting\r\n\r\n", said.replaceAll("\n", "\r\n"), stop, done),
	},
	"pings between": { sends: stream(data({ type: "ping" }), said, data({}), stop, done) },
	"a whole answer as a stream's media type": {
		sends: stream(JSON.stringify({ choices: [{ message: { content: ANSWER }, finish_reason: "stop" }] })),
		met: "whole_json",
	},
	"a whole answer without a finish reason": {
		sends: { status: 200, content_type: "text/plain", body: { choices: [{ message: { content: ANSWER } }] } },
		met: "whole_json",
	},
	"parts of plain text": { sends: stream(chunk({ content: [ANSWER] }), stop, done), met: "content_parts" },
	"a model that knows no system role": {
		sends: refusal("system", { object: "error", message: "System role not supported", code: 400 }),
		met: "refuses_system_role",
	},
	"a validator's refusal": {
		sends: refusal("stream_options", { detail: [{ loc: ["body", "stream_options"], type: "extra_forbidden" }] }, 422),
		met: "refuses_stream_options",
	},
}

const FAILED: Record<string, [Sends, RegExp]> = {
	"an error and [DONE]": [stream(data({ error: { message: "Timeout", code: 504 } }), done), /^OpenAI failed/],
	"an error after words": [stream(said, data({ object: "error", message: "Engine died", code: 500 }), done), /failed/],
	"an error by its event's name": [stream(said, 'event: error\ndata: {"detail":"no"}\n\n', done), /failed/],
	"an error that is a text": [stream(said, data({ error: "overloaded" }), done), /failed/],
	"a finish reason of error": [stream(said, chunk({}, { finish_reason: "error" }), done), /failed/],
	"a bare error in a stream": [
		stream(JSON.stringify({ error: { message: "request (19185 tokens) exceeds the available context size" } })),
		/too little room .* context of 16,000/,
	],
	"a context that is too small": [
		refusal("messages", {
			error: { message: "This model's maximum context length is 2048 tokens; max_tokens is too large: 800." },
		}),
		/too little room .*\(400\)\. Give/,
	],
	"a model that it does not have": [
		refusal("messages", { error: { message: "no such model" } }, 404),
		/\(404\)\. Check/,
	],
	"nothing but reasoning": [
		stream(chunk({ reasoning_content: "hm" }), chunk({}, { finish_reason: "length" }), done),
		/sent nothing but thoughts or control tokens\. Turn thinking off/,
	],
	"nothing but thoughts": [
		stream(chunk({ content: "<think>hm" }), chunk({}, { finish_reason: "length" }), done),
		/nothing but thoughts/,
	],
	"neither a finish reason nor [DONE]": [stream(said), /stopped in the middle/],
	"words after which nothing comes but empty finish reasons": [
		stream(chunk({ content: "We" }, { finish_reason: "" })),
		/stopped in the middle/,
	],
}

const sends = new Map<string, Sends>()
const asked = new Map<string, Record<string, unknown>[]>()
let server: Server

function refuses({ refuses_if_request_has: field }: Sends, body: Record<string, unknown>): boolean {
	if (field !== "system") return field !== undefined && field in body
	return (body.messages as { role: string }[]).some(({ role }) => role === "system")
}

beforeAll(async () => {
	for (const { name, server_sends } of GIVEN) sends.set(name, server_sends)
	for (const [name, { sends: own }] of Object.entries(ANSWERED)) sends.set(name, own)
	for (const [name, [own]] of Object.entries(FAILED)) sends.set(name, own)
	server = createServer(async (request, response) => {
		const body = JSON.parse(await readText(request)) as Record<string, unknown>
		const name = String(body.model)
		asked.set(name, [...(asked.get(name) ?? []), body])
		const script = sends.get(name)
		if (!script) return void response.writeHead(404).end()
		const type = { "content-type": script.content_type }
		if (script.refuses_if_request_has) {
			if (refuses(script, body)) return void response.writeHead(script.status, type).end(JSON.stringify(script.body))
			return void response.writeHead(200, { "content-type": "text/event-stream" }).end(said + stop + done)
		}
		response.writeHead(script.status, type)
		if (script.body) return void response.end(JSON.stringify(script.body))
		for (const [index, piece] of (script.chunks ?? []).entries()) {
			response.write(piece)
			if (index < 12 && script.pause_ms_between_the_first_12) await pause(script.pause_ms_between_the_first_12)
		}
		response.end()
	})
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	const { port } = server.address() as AddressInfo
	giveEnvironment(
		{ url: "postgresql://nobody@127.0.0.1:9/none", dataDir: "/nowhere" },
		{ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, CHAT_TIMEOUT_MS: "20000" },
	)
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

const modelOf = (name: string) => ({ ...MODELS[0], model: name })

/** Asks as the chatbot does. `pieces` is what a visitor sees arrive, `text` what stays. */
async function ask(name: string) {
	const before = asked.get(name)?.length ?? 0
	let text = ""
	const pieces: string[] = []
	const answer = await streamAnswer({
		model: modelOf(name),
		system: "Answer from the passages.",
		messages: [{ role: "user", content: "When are you open?" }],
		maxOutputTokens: 800,
		signal: new AbortController().signal,
		onText(piece) {
			pieces.push(piece)
			text += piece
		},
		onStartOver() {
			text = ""
		},
		beforeRetry: async () => true,
	}).catch((error: unknown) => error)
	const requests = asked.get(name)?.slice(before) ?? []
	const failure = answer instanceof ProviderFailure ? answer.message : null
	const ending = failure === null ? (answer as { ending: string }).ending : null
	return { ending, failure, text: text.trim(), pieces, requests }
}

const CUT = new Set(["finish_length", "finish_content_filter", "openrouter_mid_stream_error"])
const wholes = GIVEN.map(({ name }) => name).filter((name) => !CUT.has(name))

describe("a server's dialect", () => {
	it.each(wholes)("%s is an answer, also the second time", async (name) => {
		const first = await ask(name)
		expect(first).toMatchObject({ ending: "whole", failure: null, text: ANSWER })
		if (name === "reasoning_for_12_seconds") return expect(first.requests).toHaveLength(1)
		const second = await ask(name)
		expect(second).toMatchObject({ ending: "whole", text: ANSWER })
		expect(second.pieces.join("").trim()).toBe(ANSWER)
		// What it refused once it is not asked for again.
		expect(second.requests).toHaveLength(1)
	})

	it.each(Object.entries(ANSWERED))("%s is an answer", async (name, { met }) => {
		expect(await ask(name)).toMatchObject({ ending: "whole", failure: null, text: ANSWER })
		if (met) expect(habitsOfServer(modelOf(name))?.met).toContain(met)
		expect((await ask(name)).requests).toHaveLength(1)
	})

	it.each(Object.entries(FAILED))("%s is a failure that says what to do", async (name, [, reason]) => {
		expect((await ask(name)).failure).toMatch(reason)
		// Five failures in a row would pause the provider for the tests that follow.
		expect(await ask("im_end")).toMatchObject({ ending: "whole" })
	})

	it("is told from a whole answer where it is cut", async () => {
		expect(await ask("finish_length")).toMatchObject({ ending: "length", text: expect.stringMatching(/ to$/) })
		expect(await ask("finish_content_filter")).toMatchObject({ ending: "filtered", text: "We are open Monday" })
		expect((await ask("openrouter_mid_stream_error")).failure).toBe("OpenAI failed.")
	})

	it("may refuse max_tokens, and is asked with max_completion_tokens", async () => {
		const { requests } = await ask("refuses_max_tokens")
		expect(requests.at(-1)).toMatchObject({ max_completion_tokens: 800, temperature: 0.3 })
		expect(requests.at(-1)).not.toHaveProperty("max_tokens")
	})

	it("may know no system role, and still hears the instructions", async () => {
		const { requests } = await ask("a model that knows no system role")
		expect(requests.at(-1)?.messages).toEqual([
			{ role: "user", content: "Answer from the passages.\n\nWhen are you open?" },
		])
	})

	it("by the book arrives as it came, after the first answer", async () => {
		sends.set("by the book", stream(...["We ", "are ", "open."].map((content) => chunk({ content })), stop, done))
		expect((await ask("by the book")).pieces).toHaveLength(1)
		expect((await ask("by the book")).text).toBe("We are open.")
		expect(habitsOfServer(modelOf("by the book"))?.met).toEqual([])
	})
})
