import { describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { loadQuizPage } from "@/lib/quizzes/loaders"
import { exportPartialLeads, listPartialLeads } from "@/lib/quizzes/partial-leads/queries"
import { listOfferedQuizzes, listPublicQuizzes } from "@/lib/quizzes/queries"
import { completeSession, startSession } from "@/lib/quizzes/sessions/mutations"
import type { TakenSession } from "@/lib/quizzes/taken-session"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant } from "../support/factories"
import { makeQuiz, makeQuizSession, outcome, question } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const HOUR = 3_600_000

async function open(given: Partial<Parameters<typeof makeQuiz>[0]>) {
	const tenant = await makeTenant()
	const quiz = await makeQuiz({ tenantId: tenant.id, ...given })
	const { scope } = await resolveVisit(tenant.slug, "chatbot", false)
	const begin = () => startSession(scope, quiz.id, {})
	const leave = (id: string) =>
		db().quizSession.update({ where: { id }, data: { touchedAt: new Date(Date.now() - HOUR - 1_000) } })
	return { tenant, quiz, scope, begin, leave }
}

it("lets in as many as the limit says, however many come at once on whichever connections", async () => {
	const { begin } = await open({ responseLimit: 3 })
	const came = await Promise.allSettled(Array.from({ length: 12 }, begin))
	expect(came.filter(({ status }) => status === "fulfilled")).toHaveLength(3)
	for (const each of came) if (each.status === "rejected") expect(each.reason.message).toBe("This quiz is full.")
})

it("counts who finished, and holds the place of who is at it until an hour after the last answer", async () => {
	const { quiz, begin, leave } = await open({ responseLimit: 2 })
	const finished = await makeQuizSession(quiz)
	const { id } = await begin()
	await expect(begin()).rejects.toThrow("This quiz is full.")
	await leave(id)
	await begin()
	await expect(begin()).rejects.toThrow("This quiz is full.")
	// Erasure takes one out.
	await db().quizSession.delete({ where: { id: finished.session.id } })
	await begin()
})

it("is neither offered nor listed once it is closed, and its page says why", async () => {
	const over = await open({ closesAt: new Date(Date.now() - 1_000), closedMessage: "See you in May." })
	const full = await open({ responseLimit: 1 })
	await full.begin()
	const later = await open({ closesAt: new Date(Date.now() + HOUR), responseLimit: 1 })
	for (const { quiz, scope, tenant, begin, why } of [
		{ ...over, why: { closed: "date", closed_message: "See you in May." } },
		{ ...full, why: { closed: "full", closed_message: "" } },
	]) {
		expect(await listPublicQuizzes(scope)).toEqual([])
		expect(await listOfferedQuizzes(scope)).toEqual([])
		expect(await loadQuizPage(tenant.slug, quiz.id)).toMatchObject(why)
		await expect(begin()).rejects.toThrow(why.closed === "full" ? "This quiz is full." : "This quiz is closed.")
	}
	expect(await listOfferedQuizzes(later.scope)).toHaveLength(1)
	expect(await loadQuizPage(later.tenant.slug, later.quiz.id)).not.toHaveProperty("closed")
	await later.begin()
})

describe("an outcome with as many places", () => {
	async function finishing(count: number, outcomeQuotas: Record<string, number>, high = "high") {
		const made = await open({
			questions: [question("one")],
			outcomes: [outcome("low", { score_max: 49 }), outcome(high, { score_min: 50 })],
			outcomeQuotas,
			closedMessage: "Write to us.",
		})
		const { scope, quiz, tenant } = made
		const visited = (await resolveVisit(tenant.slug, "chatbot", false)).tenant
		const ignored = async () => undefined
		const completion = { tenant: visited, scope, recordLead: ignored, notifyBusiness: ignored }
		const taken = await Promise.all(
			Array.from({ length: count }, async () => {
				const { session } = await makeQuizSession(quiz, { completedAt: null, answers: { one: "Good" } })
				return { id: session.id, quizId: quiz.id, versionId: session.versionId, tenantId: tenant.id, fields: {} }
			}),
		)
		const complete = async (at: number) => {
			const session = taken[at] as TakenSession
			return (await completeSession(session, completion)).session.result
		}
		return { ...made, complete }
	}

	it("gives them away exactly, however many finish at once, and keeps what the others answered", async () => {
		const { complete, quiz } = await finishing(8, { high: 3 })
		const results = await Promise.all(Array.from({ length: 8 }, (_, at) => complete(at)))
		expect(results.filter((result) => result.outcome?.id === "high")).toHaveLength(3)
		const full = results.filter((result) => result.full !== undefined)
		expect(full).toHaveLength(5)
		for (const result of full)
			expect(result).toMatchObject({ outcome: null, full: "Write to us.", percentage_score: 100 })
		expect(await db().quizSession.count({ where: { quizId: quiz.id, completedAt: { not: null } } })).toBe(8)
	})

	it("has no quota by its id alone, though every object has a property of that name", async () => {
		const { complete } = await finishing(1, { low: 1 }, "constructor")
		expect((await complete(0)).outcome?.id).toBe("constructor")
	})

	it("answers a repeated completion alike, and gives a place back when someone is erased", async () => {
		const { complete, quiz } = await finishing(3, { high: 1, low: 1 })
		expect((await complete(0)).outcome?.id).toBe("high")
		expect((await complete(1)).full).toBe("Write to us.")
		expect((await complete(0)).outcome?.id).toBe("high")
		await db().quizSession.deleteMany({
			where: { quizId: quiz.id, result: { path: ["outcome", "id"], equals: "high" } },
		})
		expect((await complete(1)).full, "as it was told before").toBe("Write to us.")
		expect((await complete(2)).outcome?.id).toBe("high")
	})
})

describe("visitors who stop after giving an address", () => {
	const email = { user_email: "ada@example.com", user_name: "Ada" }
	const page = { limit: 20 }

	it("are listed half an hour later, if the page told them so, and no longer once they finish", async () => {
		const { quiz, scope, leave, tenant } = await open({ keepPartialLeads: true, contactStep: "before" })
		expect(await loadQuizPage(tenant.slug, quiz.id)).toMatchObject({ keeps_partial: true })
		const { id } = await startSession(scope, quiz.id, { ...email, keeps_partial: true })
		await leave((await startSession(scope, quiz.id, email)).id)
		await leave((await startSession(scope, quiz.id, {})).id)
		expect((await listPartialLeads(scope, page)).sessions, "may still be at it").toEqual([])
		await leave(id)
		const { sessions } = await listPartialLeads(scope, page)
		expect(sessions).toMatchObject([{ session_id: id, user_name: "Ada", user_email: "ada@example.com", answered: 0 }])
		const other = await open({})
		expect((await listPartialLeads(other.scope, page)).sessions).toEqual([])
		await db().quizSession.update({ where: { id }, data: { userEmail: null } })
		expect((await listPartialLeads(scope, page)).sessions, "took the address back").toEqual([])
	})

	it("of one quiz are in the file of the list as in the list, and start no formula in a spreadsheet", async () => {
		const { quiz, scope, leave, tenant } = await open({ keepPartialLeads: true, contactStep: "before", name: "=1+1" })
		const [first, second] = await Promise.all(
			["=Ada", "Bo"].map((user_name) =>
				startSession(scope, quiz.id, { ...email, user_name, keeps_partial: true }).then(({ id }) => leave(id)),
			),
		)
		await startSession(scope, quiz.id, { ...email, user_name: "Still at it", keeps_partial: true })
		const another = await makeQuiz({ tenantId: tenant.id, keepPartialLeads: true, contactStep: "before" })
		await leave((await startSession(scope, another.id, { ...email, keeps_partial: true })).id)
		const of = { quiz_id: quiz.id }
		const first_page = await listPartialLeads(scope, { limit: 1, ...of })
		const rest = await listPartialLeads(scope, { limit: 1, cursor: first_page.next_cursor ?? "", ...of })
		const listed = [...first_page.sessions, ...rest.sessions].map(({ session_id }) => session_id)
		expect(listed.toSorted()).toEqual([first?.id, second?.id].toSorted())
		expect(rest.next_cursor).toBeNull()
		const file = await exportPartialLeads(scope, of, new AbortController().signal)
		const [head, ...lines] = (await new Response(file).text()).replace("\uFEFF", "").trimEnd().split("\n")
		expect(head).toBe("session_id,tenant,quiz_name,user_name,user_email,answered,created_at")
		expect(lines.map((line) => line.split(",")[0])).toEqual(listed)
		expect(lines.find((line) => line.startsWith(first?.id ?? ""))).toContain(
			`${tenant.name},'=1+1,'=Ada,ada@example.com,0,`,
		)
	})

	it("are nobody's business where the setting is off, or the address is asked at the end", async () => {
		for (const given of [{ contactStep: "before" as const }, { keepPartialLeads: true }]) {
			const { quiz, scope, leave, tenant } = await open(given)
			expect(await loadQuizPage(tenant.slug, quiz.id)).not.toHaveProperty("keeps_partial")
			await leave((await startSession(scope, quiz.id, { ...email, keeps_partial: true })).id)
			expect((await listPartialLeads(scope, page)).sessions).toEqual([])
		}
	})
})
