import { describe, expect, inject, it } from "vitest"
import type { Question } from "@/lib/client/contract"
import { makeAdmin } from "../support/factories"
import { oneQuiz, saveQuiz } from "../support/quiz-admin"
import { outcome, question } from "../support/quizzes"
import { send } from "../support/send"
import { beginQuiz, QUIZ, visitQuiz } from "../support/take-quiz"

const { url } = inject("product")

const is = (id: string, value: string) => {
	return { join: "and" as const, tests: [{ of: "answer" as const, id, is: "is" as const, value }] }
}
/** q1 decides between q2 and q3. q4 is for high scores alone. */
const BRANCH: Question[] = [
	question("q1", { category: "Start", next: [{ if: is("q1", "Bad"), to: "q3" }] }),
	question("q2", { category: "Deep", next: [{ if: null, to: "q4" }] }),
	question("q3", { category: "Other" }),
	question("q4", {
		show_if: { join: "and", tests: [{ of: "score", id: "", is: "at_least", value: 60 }] },
		type: "text",
		options: [],
		points: {},
	}),
]
const begin = async (questions = BRANCH) => {
	const { tenant, quiz, params } = await visitQuiz({ questions, outcomes: [outcome("any")] })
	const { token } = await makeAdmin({ tenantId: tenant.id })
	return { tenant, quiz, params, token, begin: () => beginQuiz(params) }
}

describe("a session of a quiz with rules", () => {
	it("is told what is next, whatever the order of answers, and nothing of the rules", async () => {
		const { params, begin: start } = await begin()
		const { body, text } = await send(url, `GET ${QUIZ}`, { params })
		expect(body.quiz).toMatchObject({ path: ["q1", "q2"], at_most: 3 })
		expect(text).not.toMatch(/points|weight|show_if|"next"|tests/)
		const session = await start()
		expect((await session.answer({ q1: "Bad" })).body).toEqual({
			answers: { q1: "Bad" },
			path: ["q1", "q3"],
			next: "q3",
		})
		const whole = { answers: { q1: "Good", q2: "Good" }, path: ["q1", "q2", "q4"], next: "q4" }
		expect((await session.answer({ q2: "Good", q1: "Good" })).body).toEqual(whole)
		expect((await session.read()).body).toMatchObject(whole)
		expect((await session.put({ user_name: "Ada" })).body).toEqual(whole)

		const other = await start()
		await other.answer({ q2: "Good" })
		expect((await other.answer({ q1: "Good" })).body).toEqual({ ...whole, answers: { q1: "Good", q2: "Good" } })
		await other.answer({ q4: "Words" })
		expect((await other.complete()).body).toMatchObject({ percentage_score: 100 })
	})

	it("keeps an answer off the path, and counts it nowhere", async () => {
		const { token, quiz, begin: start } = await begin()
		const session = await start()
		await session.answer({ q1: "Good", q2: "Good", q4: "Secret" })
		expect((await session.answer({ q1: "Bad", q3: "Bad" })).body).toMatchObject({
			answers: { q2: "Good", q4: "Secret" },
			path: ["q1", "q3"],
			next: null,
		})
		const done = await session.complete()
		expect(done.status).toBe(200)
		expect(done.body).toMatchObject({ percentage_score: 0 })
		expect(done.body.categories.map(({ name }) => name)).toEqual(["Start", "Other"])
		expect(done.body.breakdown?.map(({ number, question }) => [number, question])).toEqual([
			[1, "What about q1?"],
			[2, "What about q3?"],
		])
		expect((await session.complete()).text).toBe(done.text)
		expect((await session.read()).body.result).toEqual(done.body)
		const csv = await send(url, "GET /api/admin/quiz-sessions/export", { token })
		expect(csv.text).toContain("What about q1?: Bad; What about q3?: Bad")
		expect(csv.text).not.toContain("Secret")
		const report = await send(url, "GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report", {
			token,
			params: { id: quiz.id, session_id: session.id },
		})
		expect(report.text).toContain("What about q3?")
		expect(report.text).not.toMatch(/What about q2|Secret/)
	})

	it("counts it again once the path comes back, and misses only what the path met", async () => {
		const session = await (await begin()).begin()
		await session.answer({ q1: "Good", q2: "Good", q4: "Words" })
		await session.answer({ q1: "Bad" })
		expect((await session.complete()).refusal).toMatchObject({ errors: [{ field: "q3" }] })
		expect((await session.answer({ q1: "Good" })).body).toMatchObject({ path: ["q1", "q2", "q4"], next: null })
		expect((await session.complete()).body).toMatchObject({ percentage_score: 100 })
	})

	it("finishes by the rules that it began with", async () => {
		const { token, quiz, begin: start } = await begin()
		const session = await start()
		const straight = BRANCH.map(({ show_if, next, ...plain }) => plain)
		expect((await saveQuiz(token, quiz.id, { questions: JSON.stringify(straight) })).status).toBe(200)
		expect((await session.answer({ q1: "Bad", q3: "Good" })).body).toMatchObject({ path: ["q1", "q3"], next: null })
		expect((await session.complete()).body).toMatchObject({ percentage_score: 50 })
		expect((await (await start()).answer({ q1: "Bad" })).body).toEqual({ answers: { q1: "Bad" } })
	})

	it("is in the figures by its path", async () => {
		const { token, quiz, begin: start } = await begin()
		const sent = [
			{ q1: "Good", q2: "Good", q4: "Words" },
			{ q1: "Bad", q3: "Good" },
			{ q1: "Bad", q3: "Bad" },
		]
		for (const answers of sent) {
			const session = await start()
			await session.answer(answers)
			expect((await session.complete()).status).toBe(200)
		}
		const left = await start()
		await left.answer({ q1: "Good" })
		await start()
		const { body } = await send(url, "GET /api/admin/quizzes/{id}/analytics", { token, params: { id: quiz.id } })
		expect(body.drop_off.started).toBe(5)
		expect(
			body.drop_off.questions.map(({ question_id, met, passed, answered }) => [question_id, met, passed, answered]),
		).toEqual([
			["q1", 5, 4, 4],
			["q2", 2, 1, 1],
			["q3", 2, 2, 2],
			["q4", 1, 1, 1],
		])
		expect(body.paths).toEqual([
			{
				questions: ["q1", "q3"],
				label: "What about q1: Bad → Score: under 60%",
				sessions: 2,
				share: 66.7,
				average_percentage: 25,
			},
			{
				questions: ["q1", "q2", "q4"],
				label: "What about q1: Good → Score: at least 60%",
				sessions: 1,
				share: 33.3,
				average_percentage: 100,
			},
		])
	})
})

describe("rules in a quiz", () => {
	const save = async (questions: Question[], is_active: boolean) => {
		const { token, quiz } = await oneQuiz({ isActive: false, questions: BRANCH })
		const sent = { questions: JSON.stringify(questions), is_active: String(is_active) }
		return saveQuiz(token, quiz.id, sent)
	}
	const ring = [question("q1"), question("q2", { next: [{ if: null, to: "q1" }] })]

	it("can be saved in a draft as they are, and published once every question can be reached", async () => {
		const kept = await save(ring, false)
		expect(kept.body.quiz.questions).toEqual(ring)
		expect(await save(ring, true)).toMatchObject({
			status: 422,
			refusal: {
				detail: "Question 2 leads back to question 1. Visitors would go in circles.",
				errors: [{ field: "questions.q2" }],
			},
		})
		expect((await save(BRANCH, true)).body.quiz).toMatchObject({ is_active: true, questions: BRANCH })
	})

	it("are refused unfinished, and leave nothing behind where there are none", async () => {
		expect(await save([question("q1", { show_if: is("q0", " ") })], false)).toMatchObject({
			status: 422,
			refusal: { detail: "A rule isn't finished. Complete it, or remove it." },
		})
		const plain = await save([question("q1", { with_previous: false, next: [] })], false)
		expect(Object.keys(plain.body.quiz.questions[0] ?? {}).sort()).toEqual(Object.keys(question("q1")).sort())
	})
})
