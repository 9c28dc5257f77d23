import { expect, it } from "vitest"
import { findViewer } from "@/lib/accounts/queries"
import { readSessionToken } from "@/lib/accounts/session-token"
import { indexStaleKnowledge } from "@/lib/chatbot/knowledge/mutations"
import { changeSource, deleteSource } from "@/lib/chatbot/knowledge/sources/mutations"
import { addTestQuestion, changeTestQuestion, deleteTestQuestion } from "@/lib/chatbot/test-questions/mutations"
import { presentTests } from "@/lib/chatbot/test-questions/present"
import { countWrong, findTests } from "@/lib/chatbot/test-questions/queries"
import { runTestQuestions, startRun } from "@/lib/chatbot/test-questions/run/mutations"
import { db } from "@/lib/db/client"
import type { TestQuestion } from "@/lib/db/generated/client"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeSource } from "../support/chatbot-rows"
import { makeAdmin, makeTenant } from "../support/factories"
import { IDLE_HANDLERS } from "../support/idle-handlers"
import { withOwnDatabase } from "../support/with-own-database"

// Without a provider's key: the built-in responder answers.
withOwnDatabase()

const noQuizzes = async () => []

/** A shop with three texts, a question for each, and one that should not be answered. */
async function makeShop() {
	const tenant = await makeTenant()
	const tenantId = tenant.id
	const { scope } = await resolveVisit(tenant.slug, "chatbot", true)
	const { token } = await makeAdmin({ tenantId })
	const viewer = await findViewer((await readSessionToken(token)) ?? "")
	if (!viewer) throw new Error("The admin has no session.")
	const actor = { viewer, address: "203.0.113.1" }
	const [hours, prices, parking] = [
		await makeSource(tenantId, { title: "Opening hours", content: "On Sundays we are open from ten to four." }),
		await makeSource(tenantId, { title: "Prices", content: "A birthday cake costs 30 dollars." }),
		await makeSource(tenantId, { title: "Parking", content: "Customers park behind the church." }),
	]
	const asked: [question: string, source_id: string | null][] = [
		["When are you open on Sundays?", hours.id],
		["What does a birthday cake cost?", prices.id],
		["Where can customers park?", parking.id],
		["Do you repair bicycles?", null],
	]
	const tests: TestQuestion[] = []
	for (const [question, source_id] of asked) {
		const expects = source_id ? ("source" as const) : ("no_answer" as const)
		tests.push(await addTestQuestion(scope, actor, { question, expects, source_id }))
	}
	const queued = () => db().job.count({ where: { queue: "run-test-questions", data: { equals: { tenantId } } } })
	const shown = async () => presentTests(await findTests(scope))
	return {
		...{ tenantId, scope, actor, hours, prices, parking, tests, queued, shown },
		run: () => runTestQuestions({ tenantId }, noQuizzes),
		/** Each question's state, in the order in which they were added. */
		states: async () => (await shown()).questions.map(({ state }) => state).reverse(),
		one: async (at: number) => (await shown()).questions.find(({ id }) => id === tests[at]?.id),
	}
}

it("runs by itself after every change of knowledge, and turns exactly the questions of a deleted source wrong", async () => {
	const shop = await makeShop()
	const handlers = {
		...IDLE_HANDLERS,
		"run-test-questions": (data: { tenantId: string }) => runTestQuestions(data, noQuizzes),
	}
	startQueue(handlers)
	try {
		const settled = async () => {
			await expect.poll(shop.queued, { timeout: 30_000 }).toBe(0)
			return shop.states()
		}
		expect(await settled()).toEqual(["right", "right", "right", "right"])
		expect(await shop.one(0)).toMatchObject({
			answer: "On Sundays we are open from ten to four. [1]",
			answered_from: ["Opening hours"],
			turned_at: null,
		})
		expect(await countWrong(shop.scope)).toBe(0)

		await changeSource(shop.scope, shop.actor, shop.prices.id, { content: "Ask us about bread rolls." })
		expect(await shop.queued()).toBeGreaterThan(0)
		expect(await settled()).toEqual(["right", "wrong", "right", "right"])
		expect(await shop.one(1)).toMatchObject({
			fault: "unanswered",
			turned_by: [{ change: "changed", title: "Prices" }],
		})
		expect((await shop.shown()).run).toMatchObject({ state: "idle", is_current: true, turned: { right: 0, wrong: 1 } })

		await changeSource(shop.scope, shop.actor, shop.prices.id, { content: "A birthday cake costs 40 dollars." })
		expect(await settled()).toEqual(["right", "right", "right", "right"])
		expect((await shop.shown()).run.turned).toEqual({ right: 1, wrong: 0 })

		await deleteSource(shop.scope, shop.actor, shop.hours.id)
		// Before any run.
		expect(await shop.states()).toEqual(["wrong", "right", "right", "right"])
		expect(await settled()).toEqual(["wrong", "right", "right", "right"])
		const gone = await shop.one(0)
		expect(gone).toMatchObject({ fault: "deleted", source: { id: null, title: "Opening hours" } })
		expect(gone?.answer).not.toContain("ten to four")
		expect(gone?.turned_at).not.toBeNull()
		expect(await countWrong(shop.scope)).toBe(1)
		expect((await shop.shown()).run.turned).toEqual({ right: 0, wrong: 1 })

		// An answer that should not be given, from a text that is new.
		await makeSource(shop.tenantId, { title: "Workshop", content: "We repair bicycles on Mondays." })
		expect(await settled()).toEqual(["wrong", "right", "right", "wrong"])
		expect(await shop.one(3)).toMatchObject({ fault: "answered", turned_by: [{ change: "added", title: "Workshop" }] })
	} finally {
		await stopQueue()
	}
})

it("compares another expectation with the known answer, and forgets the answer to another question", async () => {
	const shop = await makeShop()
	await shop.run()
	const [hours, prices] = shop.tests
	const change = (id: string | undefined, update: Parameters<typeof changeTestQuestion>[3]) =>
		changeTestQuestion(shop.scope, shop.actor, id ?? "", update)
	await change(hours?.id, { source_id: shop.prices.id })
	expect(await shop.one(0)).toMatchObject({ state: "wrong", fault: "other_source", answered_from: ["Opening hours"] })
	await change(hours?.id, { source_id: null })
	expect(await shop.one(0)).toMatchObject({ state: "undecided", source: null })
	await change(hours?.id, { source_id: shop.hours.id })
	expect((await shop.one(0))?.state).toBe("right")
	await change(prices?.id, { question: "What does bread cost?" })
	expect(await shop.one(1)).toMatchObject({ state: "waiting", answer: "", asked_at: null })
})

it("stores nothing from half of a run, and nothing about half of a change", async () => {
	const shop = await makeShop()
	let count = 0
	// The process dies at the second question.
	await expect(
		runTestQuestions({ tenantId: shop.tenantId }, async () => {
			count += 1
			if (count === 2) throw new Error("killed")
			return []
		}),
	).rejects.toThrow("killed")
	expect(await shop.states()).toEqual(["waiting", "waiting", "waiting", "waiting"])

	// A text changes at the second question.
	count = 0
	await runTestQuestions({ tenantId: shop.tenantId }, async () => {
		count += 1
		if (count === 2) await changeSource(shop.scope, shop.actor, shop.hours.id, { content: "We are open at noon." })
		return []
	})
	expect(await shop.states()).toEqual(["waiting", "waiting", "waiting", "waiting"])
	expect(await shop.queued()).toBeGreaterThan(0)

	// A question is edited and another one deleted at the second question.
	count = 0
	await runTestQuestions({ tenantId: shop.tenantId }, async () => {
		count += 1
		if (count === 2) {
			const [, prices, parking] = shop.tests
			await changeTestQuestion(shop.scope, shop.actor, prices?.id ?? "", { question: "What does bread cost?" })
			await deleteTestQuestion(shop.scope, shop.actor, parking?.id ?? "")
		}
		return []
	})
	expect(await shop.states()).toEqual(["wrong", "waiting", "right"])
})

it("waits for the index instead of showing what the poorer search finds", async () => {
	const shop = await makeShop()
	await shop.run()
	await db().job.deleteMany()
	await db().knowledgeChunk.updateMany({ where: { sourceId: shop.hours.id }, data: { indexVersion: null } })
	expect(await shop.queued()).toBe(1)
	const { ranAt } = await db().testRun.findUniqueOrThrow({ where: { tenantId: shop.tenantId } })
	await shop.run()
	expect((await shop.shown()).run).toMatchObject({ state: "preparing", ran_at: ranAt?.toISOString() })
	expect(await shop.queued()).toBe(0)
	await indexStaleKnowledge()
	expect(await shop.queued()).toBeGreaterThan(0)
	await shop.run()
	expect(await shop.states()).toEqual(["right", "right", "right", "right"])
	expect(Date.parse((await shop.shown()).run.ran_at ?? "")).toBeGreaterThan(ranAt?.getTime() ?? 0)
})

it("queues nothing for a business without test questions, and one job does for many changes", async () => {
	const shop = await makeShop()
	await shop.run()
	await makeSource(shop.tenantId)
	await startRun(shop.scope, shop.actor)
	await makeSource(shop.tenantId)
	expect(await shop.queued()).toBeGreaterThan(1)
	await shop.run()
	expect(await shop.queued()).toBe(0)
	await db().testQuestion.deleteMany({ where: { tenantId: shop.tenantId } })
	await makeSource(shop.tenantId)
	expect(await shop.queued()).toBe(0)
})
