import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { ask, newSession } from "../support/chat"
import { unique } from "../support/factories"
import type { TestServer } from "../support/server"
import { eventually } from "../support/worker-process"
import { buildChatWorld, type ChatWorld, makeChatTenant, storedAnswers } from "./support/chat-world"
import { expectRefusal } from "./support/expect-refusal"

/** Longer than fifty requests take on a busy machine, because the provider holds its answers back meanwhile. */
const TIMEOUT_MS = 100_000

let chat: ChatWorld
let a: TestServer
let b: TestServer
/** Times a silent provider out after six seconds. Tenants without their own budget get next to none. */
let hasty: TestServer

beforeAll(async () => {
	chat = await buildChatWorld({ CHAT_TIMEOUT_MS: String(TIMEOUT_MS) })
	;[a, b, hasty] = await Promise.all([
		chat.world.start(),
		chat.world.start(),
		chat.world.start({ CHAT_TIMEOUT_MS: "6000", CHAT_DAILY_TOKENS: "10" }),
	])
	// The first request of a new server loads its code.
	const { slug } = await makeChatTenant()
	await Promise.all([a, b, hasty].map(({ url }) => ask(url, slug, { message: "Hello" })))
})
afterAll(() => chat.end())

const usageOf = (tenantId: string) => db().chatTokenUsage.findFirst({ where: { tenantId } })

async function setBudget(tenantId: string, dailyTokenBudget: number): Promise<void> {
	await db().chatTokenUsage.deleteMany({ where: { tenantId } })
	await db().chatbotSettings.update({ where: { tenantId }, data: { dailyTokenBudget } })
}

/** What is charged before a call for a question of this length, read while the provider is silent. */
async function chargeFor(tenant: { id: string; slug: string }): Promise<number> {
	const id = unique()
	await chat.model.script(id, { silent: true })
	const gone = new AbortController()
	const body = new URLSearchParams({ message: `Hello ${id}`, session_id: newSession() })
	const asked = fetch(`${a.url}/api/chatbot/${tenant.slug}/chat`, { method: "POST", body, signal: gone.signal })
	const settled = asked.catch(() => undefined)
	await eventually("the provider to be asked", async () => (await chat.model.requests(id)).length > 0)
	const charged = (await usageOf(tenant.id))?.chargedTokens ?? 0
	gone.abort()
	await settled
	await eventually("the charge to be settled", async () => ((await usageOf(tenant.id))?.promptTokens ?? 0) > 0)
	expect(charged).toBeGreaterThan(800)
	return charged
}

describe("the daily budget", () => {
	it("holds exactly over 50 simultaneous requests and two processes", async () => {
		const tenant = await makeChatTenant()
		const charge = await chargeFor(tenant)
		await setBudget(tenant.id, 7 * charge + charge - 1)
		const id = unique()
		// Answers are held back until all fifty requests have reserved their part.
		await chat.model.script(id, { held: true, pieces: ["Yes."], usage: { prompt: 10, completion: 1 } })
		let over = 0
		const asked = Array.from({ length: 50 }, async (_, index) => {
			const answer = await ask((index % 2 ? a : b).url, tenant.slug, { message: `Hello ${id}` })
			over += 1
			return answer
		})
		await eventually("all others to be refused", () => over >= 43)
		expect((await usageOf(tenant.id))?.chargedTokens).toBe(7 * charge)
		await chat.model.release(id)
		const answers = await Promise.all(asked)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
		const refused = answers.filter(({ status }) => status !== 200)
		for (const answer of refused) expectRefusal(answer, 429)
		expect(refused[0]?.refusal.detail).toBe("This chat has answered all it can for today. Please come back tomorrow.")
		expect(await chat.model.requests(id)).toHaveLength(7)
		expect(await usageOf(tenant.id)).toMatchObject({
			chargedTokens: 7 * 11,
			promptTokens: 70,
			completionTokens: 7,
			answers: 7,
		})
	})

	it("gets back what an answer did not use, and what failed calls reserved", async () => {
		const tenant = await makeChatTenant()
		const charge = await chargeFor(tenant)
		await setBudget(tenant.id, charge + 20)
		const failing = unique()
		await chat.model.script(failing, { refuse: { status: 400 } })
		expectRefusal(await ask(a.url, tenant.slug, { message: `Hello ${failing}` }), 502)
		expect(await usageOf(tenant.id)).toMatchObject({ chargedTokens: 0, promptTokens: 0, answers: 0, costMicros: 0n })
		for (const [id, status] of [
			[unique(), 200],
			[unique(), 200],
			[unique(), 429],
		] as const) {
			await chat.model.script(id, { pieces: ["Yes."], usage: { prompt: 10, completion: 1 } })
			expect((await ask(a.url, tenant.slug, { message: `Hello ${id}` })).status).toBe(status)
		}
		expect(await usageOf(tenant.id)).toMatchObject({ chargedTokens: 22, answers: 2 })
	})

	it("is charged for a second attempt if the first may be billed, or there is no second attempt", async () => {
		const [tenant, poorer] = await Promise.all([makeChatTenant(), makeChatTenant()])
		const [charge, otherCharge] = await Promise.all([chargeFor(tenant), chargeFor(poorer)])
		await setBudget(tenant.id, 2 * charge)
		await setBudget(poorer.id, 2 * otherCharge - 1)
		const [twice, once] = [unique(), unique()]
		for (const id of [twice, once]) await chat.model.script(id, { silent: true, times: 1 })
		const session_id = newSession()
		const [answered, refused] = await Promise.all([
			ask(hasty.url, tenant.slug, { message: `Hello ${twice}` }),
			ask(hasty.url, poorer.slug, { message: `Hello ${once}`, session_id }),
		])
		expect(answered.status).toBe(200)
		const usage = await usageOf(tenant.id)
		// The first attempt's prompt as estimated, and what the second one reported (100 and 4).
		expect(usage).toMatchObject({ promptTokens: charge - 800 + 100, completionTokens: 4, answers: 1 })
		expect(usage?.chargedTokens).toBe(charge - 800 + 104)
		expectRefusal(refused, 504)
		expect(await chat.model.requests(once)).toHaveLength(1)
		expect(await storedAnswers(session_id)).toMatchObject([{ error: "OpenAI didn't answer in time." }])
	})

	it("ignores absurd usage reports", async () => {
		const tenant = await makeChatTenant()
		for (const usage of [{ prompt: -5, completion: -1 }, { prompt: 1e300, completion: 0.4 }, null]) {
			await setBudget(tenant.id, 1_000_000)
			const id = unique()
			await chat.model.script(id, { usage })
			expect((await ask(a.url, tenant.slug, { message: `Hello ${id}` })).status).toBe(200)
			const used = await usageOf(tenant.id)
			expect(used?.promptTokens).toBeGreaterThan(50)
			expect(used?.promptTokens).toBeLessThanOrEqual(10_000_000)
			expect(used?.completionTokens).toBeGreaterThanOrEqual(0)
			expect(used?.chargedTokens).toBe((used?.promptTokens ?? 0) + (used?.completionTokens ?? 0))
		}
	})

	it("is the platform's if the tenant has none, and 0 means that nothing is sent", async () => {
		const tenant = await makeChatTenant({ dailyTokenBudget: 0 })
		const id = unique()
		expectRefusal(await ask(a.url, tenant.slug, { message: `Hello ${id}` }), 429)
		expect(await chat.model.requests(id)).toEqual([])
		const other = await makeChatTenant()
		expectRefusal(await ask(hasty.url, other.slug, { message: `Hello ${id}` }), 429)
	})

	it("a session's limit holds over both processes", async () => {
		const tenant = await makeChatTenant()
		const session_id = newSession()
		const answers = await Promise.all(
			Array.from({ length: 24 }, (_, index) =>
				ask((index % 2 ? a : b).url, tenant.slug, { message: "Hello", session_id }),
			),
		)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(14)
	})
})
