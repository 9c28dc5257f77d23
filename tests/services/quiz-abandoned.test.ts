import { expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { findAnalytics } from "@/lib/quizzes/analytics/queries"
import { deleteAbandonedSessions } from "@/lib/quizzes/sessions/mutations"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const DAY = 86_400_000

it("an unfinished session is deleted after 30 days, and the figures of where people left remain", async () => {
	const tenant = await makeTenant()
	const { scope } = await resolveVisit(tenant.slug, "chatbot", false)
	const quiz = await makeQuiz({ tenantId: tenant.id })
	const begun = await makeQuizSession(quiz, { completedAt: null, userEmail: "ada@example.com" })
	const completed = await makeQuizSession(quiz, { answers: { choice: "Good", rating: "5" } })
	const later = await makeQuizSession(quiz, { completedAt: null })
	const now = Date.now()
	const bornAt = (id: string, time: number) =>
		db().quizSession.update({ where: { id }, data: { createdAt: new Date(time) } })
	await bornAt(begun.session.id, now - 30 * DAY - 1_000)
	await bornAt(completed.session.id, now - 400 * DAY)
	await bornAt(later.session.id, now - 29 * DAY)
	const before = await findAnalytics(scope, quiz.id)
	expect(before.drop_off.started).toBe(3)

	expect(await deleteAbandonedSessions(new Date(now))).toBe(1)
	const left = await db().quizSession.findMany({ where: { quizId: quiz.id }, select: { id: true } })
	expect(new Set(left.map(({ id }) => id))).toEqual(new Set([completed.session.id, later.session.id]))
	expect(await findAnalytics(scope, quiz.id)).toEqual(before)
	expect(await deleteAbandonedSessions(new Date(now))).toBe(0)

	// An erased person is removed from the figures as before.
	await db().quizSession.delete({ where: { id: later.session.id } })
	expect((await findAnalytics(scope, quiz.id)).drop_off.started).toBe(2)
})
