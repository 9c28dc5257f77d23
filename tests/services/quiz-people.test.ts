import { describe, expect, it } from "vitest"
import { db, transaction } from "@/lib/db/client"
import { erasePerson } from "@/lib/quizzes/privacy/mutations"
import { countPerson, exportPerson } from "@/lib/quizzes/privacy/queries"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant, unique } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

async function tenantWithQuiz() {
	const tenant = await makeTenant()
	const { scope } = await resolveVisit(tenant.slug, "chatbot", false)
	return { scope, quiz: await makeQuiz({ tenantId: tenant.id }) }
}

describe("one person's quiz sessions", () => {
	it("are counted, exported with their questions, and erased with their reports, and no one else's are", async () => {
		const { scope, quiz } = await tenantWithQuiz()
		const elsewhere = await tenantWithQuiz()
		const userEmail = `ada-${unique()}@example.com`
		const done = await makeQuizSession(quiz, { userEmail, userName: "Ada", answers: { choice: "Good", text: "Words" } })
		const open = await makeQuizSession(quiz, { userEmail, answers: {}, completedAt: null })
		const others = [
			await makeQuizSession(quiz, { userEmail: "grace@example.com" }),
			await makeQuizSession(quiz),
			await makeQuizSession(elsewhere.quiz, { userEmail }),
		]
		const fileKey = `reports/${unique()}.pdf`
		await db().quizReport.create({
			data: { sessionId: done.session.id, fingerprint: "x", fileKey, sizeBytes: 1 },
		})
		expect(await countPerson(scope, userEmail)).toBe(2)
		const [newest, oldest] = (await exportPerson(scope, userEmail)) as Record<string, unknown>[]
		expect(newest).toMatchObject({ id: open.session.id, answers: [], result: null, completed_at: null })
		expect(oldest).toMatchObject({
			id: done.session.id,
			quiz_name: quiz.name,
			user_name: "Ada",
			user_email: userEmail,
			answers: [
				{ question: "What about choice?", answer: "Good" },
				{ question: "What about text?", answer: "Words" },
			],
			result: { percentage_score: 100 },
		})
		expect(JSON.stringify([newest, oldest])).not.toContain(done.session.secretHash)

		const erased = await transaction((tx) => erasePerson(tx, scope, userEmail))
		expect(erased).toEqual({ count: 2, objects: [fileKey] })
		expect(await db().reclaimableObject.count({ where: { key: fileKey } })).toBe(1)
		expect(await countPerson(scope, userEmail)).toBe(0)
		expect(await exportPerson(scope, userEmail)).toEqual([])
		expect(await transaction((tx) => erasePerson(tx, scope, userEmail))).toEqual({ count: 0, objects: [] })
		const ids = others.map(({ session }) => session.id)
		expect(await db().quizSession.count({ where: { id: { in: ids } } })).toBe(3)
	})
})
