import { describe, expect, inject, it } from "vitest"
import type { Question, SentAnswer } from "@/lib/client/contract"
import { makeAdmin } from "../support/factories"
import { outcome, question } from "../support/quizzes"
import { send } from "../support/send"
import { beginQuiz, QUIZ, visitQuiz } from "../support/take-quiz"

const { url } = inject("product")

const plain = { options: [], points: {} }
const STATEMENT = "I agree that you call me, once."
/** The question, what is sent, what is refused, and what the CSV and the report say. */
const TYPES: [Question, SentAnswer, SentAnswer, csv: string, report: string, percent: number][] = [
	[question("q", { category: "Fit" }), "Good", "good", "Good", "Good", 100],
	[question("q", { type: "rating", ...plain }), "4", "6", "4", "4 of 5", 80],
	[question("q", { type: "yes_no", ...plain }), "Yes", "yes", "Yes", "Yes", 100],
	[question("q", { type: "text", ...plain }), "Words", "x".repeat(2001), "Words", "Words", 0],
	[
		question("q", {
			type: "multiple_choices",
			options: ["Tea, hot", "Milk", "Cake"],
			points: { "Tea, hot": 4, Milk: 4, Cake: 2 },
			max_choices: 2,
		}),
		["Cake", "Tea, hot"],
		["Tea, hot", "Milk", "Cake"],
		// A cell's answers are quoted where they hold quotation marks, and so is the cell.
		'""""""Tea, hot"""", Cake""',
		"Tea, hot\nCake",
		75,
	],
	[question("q", { type: "scale", ...plain }), "0", "11", "0", "0", 0],
	[
		question("q", { type: "number", ...plain, bands: [{ min: 1, max: null, points: 8 }] }),
		"3.5",
		"3,5",
		"3.5",
		"3.5",
		100,
	],
	[question("q", { type: "date", ...plain }), "2026-03-29", "2026-02-30", "2026-03-29", "March 29, 2026", 0],
	[question("q", { type: "consent", options: [STATEMENT], points: {} }), STATEMENT, "Yes", STATEMENT, STATEMENT, 0],
	[
		question("q", { type: "contact", ...plain, contact_parts: { name: "optional", email: "required" } }),
		{ name: "Ada", email: "ada@example.com" },
		{ email: "ada@example" },
		"Ada, ada@example.com",
		"Ada\nada@example.com",
		0,
	],
]

describe("an answer", () => {
	it.each(TYPES.map(([asked, ...rest]) => [asked.type, asked, ...rest] as const))(
		"of %s is kept, scored, exported, and reported",
		async (_, asked, sent, refused, csv, report, percent) => {
			const { tenant, quiz, params } = await visitQuiz({ questions: [asked], outcomes: [outcome("any")] })
			const { token } = await makeAdmin({ tenantId: tenant.id })
			const offered = await send(url, `GET ${QUIZ}`, { params })
			expect(offered.text).not.toMatch(/points|bands|votes/)
			const session = await beginQuiz(params)
			expect((await session.complete()).refusal).toMatchObject({ errors: [{ field: "q", code: "answer_needed" }] })
			expect((await session.answer({ q: refused })).status).toBe(422)
			expect((await session.answer({ q: sent })).status).toBe(200)
			const stored = (await session.read()).body.answers.q
			expect([stored].flat().toSorted()).toEqual([sent].flat().toSorted())
			const done = await session.complete()
			expect(done.body).toMatchObject({ percentage_score: percent, breakdown: [{ answer: report, answered: true }] })
			const file = await send(url, "GET /api/admin/quiz-sessions/export", { token })
			expect(file.text).toContain(`What about q?: ${csv}`)
			const html = await send(url, "GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report", {
				token,
				params: { id: quiz.id, session_id: session.id },
			})
			for (const line of report.split("\n")) expect(html.text).toContain(line)
			const pdf = await send(url, `GET ${QUIZ}/sessions/{id}/report`, {
				params: { ...params, id: session.id },
				token: session.token,
			})
			expect(pdf.status).toBe(200)
			const { body } = await send(url, "GET /api/admin/quizzes/{id}/analytics", { token, params: { id: quiz.id } })
			expect(body.drop_off.questions).toMatchObject([{ answered: 1, passed: 1 }])
		},
	)

	it("that is zero is one: it opens what asks for it, earns its band, and is shown instead of a fallback", async () => {
		const atLeast = (id: string) => ({
			join: "and" as const,
			tests: [{ of: "answer" as const, id, is: "at_least" as const, value: 0 }],
		})
		const { params } = await visitQuiz({
			questions: [
				question("scale", { type: "scale", ...plain }),
				question("number", {
					type: "number",
					...plain,
					bands: [{ min: 0, max: 0, points: 3 }],
					show_if: atLeast("scale"),
				}),
				question("why", { type: "text", ...plain, required: false, show_if: atLeast("number") }),
			],
			outcomes: [outcome("any", { description: "{answer:scale|none} and {answer:number|none}" })],
		})
		const session = await beginQuiz(params)
		expect((await session.answer({ scale: "0" })).body).toMatchObject({ path: ["scale", "number"], next: "number" })
		expect((await session.answer({ number: "-0.0" })).body).toMatchObject({ answers: { number: "0" }, next: "why" })
		expect((await session.complete()).body).toMatchObject({
			categories: [{ earned: 3, possible: 13 }],
			outcome: { description: "0 and 0" },
			breakdown: [{ answer: "0" }, { answer: "0", points: "3 of 3 points" }, { answered: false }],
		})
	})

	it("of contact is one in a form of its own, asked for, and complete", async () => {
		const asked = question("q", {
			type: "contact",
			...plain,
			required: false,
			contact_parts: { email: "required", phone: "optional" },
		})
		const { tenant, params } = await visitQuiz({ questions: [asked], outcomes: [] })
		const session = await beginQuiz(params)
		for (const wrong of ["ada@example.com", ["a"], { name: "Ada" }, { phone: "1".repeat(41) }, { phone: "1\u0007" }])
			expect([wrong, (await session.answer({ q: wrong } as never)).status]).toEqual([wrong, 422])
		expect((await session.answer({ q: { email: " Ada@Example.COM ", phone: "" } })).body.answers).toEqual({
			q: { email: "ada@example.com" },
		})
		expect((await session.answer({ q: { phone: "=1" } })).status).toBe(200)
		expect((await session.complete()).refusal).toMatchObject({ errors: [{ field: "q", code: "answer_needed" }] })
		await session.answer({ q: { email: "ada@example.com", phone: "=1" } })
		expect((await session.complete()).status).toBe(200)
		const { token } = await makeAdmin({ tenantId: tenant.id })
		const [head, row] = (await send(url, "GET /api/admin/quiz-sessions/export", { token })).text.split("\n")
		expect(head).toMatch(/,contact_name,contact_email,contact_phone,contact_company$/)
		expect(row).toMatch(/,,ada@example\.com,'=1,$/)
	})

	it("of several choices that is taken back is no answer", async () => {
		const asked = question("q", { type: "multiple_choices" })
		const { params } = await visitQuiz({ questions: [asked], outcomes: [] })
		const session = await beginQuiz(params)
		await session.answer({ q: ["Good"] })
		expect((await session.answer({ q: [] })).body.answers).toEqual({})
		expect((await session.complete()).status).toBe(422)
	})
})
