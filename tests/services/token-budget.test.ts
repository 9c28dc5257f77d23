import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { storeExchange } from "@/lib/chatbot/conversations/mutations"
import { chargeTokens } from "@/lib/chatbot/usage/mutations"
import { closeDb, pool } from "@/lib/db/client"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
let scope: Awaited<ReturnType<typeof resolveVisit>>["scope"]

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
})
afterAll(async () => {
	await closeDb()
	await database.stop()
})
beforeEach(async () => {
	const tenant = await makeTenant()
	scope = (await resolveVisit(tenant.slug, "chatbot", true)).scope
})

async function charged(): Promise<number | undefined> {
	const { rows } = await pool().query<{ charged_tokens: number }>(
		"SELECT charged_tokens::int FROM chat_token_usage WHERE tenant_id = $1",
		[scope.tenantId],
	)
	return rows[0]?.charged_tokens
}

it("takes exactly what the budget holds, however many ask at once", async () => {
	const days = await Promise.all(Array.from({ length: 50 }, () => chargeTokens(scope, 10, 305)))
	expect(days.filter((day) => day !== null)).toHaveLength(30)
	expect(await charged()).toBe(300)
})

it("serves a small charge behind one that the budget does not hold", async () => {
	const days = await Promise.all([30, 90, 60, 20].map((tokens) => chargeTokens(scope, tokens, 100)))
	expect(days.map((day) => day !== null)).toEqual([true, false, true, false])
	expect(await charged()).toBe(90)
})

it("lets the charges of a tenant wait for its row on one connection", async () => {
	await chargeTokens(scope, 1, 1000)
	const holder = await pool().connect()
	try {
		await holder.query("BEGIN")
		await holder.query("SELECT 1 FROM chat_token_usage WHERE tenant_id = $1 FOR UPDATE", [scope.tenantId])
		const charges = Array.from({ length: 20 }, () => chargeTokens(scope, 2, 1000))
		const waiting = async () =>
			(
				await pool().query(
					"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%chat_token_usage%'",
				)
			).rowCount
		await vi.waitFor(async () => expect(await waiting()).not.toBe(0))
		expect(await waiting()).toBe(1)
		await holder.query("COMMIT")
		await Promise.all(charges)
		expect(await charged()).toBe(41)
	} finally {
		holder.release()
	}
})

it("fails the charges that waited when the database fails, and serves the next one", async () => {
	const bad = Promise.allSettled([chargeTokens(scope, Number.NaN, 10), chargeTokens(scope, 5, 10)])
	expect((await bad).map(({ status }) => status)).toEqual(["rejected", "fulfilled"])
	expect(await charged()).toBe(5)
})

it("leaves a charge to its caller when the database fails at one behind it", async () => {
	const real = pool().query
	const query = vi.spyOn(pool(), "query")
	let asked = 0
	query.mockImplementation(((...given: [string]) => {
		asked += 1
		// One alone, the other three together, and then one by one.
		return asked === 4 ? Promise.reject(new Error("failed")) : Reflect.apply(real, pool(), given)
	}) as typeof real)
	const charging = Promise.allSettled([1, 50, 60, 10].map((tokens) => chargeTokens(scope, tokens, 100)))
	expect((await charging).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"])
	query.mockRestore()
	expect(await charged()).toBe(51)
})

describe("exchanges that end together", () => {
	/** Took 7 of the 100 tokens that were charged for it. */
	const store = async (sessionId: string, id: string, day: string | null, email?: string) => {
		const at = new Date()
		const answer = { id, content: "Yes.", at, status: "answered", error: null, model: "gpt-4o" } as const
		await storeExchange(scope, {
			sessionId,
			askedAt: at,
			question: "Open?",
			visitor: email ? { email } : null,
			answer: { ...answer, sources: [], unanswered: true },
			spent: { day, chargedTokens: 100, promptTokens: 5, completionTokens: 2, costMicros: 1, answers: 1 },
		})
	}
	const stored = async () => {
		const { rows } = await pool().query<Record<string, number>>(
			`SELECT (SELECT count(*)::int FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id
					WHERE c.tenant_id = $1) AS messages,
				(SELECT sum(message_count)::int FROM chat_conversations WHERE tenant_id = $1) AS counted,
				(SELECT answers FROM chat_token_usage WHERE tenant_id = $1) AS answers,
				(SELECT count FROM unanswered_questions WHERE tenant_id = $1) AS unanswered`,
			[scope.tenantId],
		)
		return { ...rows[0], charged: await charged() }
	}

	it("are all stored and settled, several of one session too", async () => {
		const days = await Promise.all(Array.from({ length: 10 }, () => chargeTokens(scope, 100, 1000)))
		await Promise.all(days.map((day, index) => store(`session-${index % 7}`, randomUUID(), day)))
		expect(await stored()).toEqual({ messages: 20, counted: 20, answers: 10, unanswered: 10, charged: 70 })
	})

	it("do not take each other along if one cannot be stored", async () => {
		const day = await chargeTokens(scope, 400, 1000)
		const [first, second] = [randomUUID(), randomUUID()]
		const storing = ["a", "b", "c", "d"].map((session, index) =>
			store(`session-${session}`, [first, second, first, randomUUID()][index] ?? "", day),
		)
		const settled = await Promise.allSettled(storing)
		expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"])
		expect(await stored()).toEqual({ messages: 6, counted: 6, answers: 3, unanswered: 3, charged: 121 })
	})

	it("hold no conversation while they wait for a lead, as erasing a person does", async () => {
		const day = await chargeTokens(scope, 400, 1000)
		await store("session-known", randomUUID(), day, "grace@example.com")
		const holder = await pool().connect()
		try {
			await holder.query("BEGIN")
			await holder.query("SELECT 1 FROM leads WHERE tenant_id = $1 FOR UPDATE", [scope.tenantId])
			const first = store("session-first", randomUUID(), day)
			const known = store("session-known", randomUUID(), day)
			const other = store("session-other", randomUUID(), day, "grace@example.com")
			const waiting = () =>
				pool().query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%leads%'")
			await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1))
			const locking = "SELECT 1 FROM chat_conversations WHERE tenant_id = $1 FOR UPDATE NOWAIT"
			expect((await holder.query(locking, [scope.tenantId])).rowCount).toBe(2)
			await holder.query("COMMIT")
			await Promise.all([first, known, other])
		} finally {
			holder.release()
		}
		expect(await stored()).toMatchObject({ messages: 8, counted: 8, answers: 4 })
	})
})
