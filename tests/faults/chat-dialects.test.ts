import { readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findLastFailure } from "@/lib/chatbot/conversations/queries"
import { ANSWER_CUT, ANSWER_FILTERED, CUT_REASON, FILTERED_REASON } from "@/lib/chatbot/texts"
import { db } from "@/lib/db/client"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { ask, askStream, history, newSession } from "../support/chat"
import { makeTenant, unique } from "../support/factories"
import type { TestServer } from "../support/server"
import { buildChatWorld, type ChatWorld, storedAnswers } from "./support/chat-world"

const ANSWER = "We are open Monday to Friday from 9 to 17."
const FILE = path.resolve(import.meta.dirname, "../fixtures/world/models/dialects.json")
const GIVEN = JSON.parse(readFileSync(FILE, "utf8")) as { name: string; server_sends: { chunks?: string[] } }[]

let chat: ChatWorld
let server: TestServer

beforeAll(async () => {
	chat = await buildChatWorld()
	server = await chat.world.start()
})
afterAll(() => chat.end())

/** Has the model's server send a dialect for questions that contain the returned words. */
async function speak(name: string): Promise<string> {
	const words = unique()
	const chunks = GIVEN.find((one) => one.name === name)?.server_sends.chunks ?? []
	await chat.model.script(words, { raw: { type: "text/event-stream", body: chunks.join("") } })
	return words
}

describe.each(["think_inline", "im_end", "header_and_eot", "think_without_opening_tag"])("%s", (name) => {
	it("reaches neither the visitor, nor the history, nor the next request", async () => {
		const { slug } = await makeTenant()
		const words = await speak(name)
		const session_id = newSession()
		const first = await ask(server.url, slug, { message: `Open? ${words}`, session_id })
		expect(first.body.response).toBe(ANSWER)
		const told = await askStream(server.url, slug, { message: `And again? ${words}`, session_id })
		expect(told.last?.data.response).toBe(ANSWER)
		expect(JSON.stringify((await history(server.url, slug, session_id)).body)).not.toMatch(/<|okay/i)
		const [, next] = await chat.model.requests(words)
		const assistants = next?.body.messages?.filter(({ role }) => role === "assistant")
		expect(assistants).toEqual([{ role: "assistant", content: ANSWER }])
	})
})

describe.each([
	["finish_length", ANSWER_CUT, CUT_REASON],
	["finish_content_filter", ANSWER_FILTERED, FILTERED_REASON],
])("%s", (name, mark, reason) => {
	it("is marked for the visitor and the business, counts as no answer, and goes into no later request", async () => {
		const { id, slug } = await makeTenant()
		const words = await speak(name)
		const session_id = newSession()
		const told = await askStream(server.url, slug, { message: `Open? ${words}`, session_id })
		expect(told.last?.data).toMatchObject({ done: true, response: expect.stringMatching(/^We are open Monday/) })
		expect(told.last?.data.response?.endsWith(`\n\n${mark}`)).toBe(true)
		expect(told.text).toBe(told.last?.data.response)
		const stored = await storedAnswers(session_id)
		expect(stored).toMatchObject([{ status: "failed", error: reason, content: told.text }])
		const { scope } = await resolveVisit(slug, "chatbot", false)
		expect(await findLastFailure(scope)).toBe(reason)
		expect(await db().chatTokenUsage.findMany({ where: { tenantId: id } })).toMatchObject([{ answers: 0 }])
		await ask(server.url, slug, { message: `And then? ${words}`, session_id })
		const [, next] = await chat.model.requests(words)
		expect(next?.body.messages?.map(({ role }) => role)).toEqual(["system", "user"])
	})
})
