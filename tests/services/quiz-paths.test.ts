import { readFile } from "node:fs/promises"
import path from "node:path"
import pg from "pg"
import { describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { findAnalytics } from "@/lib/quizzes/analytics/queries"
import type { Question } from "@/lib/quizzes/answers"
import { findReportSource } from "@/lib/quizzes/report/queries"
import { completeSession, deleteAbandonedSessions, saveAnswers, startSession } from "@/lib/quizzes/sessions/mutations"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant } from "../support/factories"
import { makeQuiz, makeQuizSession, question } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const is = (id: string, value: string) => {
	return { join: "and" as const, tests: [{ of: "answer" as const, id, is: "is" as const, value }] }
}
/** "Bad" leads from q1 to q3, everything else by q2 to q4. q4 can be left out. */
const BRANCH: Question[] = [
	question("q1", { next: [{ if: is("q1", "Bad"), to: "q3" }] }),
	question("q2", { next: [{ if: null, to: "q4" }] }),
	question("q3"),
	question("q4", { required: false }),
]

async function world(questions = BRANCH) {
	const tenant = await makeTenant()
	const visit = await resolveVisit(tenant.slug, "chatbot", true)
	const quiz = await makeQuiz({ tenantId: tenant.id, questions })
	const begin = async () => {
		const started = await startSession(visit.scope, quiz.id, {})
		const session = await openSession(visit.scope, { quizId: quiz.id, id: started.id }, started.secret)
		return {
			session,
			answer: (answers: Record<string, string>) => saveAnswers(session, { answers }),
			complete: () =>
				completeSession(session, {
					...visit,
					recordLead: async () => undefined,
					notifyBusiness: async () => undefined,
				}),
		}
	}
	const figures = async () => {
		const { drop_off, paths, worth } = await findAnalytics(visit.scope, quiz.id)
		const told = drop_off.questions.map(({ question_id, met, passed, skipped }) => [question_id, met, passed, skipped])
		return { started: drop_off.started, told, paths, worth }
	}
	return { tenant, quiz, visit, begin, figures }
}

describe("the figures of a quiz with rules", () => {
	it("are what sixty visitors did, and forget those who are erased", async () => {
		const { visit, quiz, begin, figures } = await world()
		const sent = Array.from({ length: 60 }, (_, at): [Record<string, string>, boolean] => {
			if (at % 10 === 0) return [{}, false]
			if (at % 10 <= 4) return [{ q1: "Bad", q3: "Good", ...(at % 2 && { q4: "Good" }) }, true]
			if (at % 10 <= 6) return [{ q1: "Good" }, false]
			return [{ q1: "Good", q2: "Bad", q3: "Good" }, true]
		})
		const ids: string[] = []
		for (const [answers, completes] of sent) {
			const { session, answer, complete } = await begin()
			for (const [id, value] of Object.entries(answers).reverse()) await answer({ [id]: value })
			if (completes) await complete()
			if (answers.q2) ids.push(session.id)
		}
		const { paths, worth, ...reached } = await figures()
		expect(reached).toEqual({
			started: 60,
			told: [
				["q1", 60, 54, 0],
				["q2", 30, 18, 0],
				["q3", 24, 24, 0],
				["q4", 42, 42, 30],
			],
		})
		expect(paths?.map(({ questions, ...path }) => [questions.join(), path.sessions, path.share])).toEqual([
			["q1,q3,q4", 24, 57.1],
			["q1,q2,q4", 18, 42.9],
		])
		// q2 has 18 answers, too few to judge. Of q4, 12 of the 24 who took the other path.
		expect(worth?.counted).toBe(42)
		expect(worth?.questions.map(({ question_id, answered, earned }) => [question_id, answered, earned])).toEqual([
			["q1", 42, 42.9],
		])
		const { session, version } = await findReportSource(visit.scope, quiz.id, ids[0] ?? "")
		expect([...session.answers.keys()]).toEqual(["q1", "q2"])
		expect(version.questions.map(({ id }) => id)).toEqual(["q1", "q2", "q4"])

		await db().quizSession.deleteMany({ where: { id: { in: ids } } })
		const left = await figures()
		expect(left.worth).toEqual({ counted: 24, questions: [] })
		expect(left.told).toEqual([
			["q1", 42, 36, 0],
			["q2", 12, 0, 0],
			["q3", 24, 24, 0],
			["q4", 24, 24, 12],
		])
		await deleteAbandonedSessions(new Date(Date.now() + 40 * 86_400_000))
		expect((await figures()).started).toBe(42)
	})

	it("hold both of two simultaneous saves", async () => {
		const { begin } = await world()
		const { session, answer } = await begin()
		await Promise.all([answer({ q1: "Bad" }), answer({ q3: "Good" })])
		const kept = await db().quizSession.findUniqueOrThrow({
			where: { id: session.id },
			select: { answers: true, path: true },
		})
		expect(kept).toEqual({ answers: { q1: "Bad", q3: "Good" }, path: ["q1", "q3", "q4"] })
	})

	it("say nothing new of sessions that an earlier version completed", async () => {
		const { quiz, figures } = await world()
		await makeQuizSession(quiz, { answers: { q1: "Bad", q2: "Good", q3: "Good" } })
		expect((await figures()).told.map(([id, , passed]) => [id, passed])).toEqual([
			["q1", 1],
			["q2", 1],
			["q3", 1],
			["q4", 1],
		])
	})
})

describe("the migration", () => {
	const sqlOf = (name: string) =>
		readFile(path.join(import.meta.dirname, `../../prisma/migrations/${name}/migration.sql`), "utf8")

	it("gives each count its version, and what abandoned sessions left to the newest", async () => {
		const { tenant, quiz } = await world([question("a"), question("b")])
		const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
		await client.connect()
		const functions = (sql: string, from: string) =>
			sql.slice(sql.indexOf(from)).split("CREATE TRIGGER")[0]?.replaceAll("CREATE FUNC", "CREATE OR REPLACE FUNC")
		const before =
			functions(await sqlOf("20261120200000_quiz_question_counts"), "CREATE FUNC") +
			`${functions(await sqlOf("20261120250000_quiz_chat"), "CREATE OR REPLACE FUNC")}`
		await client.query(`ALTER TABLE quiz_sessions DROP COLUMN path; DROP FUNCTION quiz_tally;
			TRUNCATE quiz_question_counts;
			ALTER TABLE quiz_question_counts DROP CONSTRAINT quiz_question_counts_pkey, DROP COLUMN version_id,
				DROP COLUMN met, DROP COLUMN passed;
			ALTER TABLE quiz_question_counts ADD PRIMARY KEY (tenant_id, quiz_id, question_id);
			${before}`)
		const versions = ["1", "2"].map((hash) => [crypto.randomUUID(), hash] as const)
		for (const [id, hash] of versions) {
			await client.query(
				`INSERT INTO quiz_versions (id, tenant_id, quiz_id, content_hash, name, description, questions, scoring_config, outcomes, created_at)
				SELECT $1, tenant_id, id, $2, name, '', questions, scoring_config, outcomes, now() + $2::text::interval FROM quizzes WHERE id = $3`,
				[id, hash, quiz.id],
			)
		}
		const add = (version: string | undefined, answers: object, done: boolean) =>
			client.query(
				`INSERT INTO quiz_sessions (tenant_id, quiz_id, version_id, secret_hash, answers, completed_at, percentage, lead_level, result)
				SELECT $1, $2, $3, 'x', $4, t, CASE WHEN $5 THEN 50 END, CASE WHEN $5 THEN 'low'::"LeadLevel" END, CASE WHEN $5 THEN '{}'::jsonb END
				FROM (SELECT CASE WHEN $5 THEN now() END AS t) done`,
				[tenant.id, quiz.id, version, answers, done],
			)
		const [first, second] = versions.map(([id]) => id)
		await add(first, { a: "Good", b: "Good" }, true)
		await add(first, { a: "Good" }, false)
		await add(second, { a: "Good", b: "Good" }, true)
		await client.query("BEGIN; SELECT set_config('quizzes.keep_question_counts', 'on', true)")
		await client.query("DELETE FROM quiz_sessions WHERE completed_at IS NULL")
		await client.query("COMMIT")
		await client.query(await sqlOf("20261127200100_quiz_path"))
		await client.query(await sqlOf("20261127200500_quiz_paths"))
		const { rows } = await client.query(
			"SELECT version_id, question_id, count::int, met::int, passed::int FROM quiz_question_counts WHERE quiz_id = $2 ORDER BY version_id = $1, question_id",
			[second, quiz.id],
		)
		await client.end()
		expect(rows.map(({ version_id, ...row }) => [version_id === first ? 1 : 2, ...Object.values(row)])).toEqual([
			[1, "", 1, 0, 1],
			[1, "a", 1, 0, 0],
			[1, "b", 1, 0, 0],
			[2, "", 2, 0, 1],
			[2, "a", 2, 0, 0],
			[2, "b", 1, 0, 0],
		])
	})
})
