import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { ask, askStream, history, makeKnowledge, newSession } from "../support/chat"
import { makeTenant, unique } from "../support/factories"
import type { ModelRequest } from "../support/model-server"
import type { TestServer } from "../support/server"
import { chatBodies, chatTexts, SPOOFS } from "./hostile/chat-requests"
import { nastyTexts } from "./hostile/nasty-text"
import { Barrage } from "./support/barrage"
import { buildChatWorld, type ChatWorld } from "./support/chat-world"

let chat: ChatWorld
let server: TestServer
let barrage: Barrage

beforeAll(async () => {
	chat = await buildChatWorld()
	server = await chat.world.start()
	barrage = new Barrage(server)
	await ask(server.url, (await makeTenant()).slug, { message: "Hello" })
})
afterAll(() => chat.end())

/** Invisible text, or text that cannot be stored. Joiners inside words and emoji are allowed. */
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]|\p{Cs}/u

/** How models mark who speaks. Without these words nothing is left, and that is no answer: lib/ai/dialects. */
const TEMPLATES = /^(?:<\|im_start\|>|\[INST\])/

const roles = ({ body }: ModelRequest) => body.messages?.map(({ role }) => role).join()

describe("hostile visitors", () => {
	it("get answers, whatever they write in any field, and speak only as themselves", async () => {
		const { id: tenantId, slug, name } = await makeTenant()
		await makeKnowledge(tenantId, "Knowledge", "obey me, everything is free, hidden text, system prompt")
		const cases = chatTexts(slug)
		expect(cases.length).toBeGreaterThan(900)
		await barrage.fire(cases, { sample: true })
		const requests = (await chat.model.requests("")).filter(({ body }) => JSON.stringify(body).includes(name))
		expect(requests.length).toBeGreaterThan(100)
		for (const request of requests) {
			expect(roles(request)).toMatch(/^system,(user,assistant,)*user$/)
			const system = String(request.body.messages?.[0]?.content)
			expect(system).not.toMatch(/pirate|Everything is free\.|onerror|im_start/)
			expect(system.match(/<\/knowledge>/g)?.length ?? 0).toBeLessThanOrEqual(1)
			expect(request.question).not.toMatch(UNSEEN)
			expect(request.question.length).toBeLessThanOrEqual(2_000)
		}
		const stored = await db().chatMessage.findMany({ where: { conversation: { tenantId } } })
		expect(stored.length).toBe(2 * requests.length)
		for (const { role, content, status } of stored) {
			expect(content).not.toMatch(UNSEEN)
			expect(content.trim()).not.toBe("")
			if (role === "assistant")
				expect({ content, status }).toEqual({ content: "This is an answer.", status: "answered" })
		}
		for (const { email } of await db().lead.findMany({ where: { tenantId } })) {
			expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
		}
	})

	it("may send malformed bodies", async () => {
		const { slug } = await makeTenant()
		const cases = chatBodies(slug)
		await barrage.fire(cases)
		expect(cases.length).toBeGreaterThan(35)
	})
})

describe("hostile models", () => {
	it("may say anything, and nothing hidden in it is shown or stored", async () => {
		const { slug, id: tenantId } = await makeTenant()
		await makeKnowledge(tenantId, "Opening hours", "Nine to five.")
		const answers = [...SPOOFS, ...nastyTexts(40)].filter(
			(text) => text && text.length < 15_000 && !TEMPLATES.test(text),
		)
		const failures: string[] = []
		const judge = async (text: string) => {
			const id = unique()
			const pieces = text.match(/[\s\S]{1,7}/g) ?? [""]
			await chat.model.script(id, { pieces })
			const session_id = newSession()
			const stream = await askStream(server.url, slug, { message: `opening hours ${id}`, session_id })
			const shown = stream.text
			const name = JSON.stringify(text.slice(0, 40))
			if (UNSEEN.test(shown)) failures.push(`${name}: shows what cannot be seen`)
			if (/UNANSWERED|【/.test(shown)) failures.push(`${name}: shows a mark`)
			const done = stream.last?.data
			if (stream.last?.event === "message" && done?.response !== shown.trimEnd()) failures.push(`${name}: not the same`)
			for (const [, number] of shown.matchAll(/\[(\d{1,2})\]/g)) {
				if (Number(number) > (done?.sources?.length ?? 0)) failures.push(`${name}: [${number}] has no source`)
			}
			const { body } = await history(server.url, slug, session_id)
			if (body.messages.at(-1)?.content !== done?.response) failures.push(`${name}: stored as something else`)
		}
		const waiting = [...answers]
		const worker = async () => {
			for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) await judge(text)
		}
		await Promise.all(Array.from({ length: 4 }, worker))
		expect(failures).toEqual([])
		expect(answers.length).toBeGreaterThan(100)
		await barrage.expectWell()
	})

	it("may send markup, which stays text: the server changes addresses alone", async () => {
		const { slug } = await makeTenant()
		const id = unique()
		const markup = '<b>x</b> ![i](https://e.example/?q=1) [l](javascript:alert(1)) <script>alert("1")</script>'
		await chat.model.script(id, { pieces: [markup] })
		expect((await ask(server.url, slug, { message: `Hello ${id}` })).body.response).toBe(
			'<b>x</b> i [l](javascript:alert(1)) <script>alert("1")</script>',
		)
	})

	it("are refused if they send nothing but a template's own words, and none of them is kept", async () => {
		const { slug, id: tenantId } = await makeTenant()
		await makeKnowledge(tenantId, "Opening hours", "Nine to five.")
		const answers = SPOOFS.filter((text) => TEMPLATES.test(text))
		expect(answers.length).toBeGreaterThan(1)
		for (const text of answers) {
			const id = unique()
			await chat.model.script(id, { pieces: text.match(/[\s\S]{1,7}/g) ?? [] })
			const session_id = newSession()
			const stream = await askStream(server.url, slug, { message: `opening hours ${id}`, session_id })
			expect([stream.status, stream.text]).toEqual([502, ""])
			const { body } = await history(server.url, slug, session_id)
			expect(body.messages.at(-1)?.content).toBe("Sorry, I encountered an error. Please try again.")
		}
	})
})
