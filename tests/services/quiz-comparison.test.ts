import { readFile } from "node:fs/promises"
import path from "node:path"
import pg from "pg"
import { describe, expect, it } from "vitest"
import { db, transaction } from "@/lib/db/client"
import { erasePerson } from "@/lib/quizzes/privacy/mutations"
import { findReportSource } from "@/lib/quizzes/report/queries"
import { reportOf } from "@/lib/quizzes/report/report-of"
import { completeSession, saveAnswers, startSession } from "@/lib/quizzes/sessions/mutations"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import { presentProgress, presentResult } from "@/lib/quizzes/sessions/present"
import { findProgress } from "@/lib/quizzes/sessions/queries"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant } from "../support/factories"
import { makeQuiz, makeQuizSession, question } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

async function world({ showComparison = true } = {}) {
	const tenant = await makeTenant()
	const visit = await resolveVisit(tenant.slug, "chatbot", true)
	const made = await makeQuiz({ tenantId: tenant.id, questions: [question("q1"), question("q2", { required: false })] })
	await db().quiz.update({ where: { id: made.id }, data: { showComparison } })
	/** With both questions answered or, for other points to earn, only the first. */
	const others = async (percentages: number[], answers: Record<string, string> = { q1: "Good", q2: "Good" }) => {
		for (const percentage of percentages) await makeQuizSession(made, { percentage, answers })
	}
	const take = async (answers: Record<string, string>) => {
		const started = await startSession(visit.scope, made.id, { user_email: "ada@example.com" })
		const session = await openSession(visit.scope, { quizId: made.id, id: started.id }, started.secret)
		await saveAnswers(session, { answers })
		const done = await completeSession(session, {
			...visit,
			recordLead: async () => undefined,
			notifyBusiness: async () => undefined,
		})
		const again = presentProgress(visit.tenant, await findProgress(session))
		const source = await findReportSource(visit.scope, made.id, session.id)
		const flags = { include_charts: true, include_recommendations: true, include_detailed_breakdown: true }
		return {
			shown: presentResult(done).better_than,
			again: again.result?.better_than,
			report: (await reportOf(source, flags)).comparisonText,
		}
	}
	return { tenant, visit, quiz: made, others, take }
}

const HALF = { q1: "Good", q2: "Bad" }
const percents = (count: number, percentage: number) => Array.from({ length: count }, () => percentage)

describe("what a result says about others", () => {
	it("is how many scored lower, from 30 with the same points to earn on", async () => {
		const { others, take } = await world()
		await others([...percents(15, 20), ...percents(13, 50)])
		await others(percents(9, 0), { q1: "Bad" })
		// The 29th.
		expect(await take(HALF)).toEqual({ shown: undefined, again: undefined, report: null })
		// 15 of 30, and 14 are its equals.
		expect(await take(HALF)).toEqual({ shown: 50, again: 50, report: "Better than 50% of those who took it" })
		// 30 of 31: those who did worse are never all of them.
		expect((await take({ q1: "Good", q2: "Good" })).shown).toBe(96)
		expect((await take({ q1: "Bad", q2: "Bad" })).shown).toBeUndefined()
	})

	it("is nothing unless the business turns it on", async () => {
		const { others, take } = await world({ showComparison: false })
		await others(percents(40, 10))
		expect(await take(HALF)).toEqual({ shown: undefined, again: undefined, report: null })
	})

	it("forgets who is erased", async () => {
		const { visit, others, take } = await world()
		await others(percents(28, 10))
		await take(HALF)
		expect((await take(HALF)).shown).toBe(93)
		await transaction((tx) => erasePerson(tx, visit.scope, "ada@example.com"))
		expect((await take(HALF)).shown).toBeUndefined()
	})
})

it("sessions of before the counters are in them", async () => {
	const { quiz, others } = await world()
	await others([...percents(3, 20), 49.9])
	await others([0], { q1: "Bad" })
	await makeQuizSession(quiz, { completedAt: null })
	const counts = () =>
		db().quizScoreCount.findMany({ where: { quizId: quiz.id }, orderBy: [{ possible: "asc" }, { score: "asc" }] })
	const before = await counts()
	expect(before.map(({ possible, score, count }) => [possible, score, count])).toEqual([
		[100n, 0, 1n],
		[200n, 200, 3n],
		[200n, 499, 1n],
	])
	const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
	await client.connect()
	await client.query(`TRUNCATE quiz_score_counts; DROP FUNCTION quiz_possible;
		DROP FUNCTION add_quiz_score_counts, change_quiz_score_counts, remove_quiz_score_counts CASCADE`)
	const migration = "../../prisma/migrations/20261127233200_quiz_score_counts/migration.sql"
	await client.query(`BEGIN; ${await readFile(path.join(import.meta.dirname, migration), "utf8")}; COMMIT`)
	await client.end()
	expect(await counts()).toEqual(before)
})
