import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenantWithAdmin, unique } from "../support/factories"
import { oneQuiz } from "../support/quiz-admin"
import { FOUR_TYPES, makeQuiz, makeQuizSession, outcome, question } from "../support/quizzes"
import { send } from "../support/send"

const { url } = inject("product")

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const list = (token: string, query: Record<string, string> = {}) =>
	send(url, "GET /api/admin/quiz-sessions", { token, query })
const exported = (token: string, query: Record<string, string> = {}) =>
	send(url, "GET /api/admin/quiz-sessions/export", { token, query })
const analytics = (token: string, id: string) =>
	send(url, "GET /api/admin/quizzes/{id}/analytics", { token, params: { id } })

describe("the list of sessions", () => {
	it("has the completed ones, newest first, with the four figures over all of them", async () => {
		const { tenant, token, quiz } = await oneQuiz()
		const older = await makeQuizSession(quiz, {
			userName: "Ada",
			userEmail: "ada@example.com",
			completedAt: minutesAgo(10),
			percentage: 80,
			leadLevel: "high",
			timeTakenSeconds: 200,
		})
		const newer = await makeQuizSession(quiz, {
			completedAt: minutesAgo(5),
			percentage: 33.3,
			leadLevel: "low",
			timeTakenSeconds: 45,
		})
		await makeQuizSession(quiz, { completedAt: null })
		const { status, body } = await list(token)
		expect(status).toBe(200)
		expect(body).toEqual({
			sessions: [
				{
					session_id: newer.session.id,
					quiz_id: quiz.id,
					quiz_name: quiz.name,
					user_name: "Anonymous",
					user_email: null,
					percentage_score: 33.3,
					total_score: 33.3,
					max_possible_score: 100,
					time_taken_minutes: 0.8,
					completed_at: newer.session.completedAt?.toISOString(),
					lead_level: "low",
					outcome_title: "Outcome high",
					tenant_slug: tenant.slug,
					include_charts: true,
					include_detailed_breakdown: true,
				},
				expect.objectContaining({
					session_id: older.session.id,
					user_name: "Ada",
					user_email: "ada@example.com",
					percentage_score: 80,
					time_taken_minutes: 3.3,
					lead_level: "high",
				}),
			],
			total: 2,
			summary: { total_sessions: 2, average_percentage: 56.7, high_performers: 1, average_minutes: 2 },
			next_cursor: null,
		})
	})

	it("says what each session's report contains, by its outcome", async () => {
		const bare = { ...outcome("bare").action_config, include_charts: false, include_detailed_breakdown: false }
		const { token, quiz } = await oneQuiz({ outcomes: [outcome("bare", { score_min: 50, action_config: bare })] })
		await makeQuizSession(quiz, { answers: { choice: "Bad" }, completedAt: minutesAgo(2) })
		await makeQuizSession(quiz, { answers: { choice: "Good" }, completedAt: minutesAgo(1) })
		expect((await list(token)).body.sessions).toMatchObject([
			{ outcome_title: "Outcome bare", include_charts: false, include_detailed_breakdown: false },
			{ outcome_title: null, include_charts: true, include_detailed_breakdown: true },
		])
	})

	it("is empty with figures of 0", async () => {
		const { token } = await makeTenantWithAdmin()
		expect((await list(token)).body).toEqual({
			sessions: [],
			total: 0,
			summary: { total_sessions: 0, average_percentage: 0, high_performers: 0, average_minutes: 0 },
			next_cursor: null,
		})
	})

	it("has pages of 20 while the figures cover all, also if many were completed in the same moment", async () => {
		const { token, quiz } = await oneQuiz()
		const moment = minutesAgo(1)
		const made = await Promise.all(
			Array.from({ length: 25 }, () => makeQuizSession(quiz, { completedAt: moment, percentage: 50 })),
		)
		const first = await list(token, { limit: "20" })
		expect(first.body.sessions).toHaveLength(20)
		expect(first.body.total).toBe(25)
		const second = await list(token, { limit: "20", cursor: first.body.next_cursor ?? "" })
		expect(second.body).toMatchObject({ total: 25, next_cursor: null, summary: first.body.summary })
		const seen = [...first.body.sessions, ...second.body.sessions].map(({ session_id }) => session_id)
		expect(seen.sort()).toEqual(made.map(({ session }) => session.id).sort())
	})

	it("is filtered by quiz and by lead level, and so are the figures", async () => {
		const { tenant, token, quiz } = await oneQuiz()
		const other = await makeQuiz({ tenantId: tenant.id })
		await makeQuizSession(quiz, { percentage: 90, leadLevel: "high" })
		await makeQuizSession(quiz, { percentage: 10, leadLevel: "low" })
		await makeQuizSession(other, { percentage: 100, leadLevel: "high" })
		const totals = async (query: Record<string, string>) => {
			const { total, sessions, summary } = (await list(token, query)).body
			expect(sessions).toHaveLength(total)
			return [total, summary.average_percentage]
		}
		expect(await totals({})).toEqual([3, 66.7])
		expect(await totals({ quiz_id: quiz.id })).toEqual([2, 50])
		expect(await totals({ lead_level: "high" })).toEqual([2, 95])
		expect(await totals({ quiz_id: quiz.id, lead_level: "low" })).toEqual([1, 10])
		expect(await totals({ quiz_id: randomUUID() })).toEqual([0, 0])
		expect(await totals({ quiz_id: "", lead_level: "" })).toEqual([3, 66.7])
		const refused: Record<string, string>[] = [
			{ quiz_id: "x" },
			{ lead_level: "highest" },
			{ cursor: "x" },
			{ limit: "0" },
			{ limit: "101" },
		]
		for (const query of refused) expect((await list(token, query)).status).toBe(422)
	})

	it("shows the platform every quiz's or one quiz's, and another tenant nothing", async () => {
		const { tenant, quiz } = await oneQuiz()
		const { session } = await makeQuizSession(quiz)
		const { token: platform } = await makeAdmin({ tenantId: null })
		const { token: stranger } = await makeTenantWithAdmin()
		expect((await list(platform, { limit: "1" })).body.total).toBeGreaterThanOrEqual(1)
		const named: Record<string, string>[] = [
			{ quiz_id: quiz.id },
			{ tenant_slug: tenant.slug },
			{ tenant_id: tenant.id, quiz_id: quiz.id },
		]
		for (const query of named) {
			const { body } = await list(platform, query)
			expect(body).toMatchObject({ total: 1, sessions: [{ session_id: session.id }] })
		}
		expect((await list(stranger, { quiz_id: quiz.id })).body).toMatchObject({ total: 0, sessions: [] })
	})
})

describe("the export of sessions", () => {
	const lines = (text: string) =>
		text
			.replace(/^\uFEFF/, "")
			.trim()
			.split("\n")

	it("is CSV with a byte order mark, quoted, and safe in a spreadsheet", async () => {
		const { tenant, token, quiz } = await oneQuiz({
			name: "=1+1",
			outcomes: [outcome("a", { title: '@"High", really' })],
			questions: [question("choice", { question: "=why?" }), ...FOUR_TYPES.slice(1)],
		})
		const { session } = await makeQuizSession(quiz, {
			answers: { text: 'a, "b"', choice: "Good" },
			userName: "=HYPERLINK(1)",
			userEmail: "+ada@example.com",
			completedAt: new Date("2026-11-20T10:11:12.345Z"),
			percentage: 66.7,
			timeTakenSeconds: 90,
		})
		await makeQuizSession(quiz, { completedAt: new Date("2026-11-20T10:00:00Z") })
		await makeQuizSession(quiz, { completedAt: null })
		const answer = await exported(token)
		expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
		expect(answer.headers.get("content-disposition")).toMatch(
			/^attachment; filename="quiz-sessions-\d{4}-\d\d-\d\d\.csv"$/,
		)
		const raw = await fetch(`${url}/api/admin/quiz-sessions/export`, { headers: { authorization: `Bearer ${token}` } })
		expect([...new Uint8Array(await raw.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
		const [head, first, second, third] = lines(answer.text)
		expect(head).toBe(
			"session_id,tenant,quiz_name,user_name,user_email,percentage_score,total_score,max_possible_score,lead_level,outcome,time_taken_minutes,completed_at,answers",
		)
		expect(first).toBe(
			`${session.id},${tenant.name},'=1+1,'=HYPERLINK(1),'+ada@example.com,66.7,66.7,100,medium,"'@""High"", really",1.5,2026-11-20 10:11:12,"'=why?: Good; What about text?: a, ""b"""`,
		)
		expect(second).toContain("'=1+1,Anonymous,,100.0,")
		expect(third).toBeUndefined()
	})

	it("tells answers apart that contain what separates them", async () => {
		const texts = ["Red; What about q2?: Blue", '"Quoted"', "a; b", "Plain: so", "-"]
		const asked = ["Q: x", "Why:", "What?", '"Really"?', "Plain"].map((words, at) =>
			question(`q${at}`, { question: words, type: "text", options: [], points: {} }),
		)
		const { token, quiz } = await oneQuiz({ questions: asked })
		await makeQuizSession(quiz, { answers: Object.fromEntries(texts.map((text, at) => [`q${at}`, text])) })
		const cell =
			lines((await exported(token)).text)[1]
				?.split(/Z?,(?=")/)
				.at(-1) ?? ""
		const told = cell.slice(1, -1).replaceAll('""', '"')
		expect(told).toBe(
			`"Q: x": "Red; What about q2?: Blue"; Why:: """Quoted"""; What?: "a; b"; """Really""?": Plain: so; Plain: -`,
		)
	})

	it("contains exactly what the filter shows", async () => {
		const { token, quiz } = await oneQuiz()
		await makeQuizSession(quiz, { leadLevel: "high" })
		await makeQuizSession(quiz, { leadLevel: "low" })
		const { token: platform } = await makeAdmin({ tenantId: null })
		const { token: stranger } = await makeTenantWithAdmin()
		const rows = async (by: string, query: Record<string, string>) => lines((await exported(by, query)).text).length - 1
		expect(await rows(token, {})).toBe(2)
		expect(await rows(token, { lead_level: "high" })).toBe(1)
		expect(await rows(platform, { quiz_id: quiz.id })).toBe(2)
		expect(await rows(stranger, { quiz_id: quiz.id })).toBe(0)
		expect((await exported(token, { lead_level: "'; DROP TABLE quiz_sessions; --" })).status).toBe(422)
	})
})

describe("a quiz's analytics", () => {
	it("are figures, distribution, categories and where people leave", async () => {
		const { token, quiz } = await oneQuiz()
		await makeQuizSession(quiz, { answers: { choice: "Good", rating: "5", yesno: "Yes" }, timeTakenSeconds: 120 })
		await makeQuizSession(quiz, {
			answers: { choice: "Bad", rating: "4", yesno: "No", text: "…" },
			timeTakenSeconds: 60,
		})
		await makeQuizSession(quiz, { answers: { choice: "Good" }, completedAt: null })
		await makeQuizSession(quiz, { answers: {}, completedAt: null })
		const { status, body } = await analytics(token, quiz.id)
		expect(status).toBe(200)
		expect(body).toEqual({
			summary: { total_sessions: 2, average_percentage: 63.4, high_performers: 1, average_minutes: 1.5 },
			distribution: [0, 0, 1, 0, 0, 0, 0, 0, 0, 1],
			categories: [
				{ name: "Skills", percentage: 70 },
				{ name: "General", percentage: 50 },
			],
			drop_off: {
				started: 4,
				questions: [
					{ question_id: "choice", question: "What about choice?", answered: 3, passed: 3, skipped: 0 },
					{ question_id: "rating", question: "What about rating?", answered: 2, passed: 2, skipped: 0 },
					{ question_id: "yesno", question: "What about yesno?", answered: 2, passed: 2, skipped: 0 },
					{ question_id: "text", question: "What about text?", answered: 1, passed: 2, skipped: 1 },
				],
			},
			worth: { counted: 0, questions: [] },
		})
	})

	it("are not visible to another tenant, as if the quiz did not exist", async () => {
		const { quiz } = await oneQuiz()
		const { token } = await makeTenantWithAdmin()
		expect((await analytics(token, quiz.id)).text).toBe((await analytics(token, randomUUID())).text)
	})
})

it("what visitors typed is shown as text everywhere", async () => {
	const { token, quiz, tenant } = await oneQuiz()
	const name = `<img src=x onerror=alert(1)>${unique()}`
	await makeQuizSession(quiz, { userName: name, answers: { text: "<script>alert(1)</script>" } })
	const answer = await list(token)
	expect(answer.headers.get("content-type")).toBe("application/json")
	expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
	expect(answer.body.sessions[0]?.user_name).toBe(name)
	expect(await db().quizSession.count({ where: { tenantId: tenant.id, userName: name } })).toBe(1)
})
