import { describe, expect, inject, it } from "vitest"
import type { Condition, Outcome, Question } from "@/lib/client/contract"
import { oneQuiz, readQuiz, saveQuiz } from "../support/quiz-admin"
import { outcome, question } from "../support/quizzes"
import { send } from "../support/send"
import { beginQuiz, QUIZ, visitQuiz } from "../support/take-quiz"

const { url } = inject("product")

const is = (id: string, value: string): Condition => ({ join: "and", tests: [{ of: "answer", id, is: "is", value }] })
/** "Bad" to q1 leaves out q2, whose answers vote for "dog". */
const QUESTIONS: Question[] = [
	question("q1", { votes: { Good: ["cat"] }, next: [{ if: is("q1", "Bad"), to: "q3" }] }),
	question("q2", { votes: { Good: ["dog"], Bad: ["dog"] } }),
	question("q3", { votes: { Good: ["dog"] } }),
]
const OUTCOMES: Outcome[] = [
	outcome("low", { score_max: 10 }),
	outcome("cat", { score_min: 60 }),
	outcome("dog", { score_min: 30, score_max: 50 }),
	outcome("vip", { when: is("q3", "Bad") }),
]

describe("an outcome by answers", () => {
	it("is reached by rule, then votes, then score, and no public answer says how", async () => {
		const { params } = await visitQuiz({ questions: QUESTIONS, outcomes: OUTCOMES })
		const bytes = [(await send(url, `GET ${QUIZ}`, { params })).text]
		async function reached(...sent: Record<string, string>[]) {
			const session = await beginQuiz(params)
			for (const answers of sent) bytes.push((await session.answer(answers)).text)
			const done = await session.complete()
			bytes.push(done.text, (await session.read()).text)
			expect((await session.complete()).text).toBe(done.text)
			return done.body.outcome?.id
		}
		expect(await reached({ q1: "Good", q2: "Bad", q3: "Good" })).toBe("dog")
		expect(await reached({ q1: "Good", q2: "Good", q3: "Bad" })).toBe("vip")
		// q2 is answered, but not met.
		expect(await reached({ q1: "Good", q2: "Good" }, { q1: "Bad", q3: "Good" })).toBe("dog")
		const offPath = await reached({ q1: "Good", q2: "Good" }, { q1: "Bad", q3: "Bad" })
		expect(offPath).toBe("vip")
		for (const text of bytes) expect(text).not.toMatch(/votes|"when"|"tests"/)
	})

	it("is stored with the quiz, and publishing names what leads nowhere", async () => {
		const { token, quiz } = await oneQuiz({ isActive: false, questions: QUESTIONS, outcomes: OUTCOMES })
		const save = (questions: Question[], outcomes: Outcome[], is_active = false) =>
			saveQuiz(token, quiz.id, {
				questions: JSON.stringify(questions),
				outcomes: JSON.stringify(outcomes),
				is_active: String(is_active),
			})
		const stray = [...QUESTIONS, question("q4", { votes: { Good: ["gone"], Renamed: ["cat"] } })]
		const ruled = [...OUTCOMES, outcome("lost", { when: is("q9", "Good") })]
		expect((await save(stray, ruled)).status).toBe(200)
		const { body } = await readQuiz(token, quiz.id)
		expect(body.quiz.questions[3]?.votes).toEqual({ Good: ["gone"] })
		expect(body.quiz.outcomes).toEqual(ruled)
		expect(await save(stray, ruled, true)).toMatchObject({
			status: 422,
			refusal: {
				errors: [
					{ field: "questions.q4", detail: "Question 4 votes for an outcome that isn't in the quiz." },
					{ field: "outcomes.lost", detail: "Outcome 5 has a rule about a question that isn't in the quiz." },
				],
			},
		})
		expect((await save(QUESTIONS, OUTCOMES, true)).status).toBe(200)
	})
})
