import { readFile } from "node:fs/promises"
import path from "node:path"
import pg from "pg"
import { expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { findAnalytics } from "@/lib/quizzes/analytics/queries"
import type { Question } from "@/lib/quizzes/answers"
import { contentHash } from "@/lib/quizzes/content-hash"
import { completeSession, saveAnswers, startSession } from "@/lib/quizzes/sessions/mutations"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import { storedContent } from "@/lib/quizzes/stored-content"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant } from "../support/factories"
import { makeQuiz, makeQuizSession, question } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const ASKED = [question("q1", { weight: 9 }), question("q2")]

async function world() {
	const tenant = await makeTenant()
	const visit = await resolveVisit(tenant.slug, "chatbot", true)
	const quiz = await makeQuiz({ tenantId: tenant.id, questions: ASKED })
	/** Once by the product, then as copies. */
	const take = async (answers: Record<string, string>, times: number) => {
		const started = await startSession(visit.scope, quiz.id, {})
		const session = await openSession(visit.scope, { quizId: quiz.id, id: started.id }, started.secret)
		await saveAnswers(session, { answers })
		const rest = { recordLead: async () => undefined, notifyBusiness: async () => undefined }
		await completeSession(session, { ...visit, ...rest })
		await db().$executeRaw`
			INSERT INTO quiz_sessions (tenant_id, quiz_id, version_id, secret_hash, answers, completed_at, percentage,
				total_score, max_possible_score, lead_level, time_taken_seconds, result, worth)
			SELECT tenant_id, quiz_id, version_id, secret_hash, answers, completed_at, percentage,
				total_score, max_possible_score, lead_level, time_taken_seconds, result, worth
			FROM quiz_sessions, generate_series(2, ${times}::int) WHERE id = ${session.id}::uuid`
	}
	/** As the editor saves it. */
	const save = async (questions: Question[]) => {
		const row = await db().quiz.findUniqueOrThrow({ where: { id: quiz.id } })
		const content = { name: row.name, description: row.description, ...storedContent(row), questions }
		await db().quiz.update({ where: { id: quiz.id }, data: { questions, contentHash: contentHash(content) } })
	}
	return { visit, quiz, take, save, worth: async () => (await findAnalytics(visit.scope, quiz.id)).worth }
}

it("a question is judged from 30 completed sessions of its quiz on, over other wording, not over other points", async () => {
	const { quiz, take, save, worth } = await world()
	// Completed by a version of the product that does not count this.
	await makeQuizSession(quiz, { answers: { q1: "Good", q2: "Good" } })
	await take({ q1: "Good", q2: "Good" }, 10)
	await take({ q1: "Bad", q2: "Bad" }, 19)
	expect(await worth()).toEqual({ counted: 29, questions: [] })
	const [first, second] = ASKED as [Question, Question]
	await save([{ ...first, question: "In other words?" }, second])
	await take({ q1: "Good", q2: "Bad" }, 1)
	expect(await worth()).toEqual({
		counted: 30,
		questions: [
			{
				question_id: "q1",
				question: "In other words?",
				answered: 30,
				earned: 36.7,
				separates: 0.93,
				same_outcome: 96.7,
				advice: null,
			},
			{
				question_id: "q2",
				question: second.question,
				answered: 30,
				earned: 33.3,
				separates: 0.93,
				same_outcome: 100,
				advice: "spare",
			},
		],
	})
	await save([{ ...first, weight: 8 }, second])
	expect(await worth()).toEqual({ counted: 0, questions: [] })
})

it("versions of before get their outline, and those in other words share their figures", async () => {
	const { quiz, take, save } = await world()
	await take({ q1: "Good", q2: "Good" }, 1)
	await save(ASKED.map((each) => ({ ...each, question: `${each.question}!`, group_name: "About you" })))
	await take({ q1: "Good", q2: "Good" }, 1)
	await save(ASKED.toReversed())
	await take({ q1: "Good", q2: "Good" }, 1)
	const versions = () => db().quizVersion.findMany({ where: { quizId: quiz.id }, orderBy: { createdAt: "asc" } })
	const made = await versions()
	const [first, second, third] = made.map(({ scoredAs }) => scoredAs)
	expect([first === second, first === third]).toEqual([true, false])
	expect(made[2]?.outline).toEqual(["q2", "q1"].map((id) => ({ id, required: true })))
	const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
	await client.connect()
	await client.query(`UPDATE quiz_versions SET outline = '[]', scored_as = '';
		DROP FUNCTION quiz_outline, quiz_scored_as, quiz_worth;
		DROP FUNCTION outline_quiz_version, add_quiz_question_worth, change_quiz_question_worth, remove_quiz_question_worth CASCADE`)
	for (const migration of ["20261127235100_fill_quiz_outlines", "20261127235101_quiz_worth_counts"]) {
		const file = path.join(import.meta.dirname, "../../prisma/migrations", migration, "migration.sql")
		await client.query(`BEGIN; ${await readFile(file, "utf8")}; COMMIT`)
	}
	await client.end()
	expect(await versions()).toEqual(made)
})
