import { readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { answerQuestion } from "@/lib/chatbot/answer/answer-question"
import { findLastFailure } from "@/lib/chatbot/conversations/queries"
import * as chatbotSentences from "@/lib/chatbot/words"
import { closeDb, db } from "@/lib/db/client"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { newSession } from "../support/chat"
import { makeTenant, unique } from "../support/factories"
import { type ModelServer, startModelServer } from "../support/model-server"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

const ANSWER = "We are open Monday to Friday from 9 to 17."
const FILE = path.resolve(import.meta.dirname, "../fixtures/world/models/dialects.json")
const GIVEN = JSON.parse(readFileSync(FILE, "utf8")) as { name: string; server_sends: { chunks?: string[] } }[]

let database: OwnDatabase
let model: ModelServer

beforeAll(async () => {
	database = await startOwnDatabase()
	model = await startModelServer()
	giveEnvironment(database, model.environment)
})
afterAll(async () => {
	await closeDb()
	await model.stop()
	await database.stop()
})

/** Asks as a visitor's page does. `seen` is what arrives on the way. */
async function ask(slug: string, sessionId: string, message: string) {
	const { scope, tenant } = await resolveVisit(slug, "chatbot", false)
	let seen = ""
	const { text } = await answerQuestion(
		{
			...{ scope, tenant, sessionId, message, visitor: null, leadCard: false },
			quizzes: async () => [],
			signal: new AbortController().signal,
		},
		(piece) => {
			seen += piece
		},
	)
	return { scope, text, seen }
}

const storedAnswers = (sessionId: string) =>
	db().chatMessage.findMany({ where: { role: "assistant", conversation: { sessionId } }, orderBy: { position: "asc" } })

/** Has the model's server send a dialect for questions that contain the returned words. */
async function speak(name: string): Promise<string> {
	const words = unique()
	const chunks = GIVEN.find((one) => one.name === name)?.server_sends.chunks ?? []
	await model.script(words, { raw: { type: "text/event-stream", body: chunks.join("") } })
	return words
}

describe.each([
	["finish_length", chatbotSentences.answerCut, chatbotSentences.cutReason],
	["finish_content_filter", chatbotSentences.answerFiltered, chatbotSentences.filteredReason],
])("%s", (name, mark, reason) => {
	it("is marked for the visitor and the business, counts as no answer, and goes into no later request", async () => {
		const { id, slug } = await makeTenant()
		const words = await speak(name)
		const sessionId = newSession()
		const { scope, text, seen } = await ask(slug, sessionId, `Open? ${words}`)
		expect(text).toMatch(/^We are open Monday/)
		expect(text.endsWith(`\n\n${mark}`)).toBe(true)
		expect(seen).toBe(text)
		expect(await storedAnswers(sessionId)).toMatchObject([{ status: "failed", error: reason, content: text }])
		expect(await findLastFailure(scope)).toBe(reason)
		expect(await db().chatTokenUsage.findMany({ where: { tenantId: id } })).toMatchObject([{ answers: 0 }])
		await ask(slug, sessionId, `And then? ${words}`)
		const [, next] = await model.requests(words)
		expect(next?.body.messages?.map(({ role }) => role)).toEqual(["system", "user"])
	})
})

// The last of these comes last: a server that was seen to do it has only thoughts in what is cut before the tag.
describe.each(["think_inline", "im_end", "header_and_eot", "think_without_opening_tag"])("%s", (name) => {
	it("reaches neither the visitor, nor what is kept, nor the next request", async () => {
		const { slug } = await makeTenant()
		const words = await speak(name)
		const sessionId = newSession()
		expect((await ask(slug, sessionId, `Open? ${words}`)).text).toBe(ANSWER)
		expect((await ask(slug, sessionId, `And again? ${words}`)).text).toBe(ANSWER)
		expect((await storedAnswers(sessionId)).map(({ content }) => content)).toEqual([ANSWER, ANSWER])
		const [, next] = await model.requests(words)
		const assistants = next?.body.messages?.filter(({ role }) => role === "assistant")
		expect(assistants).toEqual([{ role: "assistant", content: ANSWER }])
	})
})
