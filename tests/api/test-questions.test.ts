import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { passageMark } from "@/lib/chatbot/citations/stored-sources"
import { db } from "@/lib/db/client"
import { makeConversation, makeQuestion, makeSource, makeTest } from "../support/chatbot-rows"
import { makeAdmin, makeTenantWithAdmin, unique } from "../support/factories"
import { controlModelServer } from "../support/model-server"
import { send } from "../support/send"

// The product of these tests has a key for every provider. What the built-in responder answers is in tests/services.
const { url, modelServer } = inject("product")
const model = controlModelServer(modelServer)

const all = (token: string) => send(url, "GET /api/admin/chatbot/test-questions", { token })
const add = (token: string, body: unknown) => send(url, "POST /api/admin/chatbot/test-questions", { token, body })
const run = (token: string) => send(url, "POST /api/admin/chatbot/test-questions/run", { token })
const change = (token: string, id: string, body: unknown) =>
	send(url, "PUT /api/admin/chatbot/test-question/{id}", { token, params: { id }, body })

/** Runs the questions and waits for the end. */
async function finishRun(token: string) {
	expect((await run(token)).status).toBe(200)
	await expect.poll(async () => (await all(token)).body.run.state, { timeout: 60_000 }).toBe("idle")
	return (await all(token)).body
}

/** A business with two texts and a question for each. */
async function makeShop() {
	const id = unique()
	const shop = await makeTenantWithAdmin()
	const hours = await makeSource(shop.tenant.id, { title: "Opening hours", content: `Open on Sundays until ${id}.` })
	const prices = await makeSource(shop.tenant.id, { title: "Prices", content: `A birthday cake costs ${id} dollars.` })
	const [sundays, cakes] = [`Open on Sundays ${id}?`, `What does a birthday cake cost ${id}?`]
	for (const [question, source_id] of [
		[sundays, hours.id],
		[cakes, prices.id],
	]) {
		expect((await add(shop.token, { question, expects: "source", source_id })).status).toBe(200)
	}
	const stateOf = async (question: string) =>
		(await all(shop.token)).body.questions.find((test) => test.question === question)
	const asked = async () => (await model.requests(id)).length
	return { ...shop, id, hours, prices, sundays, cakes, stateOf, asked }
}

describe("with a model", () => {
	it("the questions are asked on request alone, and count toward the day's budget", async () => {
		const shop = await makeShop()
		const { token, tenant, sundays, cakes } = shop
		const unwanted = `Do you repair bicycles ${shop.id}?`
		await add(token, { question: unwanted, expects: "no_answer" })
		await model.script(sundays, { pieces: ["Until four. [1]"], usage: { prompt: 100, completion: 5 } })
		await model.script(cakes, { pieces: ["[[UNANSWERED]] I do not know."], usage: { prompt: 200, completion: 6 } })
		await model.script(unwanted, { pieces: ["Of course we do."], usage: { prompt: 300, completion: 7 } })
		expect((await all(token)).body.run).toMatchObject({ state: "idle", model: "gpt-4o-mini", ran_at: null })

		const { questions, run: ended } = await finishRun(token)
		expect(questions.map(({ state, fault, answer }) => [state, fault, answer])).toEqual([
			["wrong", "answered", "Of course we do."],
			["wrong", "unanswered", "I do not know."],
			["right", null, "Until four. [1]"],
		])
		expect(questions[2]).toMatchObject({ answered_from: ["Opening hours"], is_cited: true })
		expect(ended).toMatchObject({ ran_with: "gpt-4o-mini", is_current: true, stopped_for: null })
		const usage = await db().chatTokenUsage.findMany({ where: { tenantId: tenant.id } })
		expect(usage).toMatchObject([{ promptTokens: 600, completionTokens: 18, chargedTokens: 618, answers: 3 }])
		expect(await db().chatConversation.count({ where: { tenantId: tenant.id } })).toBe(0)
		expect(await db().unansweredQuestion.count({ where: { tenantId: tenant.id } })).toBe(0)

		// A change of knowledge asks no one, and says that the results are old.
		await makeSource(tenant.id)
		await expect.poll(() => db().job.count({ where: { queue: "run-test-questions" } })).toBe(0)
		expect((await all(token)).body.run).toMatchObject({ state: "idle", is_current: false })
		expect(await shop.asked()).toBe(3)
	})

	it("a job that a change has queued does not hold up a run on request", async () => {
		const { token, tenant, sundays, asked } = await makeShop()
		const data = { tenantId: tenant.id }
		const inAnHour = new Date(Date.now() + 3_600_000)
		const job = { queue: "run-test-questions", data, holder: randomUUID(), runAt: inAnHour }
		const { id } = await db().job.create({ data: job })
		expect((await all(token)).body.run.state).toBe("idle")
		await model.script(sundays, { pieces: ["Until four. [1]"] })
		await finishRun(token)
		expect(await asked()).toBeGreaterThan(0)
		await db().job.delete({ where: { id } })
	})

	it("an answer that cites nothing is right if the model was given the source", async () => {
		const { token, sundays, cakes, tenant, stateOf } = await makeShop()
		await db().knowledgeSource.deleteMany({ where: { tenantId: tenant.id, title: "Prices" } })
		const elsewhere = await makeSource(tenant.id, { title: "Legal", content: "Imprint." })
		const lost = (await stateOf(cakes))?.id ?? ""
		await change(token, lost, { source_id: elsewhere.id })
		await model.script(sundays, { pieces: ["Until four."] })
		await model.script(cakes, { pieces: ["30 dollars."] })
		await finishRun(token)
		expect(await stateOf(sundays)).toMatchObject({ state: "right", is_cited: false, answered_from: ["Opening hours"] })
		expect((await stateOf(cakes))?.state).toBe("wrong")
	})

	it("deleting a source turns exactly its questions wrong, at once, and takes its answers along", async () => {
		const { token, hours, sundays, cakes, stateOf } = await makeShop()
		await model.script(sundays, { pieces: ["Until four. [1]"] })
		await model.script(cakes, { pieces: ["30 dollars. [1]"] })
		await finishRun(token)
		await send(url, "DELETE /api/admin/chatbot/knowledge/{id}", { token, params: { id: hours.id } })
		expect(await stateOf(sundays)).toMatchObject({
			...{ state: "wrong", fault: "deleted", source: { id: null, title: "Opening hours" }, answer: "" },
			turned_at: expect.any(String),
		})
		expect(await stateOf(cakes)).toMatchObject({ state: "right", answer: "30 dollars. [1]", turned_at: null })
		expect((await all(token)).body.run.is_current).toBe(false)
	})

	it("a run stops at the day's budget and at a provider's failure, and goes on where it stopped", async () => {
		const { token, tenant, sundays, cakes, stateOf, asked } = await makeShop()
		await model.script(sundays, { pieces: ["Until four. [1]"], usage: { prompt: 100, completion: 5 } })
		await model.script(cakes, { refuse: { status: 400 } })
		const failed = await finishRun(token)
		expect(failed.run).toMatchObject({
			asked: 1,
			stopped_for: expect.stringMatching(/^The AI model gave no answer\. /),
		})
		expect((await stateOf(cakes))?.state).toBe("waiting")

		const settings = { tenantId: tenant.id, dailyTokenBudget: 200 }
		await db().chatbotSettings.create({ data: settings })
		expect((await finishRun(token)).run).toMatchObject({
			asked: 1,
			stopped_for: "Today's token limit is used up. You can go on tomorrow, or once the limit is higher.",
		})
		await db().chatbotSettings.update({ where: { tenantId: tenant.id }, data: { dailyTokenBudget: null } })
		await model.script(cakes, { pieces: ["30 dollars. [1]"] })
		const before = await asked()
		expect((await finishRun(token)).run).toMatchObject({ asked: 2, stopped_for: null, ran_at: expect.any(String) })
		expect((await stateOf(cakes))?.state).toBe("right")
		// Only the question that was left.
		expect((await asked()) - before).toBe(1)
	})
})

describe("a saved question", () => {
	it("is refused beyond a hundred, twice, and with what another business knows", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id: foreign } = await makeSource((await makeTenantWithAdmin()).tenant.id)
		const question = "Are you open?"
		const body = { question, expects: "source", source_id: foreign }
		expect(await add(token, body)).toMatchObject({ status: 422, refusal: { errors: [{ field: "source_id" }] } })
		await makeTest(tenant.id, { question })
		const again = await add(token, { question: ` ${question}\u200b `, expects: "no_answer" })
		expect([again.status, again.refusal.detail]).toEqual([409, "This is a test question already."])
		await Promise.all(Array.from({ length: 97 }, () => makeTest(tenant.id)))
		const last = await Promise.all(
			["One", "Two", "Three"].map((text) => add(token, { question: text, expects: "no_answer" })),
		)
		expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 422])
		const refused = last.find(({ status }) => status === 422)
		expect(refused?.refusal.detail).toBe("You can have up to 100 test questions. Delete one to add another.")
		expect((await all(token)).body.questions).toHaveLength(100)
	})

	it.each([
		[{ expects: "source" }, "question", "Please enter a question"],
		[{ question: " \n", expects: "source" }, "question", "Please enter a question"],
		[{ question: "x".repeat(2001), expects: "source" }, "question", "question can have up to 2000 characters"],
		[{ question: "Open?", expects: "maybe" }, "expects", "expects must be source or no_answer"],
		[
			{ question: "Open?", expects: "source", source_id: "7" },
			"source_id",
			"This source no longer exists, or we're still reading it. Please choose another.",
		],
	])("refuses invalid input: case %#", async (body, field, detail) => {
		const { token } = await makeTenantWithAdmin()
		const refused = await add(token, body)
		expect(refused.status).toBe(422)
		expect(refused.refusal.errors).toContainEqual({ field, detail })
	})

	it("is not overwritten by a stale edit, and each write is logged without its words", async () => {
		const { token } = await makeTenantWithAdmin()
		const question = `Is ${unique()} open?`
		const { body } = await add(token, { question, expects: "no_answer" })
		const fresh = await change(token, body.id, { question: `${question}?`, updated_at: body.updated_at })
		expect(fresh.status).toBe(200)
		expect((await change(token, body.id, { question: "Late", updated_at: body.updated_at })).status).toBe(409)
		await send(url, "DELETE /api/admin/chatbot/test-question/{id}", { token, params: { id: body.id } })
		const log = await db().auditEntry.findMany({ where: { targetId: body.id }, orderBy: { createdAt: "asc" } })
		expect(log.map(({ action }) => action)).toEqual([
			"test_question.added",
			"test_question.changed",
			"test_question.deleted",
		])
		expect(JSON.stringify(log)).not.toContain(question)
	})

	it("can be seen by a viewer, who can neither change nor run it", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const { token } = await makeAdmin({ tenantId: tenant.id, tenantRole: "viewer" })
		const { id } = await makeTest(tenant.id)
		expect((await all(token)).body.questions).toMatchObject([{ id, state: "undecided" }])
		for (const refused of [
			await add(token, { question: "Open?", expects: "no_answer" }),
			await change(token, id, { expects: "no_answer" }),
			await run(token),
		])
			expect(refused.status).toBe(403)
	})

	it("of the unanswered list expects the answer that is written there", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id, question } = await makeQuestion(tenant.id)
		expect((await add(token, { question, expects: "source" })).body.state).toBe("undecided")
		const call = "POST /api/admin/chatbot/unanswered/{id}/answer"
		const { body } = await send(url, call, { token, params: { id }, body: { answer: "We do." } })
		expect((await all(token)).body.questions).toMatchObject([
			{ state: "waiting", source: { id: body.id, title: question } },
		])
	})

	it("comes from a conversation with the source that answered there, or without any", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id: gone } = await makeSource(tenant.id)
		const { id: sourceId, title, content } = await makeSource(tenant.id)
		const cited = [gone, sourceId].map((id) => ({ id, title: "Then", passage: passageMark(content) }))
		await db().knowledgeSource.delete({ where: { id: gone } })
		const save = async (questions: string[], answer: object) => {
			const conversation = await makeConversation(tenant.id, { questions, answer })
			const asked = await db().chatMessage.findFirstOrThrow({
				where: { conversationId: conversation.id, role: "user" },
			})
			const call = "POST /api/admin/chatbot/conversation/{id}/test-question"
			return send(url, call, { token, params: { id: conversation.id }, body: { message_id: asked.id } })
		}
		const answered = await save(["When do you open?"], { sources: cited })
		expect(answered.body).toMatchObject({ question: "When do you open?", source: { id: sourceId, title } })
		expect((await save(["Do you ship?"], {})).body).toMatchObject({ state: "undecided", source: null })
		expect((await save(["Do you ship?"], {})).status).toBe(409)
		const { id } = await makeConversation(tenant.id)
		const call = "POST /api/admin/chatbot/conversation/{id}/test-question"
		const unknown = await send(url, call, { token, params: { id }, body: { message_id: sourceId } })
		expect([unknown.status, unknown.refusal.detail]).toEqual([404, "This conversation no longer has this question."])
	})
})
