import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { closeDb, db, transaction } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { findAnalytics, listSessions, summaryOf } from "@/lib/quizzes/analytics/queries"
import { SessionsQuery } from "@/lib/quizzes/analytics/schema"
import { worthPartsOf } from "@/lib/quizzes/analytics/worth/parts"
import { erasePerson } from "@/lib/quizzes/privacy/mutations"
import { completeSession, saveAnswers, startSession } from "@/lib/quizzes/sessions/mutations"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import { givenAnswers, storedContent } from "@/lib/quizzes/stored-content"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { type MadeQuiz, makeQuiz, makeQuizSession, question } from "../support/quizzes"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
let visit: Awaited<ReturnType<typeof resolveVisit>>
let quizzes: MadeQuiz[]

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
	visit = await resolveVisit(tenant.slug, "chatbot", true)
	const questions = Array.from({ length: 10 }, (_, at) => question(`q${at}`, { required: false }))
	quizzes = [
		await makeQuiz({ tenantId: tenant.id, questions }),
		await makeQuiz({ tenantId: tenant.id, questions: questions.slice(0, 3) }),
	]
})

/** The counters' values next to a recount of the rows. A counter of 0 equals a missing one. */
async function figures() {
	const tenantId = visit.scope.tenantId
	const kept = await db().$queryRaw`
		SELECT quiz_id, lead_level, bucket::int, count::int, percentage_sum::float8, high_count::int, seconds_sum::int
		FROM quiz_session_counts WHERE tenant_id = ${tenantId}::uuid AND count <> 0 ORDER BY 1, 2, 3`
	const counted = await db().$queryRaw`
		SELECT quiz_id, lead_level, least(9, floor(percentage / 10))::int AS bucket, count(*)::int AS count,
			sum(percentage)::float8 AS percentage_sum, count(*) FILTER (WHERE percentage >= 80)::int AS high_count,
			sum(time_taken_seconds)::int AS seconds_sum
		FROM quiz_sessions WHERE tenant_id = ${tenantId}::uuid AND completed_at IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`
	const keptAnswers = await db().$queryRaw`
		SELECT quiz_id, version_id, question_id, count::int, passed::int FROM quiz_question_counts
		WHERE tenant_id = ${tenantId}::uuid AND count <> 0 ORDER BY 1, 2, 3`
	const countedAnswers = await db().$queryRaw`
		SELECT quiz_id, version_id, k AS question_id, count(*)::int AS count, sum(passed)::int AS passed FROM (
			SELECT quiz_id, version_id, '' AS k, (completed_at IS NOT NULL)::int AS passed
			FROM quiz_sessions WHERE tenant_id = ${tenantId}::uuid
			UNION ALL SELECT quiz_id, version_id, jsonb_object_keys(answers), 0
			FROM quiz_sessions WHERE tenant_id = ${tenantId}::uuid
		) a GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`
	const bare = await db().$queryRaw<{ n: number }[]>`
		SELECT count(*)::int AS n FROM quiz_session_counts WHERE tenant_id = ${tenantId}::uuid AND count = 0
			AND (percentage_sum <> 0 OR high_count <> 0 OR seconds_sum <> 0)`
	const keptScores = await db().$queryRaw`
		SELECT quiz_id, possible::int, score::int, count::int FROM quiz_score_counts
		WHERE tenant_id = ${tenantId}::uuid AND count <> 0 ORDER BY 1, 2, 3`
	const countedScores = await db().$queryRaw`
		SELECT quiz_id, possible, score, count(*)::int AS count FROM (
			SELECT quiz_id, (percentage * 10)::int AS score, (SELECT coalesce(sum((c ->> 'possible')::numeric), 0) * 10
				FROM jsonb_array_elements(result -> 'categories') c)::int AS possible
			FROM quiz_sessions WHERE tenant_id = ${tenantId}::uuid AND completed_at IS NOT NULL
		) s GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`
	const keptWorth = await db().$queryRaw`
		SELECT quiz_id, version_id, question_id, n::int, x::int, y::int, xx::int, yy::int, xy::int, same::int
		FROM quiz_question_worth WHERE tenant_id = ${tenantId}::uuid
			AND (n <> 0 OR x <> 0 OR y <> 0 OR xx <> 0 OR yy <> 0 OR xy <> 0 OR same <> 0) ORDER BY 1, 2, 3`
	const countedWorth = await db().$queryRaw`
		SELECT quiz_id, version_id, k AS question_id, count(*)::int AS n, sum(x)::int AS x, sum(y)::int AS y,
			sum(x * x)::int AS xx, sum(y * y)::int AS yy, sum(x * y)::int AS xy, sum(same)::int AS same
		FROM (
			SELECT quiz_id, version_id, '' AS k, 0 AS x, 0 AS y, 0 AS same
			FROM quiz_sessions WHERE tenant_id = ${tenantId}::uuid AND worth IS NOT NULL
			UNION ALL SELECT quiz_id, version_id, key, (value ->> 0)::int, (value ->> 1)::int, (value ->> 2)::int
			FROM quiz_sessions, jsonb_each(worth) WHERE tenant_id = ${tenantId}::uuid
		) w GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`
	const pairs = [
		[kept, counted],
		[keptAnswers, countedAnswers],
		[keptScores, countedScores],
		[keptWorth, countedWorth],
	] as [unknown[], unknown[]][]
	return { pairs, leftovers: bare[0]?.n }
}

async function expectRight() {
	const { pairs, leftovers } = await figures()
	for (const [kept, counted] of pairs) expect(kept).toEqual(counted)
	expect(leftovers).toBe(0)
	const [sessions, answers, scores, worth] = pairs.map(([kept]) => kept.length)
	return { sessions, answers, scores, worth }
}

/** The same numbers in each run. */
function dice(seed: number) {
	let state = seed
	return (below: number) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
		return Math.floor((state / 2_147_483_648) * below)
	}
}

const PEOPLE = ["ada@example.com", "grace@example.com", "joan@example.com"]
const noLead = async () => undefined

async function oneStep(roll: (below: number) => number, open: { quizId: string; id: string; secret: string }[]) {
	const taken = open[roll(open.length)]
	const kind = roll(12)
	if (kind === 0) {
		await transaction((tx) => erasePerson(tx, visit.scope, PEOPLE[roll(PEOPLE.length)] ?? ""))
		return
	}
	if (!taken || kind <= 3) {
		const quiz = quizzes[roll(2)] as MadeQuiz
		const user_email = roll(3) === 0 ? undefined : PEOPLE[roll(PEOPLE.length)]
		open.push({ quizId: quiz.id, ...(await startSession(visit.scope, quiz.id, { user_email })) })
		return
	}
	const session = await openSession(visit.scope, taken, taken.secret).catch(() => null)
	if (!session) return
	if (kind <= 9) {
		const answers = Object.fromEntries(
			Array.from({ length: 1 + roll(3) }, () => [`q${roll(3)}`, ["Good", "Bad", ""][roll(3)] ?? ""]),
		)
		await saveAnswers(session, { answers }).catch(expected)
		return
	}
	await completeSession(session, { ...visit, recordLead: noLead, notifyBusiness: async () => undefined }).catch(
		expected,
	)
}

/** Completed before, or erased since it was opened. */
function expected(error: unknown): void {
	if (error instanceof AppError && (error.code === "conflict" || error.code === "not_found")) return
	throw error
}

describe("the counters of quizzes", () => {
	it("equal a recount after any change, in any order", async () => {
		const roll = dice(20_261_120)
		const open: { quizId: string; id: string; secret: string }[] = []
		for (let step = 0; step < 400; step += 1) {
			await oneStep(roll, open)
			if (step % 80 === 79) await expectRight()
		}
		const { sessions, answers, scores, worth } = await expectRight()
		expect(sessions).toBeGreaterThan(2)
		expect(answers).toBeGreaterThan(4)
		expect(scores).toBeGreaterThan(2)
		expect(worth).toBeGreaterThan(4)
		const completed = await db().quizSession.findMany({
			where: { tenantId: visit.scope.tenantId, completedAt: { not: null } },
			include: { version: true },
		})
		for (const { version, answers: sent, worth: parts } of completed) {
			const content = storedContent(version)
			expect(parts).toEqual(worthPartsOf(content, givenAnswers(content.questions, sent)))
		}
	})

	it("stay right under eight simultaneous changes", async () => {
		const open: { quizId: string; id: string; secret: string }[] = []
		const work = Array.from({ length: 8 }, async (_, worker) => {
			const roll = dice(worker + 1)
			for (let step = 0; step < 40; step += 1) await oneStep(roll, open)
		})
		// Waits for all of them before the next test begins, also if one fails.
		const ended = await Promise.allSettled(work)
		expect(ended.filter(({ status }) => status === "rejected")).toEqual([])
		await expectRight()
	})

	it("stay right through bulk inserts, updates and deletes", async () => {
		const [quiz] = quizzes as [MadeQuiz]
		await makeQuizSession(quiz)
		const version = await db().quizVersion.findFirstOrThrow({ where: { quizId: quiz.id } })
		await addSessions(quiz, version.id, 3_000)
		await expectRight()
		await db()
			.$executeRaw`UPDATE quiz_sessions SET percentage = 100 - percentage, time_taken_seconds = 5, worth = '{"q0": [9, 4, 1]}'
			WHERE quiz_id = ${quiz.id}::uuid AND percentage < 30`
		await expectRight()
		await db().$executeRaw`UPDATE quiz_sessions SET worth = NULL WHERE quiz_id = ${quiz.id}::uuid AND percentage < 9`
		await expectRight()
		await db().$executeRaw`DELETE FROM quiz_sessions WHERE quiz_id = ${quiz.id}::uuid AND percentage > 50`
		await expectRight()
		await db().$executeRaw`DELETE FROM quiz_sessions WHERE quiz_id = ${quiz.id}::uuid`
		expect((await expectRight()).sessions).toBe(0)
	})
})

function addSessions(quiz: MadeQuiz, versionId: string, count: number) {
	return db().$executeRaw`
		INSERT INTO quiz_sessions (tenant_id, quiz_id, version_id, secret_hash, user_name, answers, created_at, completed_at,
			percentage, total_score, max_possible_score, lead_level, time_taken_seconds, result, worth)
		SELECT ${quiz.tenantId}::uuid, ${quiz.id}::uuid, ${versionId}::uuid, md5(n::text), 'Visitor ' || n,
			jsonb_build_object('q' || n % 10, 'Good'), now(), now() - n / 3 * interval '1 second',
			n % 101, n % 101, 100,
			(CASE WHEN n % 101 >= 80 THEN 'high' WHEN n % 101 >= 50 THEN 'medium' ELSE 'low' END)::"LeadLevel", n % 600,
			jsonb_build_object('outcome', NULL, 'categories', jsonb_build_array(
				jsonb_build_object('name', 'General', 'percentage', n % 101, 'earned', 1, 'possible', 1))),
			CASE WHEN n % 5 > 0 THEN jsonb_build_object('q' || n % 10, jsonb_build_array(n % 11, n % 7, n % 2)) END
		FROM generate_series(1, ${count}::int) n`
}

describe("the lists based on them", () => {
	it("page through every session once, with three in each second", async () => {
		const [quiz, other] = quizzes as [MadeQuiz, MadeQuiz]
		const { session } = await makeQuizSession(quiz, { completedAt: null })
		await makeQuizSession(other)
		await addSessions(quiz, session.versionId, 250)
		for (const filter of [{ quiz_id: quiz.id }, { quiz_id: quiz.id, lead_level: "high" as const }]) {
			const seen: string[] = []
			let cursor: string | undefined
			do {
				const page = await listSessions(visit.scope, SessionsQuery.parse({ ...filter, limit: 40, cursor }))
				const times = page.rows.map(({ completedAt }) => completedAt.getTime())
				expect(times).toEqual([...times].sort((a, b) => b - a))
				seen.push(...page.rows.map(({ id }) => id))
				cursor = page.nextCursor ?? undefined
			} while (cursor)
			const { total_sessions } = await summaryOf(visit.scope, filter)
			expect(new Set(seen).size).toBe(seen.length)
			expect(seen.length).toBe(total_sessions)
		}
	})

	it("show a quiz's results", async () => {
		const [quiz] = quizzes as [MadeQuiz]
		await makeQuizSession(quiz, { answers: { q0: "Good", q1: "Bad" }, percentage: 100, timeTakenSeconds: 90 })
		await makeQuizSession(quiz, { answers: { q0: "Good" }, percentage: 79.9, timeTakenSeconds: 30 })
		await makeQuizSession(quiz, { answers: { q1: "Bad" }, percentage: 9.9, timeTakenSeconds: 60 })
		await makeQuizSession(quiz, { answers: { q2: "Bad" }, completedAt: null })
		expect(await findAnalytics(visit.scope, quiz.id)).toEqual({
			summary: { total_sessions: 3, average_percentage: 63.3, high_performers: 1, average_minutes: 1 },
			distribution: [1, 0, 0, 0, 0, 0, 0, 1, 0, 1],
			categories: [{ name: "General", percentage: 50 }],
			worth: { counted: 0, questions: [] },
			drop_off: {
				started: 4,
				questions: quiz.content.questions.map(({ id, question }) => ({
					question_id: id,
					question,
					answered: { q0: 2, q1: 2, q2: 1 }[id] ?? 0,
					passed: 3,
					skipped: { q0: 1, q1: 1, q2: 2 }[id] ?? 3,
				})),
			},
		})
		await expect(findAnalytics(visit.scope, randomUUID())).rejects.toThrow("This quiz doesn't exist.")
	})
})
