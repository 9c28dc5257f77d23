import { describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { newOutcome, newQuestion, newScoringConfig } from "@/lib/quizzes/defaults"
import { auditOfQuiz, oneQuiz, type QuizFields, readQuiz, saveQuiz } from "../support/quiz-admin"
import { FOUR_TYPES, makeQuizSession, outcome, question } from "../support/quizzes"

describe("saving a quiz", () => {
	it.each(["urlencoded", "multipart"] as const)(
		"accepts the whole quiz as a form, %s, and answers the stored quiz",
		async (encoding) => {
			const { token, quiz } = await oneQuiz({ isActive: false, questions: [] })
			const questions = [...FOUR_TYPES, question("fifth", { category: "Ünïcode 😀", weight: 10, required: false })]
			const scoring_config = {
				total_points: 1000,
				scoring_method: "category" as const,
				categories: [{ name: "Skills", weight: 10, description: "What one can" }],
				lead_thresholds: { high: 100, medium: 0 },
			}
			const outcomes = [outcome("a", { action: "download_pdf" }), outcome("b")]
			const fields = {
				quiz_name: "New & better",
				quiz_description: "It's so",
				contact_step: "before" as const,
				auto_advance: false,
				is_active: true,
			}
			const answer = await saveQuiz(
				token,
				quiz.id,
				{
					...fields,
					questions: JSON.stringify(questions),
					scoring_config: JSON.stringify(scoring_config),
					outcomes: JSON.stringify(outcomes),
					updated_at: quiz.settingsUpdatedAt.toISOString(),
				},
				encoding,
			)
			expect(answer.status).toBe(200)
			expect(answer.body.quiz).toMatchObject({ ...fields, questions, scoring_config, outcomes })
			expect((await readQuiz(token, quiz.id)).body).toEqual(answer.body)
			expect(Date.parse(answer.body.quiz.updated_at)).toBeGreaterThan(quiz.settingsUpdatedAt.getTime())
		},
	)

	it("keeps fields that are not sent, and leaves no trace if nothing changes", async () => {
		const { token, quiz } = await oneQuiz()
		const before = (await readQuiz(token, quiz.id)).body.quiz
		const { body } = await saveQuiz(token, quiz.id, { quiz_name: "Renamed" })
		expect(body.quiz).toEqual({ ...before, quiz_name: "Renamed", updated_at: expect.any(String) })
		const again = await saveQuiz(token, quiz.id, {
			quiz_name: "Renamed",
			questions: JSON.stringify(before.questions),
			scoring_config: JSON.stringify(before.scoring_config),
			outcomes: JSON.stringify(before.outcomes),
			is_active: true,
		})
		expect(again.body).toEqual(body)
		expect((await saveQuiz(token, quiz.id, {})).body).toEqual(body)
		expect((await auditOfQuiz(quiz.id)).map(({ before, after }) => ({ before, after }))).toEqual([
			{
				before: { quiz_name: quiz.name, content_version: expect.any(String) },
				after: { quiz_name: "Renamed", content_version: expect.any(String) },
			},
		])
	})

	it("refuses a stale save, and overwrites nothing", async () => {
		const { token, quiz } = await oneQuiz()
		const updated_at = quiz.settingsUpdatedAt.toISOString()
		const first = await saveQuiz(token, quiz.id, { quiz_name: "First", updated_at })
		const second = await saveQuiz(token, quiz.id, { quiz_name: "Second", quiz_description: "Lost?", updated_at })
		expect(second).toMatchObject({
			status: 409,
			refusal: {
				detail: "This quiz was changed somewhere else while you were editing. Reload to see the latest version.",
			},
		})
		expect((await readQuiz(token, quiz.id)).body).toEqual(first.body)
		expect(
			(await saveQuiz(token, quiz.id, { quiz_name: "Third", updated_at: first.body.quiz.updated_at })).status,
		).toBe(200)
		expect((await saveQuiz(token, quiz.id, { updated_at: "yesterday" })).status).toBe(422)
	})

	it("accepts one of many simultaneous saves, and tells the others", async () => {
		const { token, quiz } = await oneQuiz()
		const updated_at = quiz.settingsUpdatedAt.toISOString()
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, at) => saveQuiz(token, quiz.id, { quiz_name: `Quiz ${at}`, updated_at })),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
	})

	it("publishes only a quiz that has a question, and keeps it that way", async () => {
		const { token, quiz } = await oneQuiz({ isActive: false, questions: [] })
		const refusal = { detail: "Add at least one question before you publish." }
		expect(await saveQuiz(token, quiz.id, { is_active: true })).toMatchObject({
			status: 422,
			refusal: { ...refusal, errors: [{ field: "is_active" }] },
		})
		const questions = JSON.stringify([question("one")])
		expect((await saveQuiz(token, quiz.id, { is_active: true, questions })).body.quiz.is_active).toBe(true)
		expect(await saveQuiz(token, quiz.id, { questions: "[]" })).toMatchObject({
			status: 422,
			refusal: { ...refusal, errors: [{ field: "questions" }] },
		})
		expect((await saveQuiz(token, quiz.id, { questions: "[]", is_active: false })).body.quiz).toMatchObject({
			is_active: false,
			questions: [],
		})
	})

	it("drops unknown fields, and the points of answers that are gone", async () => {
		const { token, quiz } = await oneQuiz()
		const asked = { ...question("one", { points: { Good: 3, Gone: 9 } }), hidden: true, id: "one" }
		const { body } = await saveQuiz(token, quiz.id, {
			questions: JSON.stringify([asked]),
			outcomes: JSON.stringify([{ ...outcome("a"), secret: 1 }]),
			...({ tenant_id: quiz.tenantId, content_hash: "x" } as object),
		})
		expect(body.quiz.questions).toEqual([question("one", { points: { Good: 3 } })])
		expect(body.quiz.outcomes).toEqual([outcome("a")])
	})

	it("completes the link of an outcome's button, and stores no empty one", async () => {
		const { token, quiz } = await oneQuiz()
		const booking = { text: " Book a class ", url: "shop.example/classes" }
		const outcomes = [outcome("a", { button: booking }), outcome("b", { button: { text: "", url: "" } })]
		const { body } = await saveQuiz(token, quiz.id, { outcomes: JSON.stringify(outcomes) })
		const stored = [
			outcome("a", { button: { text: "Book a class", url: "https://shop.example/classes" } }),
			outcome("b"),
		]
		expect(body.quiz.outcomes).toStrictEqual(stored)
	})

	it("fills in the defaults of missing fields", async () => {
		const { token, quiz } = await oneQuiz()
		const { body } = await saveQuiz(token, quiz.id, {
			questions: JSON.stringify([{ id: "r", question: "How?", type: "rating" }]),
			scoring_config: "{}",
			outcomes: JSON.stringify([{ id: "o", title: "Fine" }]),
		})
		expect(body.quiz.questions).toEqual([{ ...newQuestion("r"), question: "How?", type: "rating", options: [] }])
		expect(body.quiz.scoring_config).toEqual(newScoringConfig())
		expect(body.quiz.outcomes).toEqual([{ ...newOutcome("o"), title: "Fine" }])
	})

	it.each<[string, QuizFields, string]>([
		["no name", { quiz_name: " " }, "Please enter a quiz name"],
		[
			"a question without text",
			{ questions: JSON.stringify([question("a", { question: " " })]) },
			"Please enter a question",
		],
		[
			"one option",
			{ questions: JSON.stringify([question("a", { options: ["One"] })]) },
			"Multiple choice questions need at least 2 options",
		],
		[
			"points below 0",
			{ questions: JSON.stringify([question("a", { points: { Good: -1 } })]) },
			"points must be at least 0",
		],
		[
			"a weight of 11",
			{ questions: JSON.stringify([question("a", { weight: 11 })]) },
			"weight must be between 1 and 10",
		],
		[
			"101 questions",
			{ questions: JSON.stringify(Array.from({ length: 101 }, (_, at) => question(`q${at}`))) },
			"A quiz can have up to 100 questions",
		],
		["1,001 points", { scoring_config: '{"total_points":1001}' }, "total_points must be between 1 and 1000"],
		[
			"a script as the redirect",
			{
				outcomes: JSON.stringify([
					outcome("a", {
						action: "redirect",
						action_config: { ...outcome("a").action_config, redirect_url: "javascript:alert(1)" },
					}),
				]),
			},
			"Please enter a valid website address",
		],
		["an id of __proto__", { questions: JSON.stringify([question("__proto__")]) }, "id may not be __proto__"],
		["text where JSON belongs", { questions: "none" }, "questions must be JSON text"],
		["an object where a list belongs", { questions: "{}" }, "questions must be a list"],
		["a list where an object belongs", { scoring_config: "[]" }, "scoring_config must be an object"],
		[
			"a button that leads nowhere",
			{ outcomes: JSON.stringify([outcome("a", { button: { text: "Book", url: "" } })]) },
			"Please enter the button's link",
		],
		[
			"a button without text",
			{ outcomes: JSON.stringify([outcome("a", { button: { text: " ", url: "https://shop.example" } })]) },
			"Please enter the button's text",
		],
		[
			"a button that runs a script",
			{ outcomes: JSON.stringify([outcome("a", { button: { text: "Book", url: "javascript:alert(1)" } })]) },
			"Please enter a valid website address",
		],
		["an invalid step", { contact_step: "sometimes" }, "contact_step must be before, after or never"],
	])("refuses %s", async (_, fields, detail) => {
		const { token, quiz } = await oneQuiz()
		const before = (await readQuiz(token, quiz.id)).body
		expect(await saveQuiz(token, quiz.id, fields)).toMatchObject({ status: 422, refusal: { detail } })
		expect((await readQuiz(token, quiz.id)).body).toEqual(before)
	})

	it.each(["urlencoded", "multipart"] as const)("accepts 512 KB in all, %s, and not more", async (encoding) => {
		const { token, quiz } = await oneQuiz()
		const long = (count: number) =>
			Array.from({ length: 100 }, (_, at) => question(`q${at}`, { question: "é".repeat(count) }))
		const fits = long(2000)
		const room = (content: unknown) => Buffer.byteLength(JSON.stringify(content))
		expect(room(fits)).toBeLessThan(512 * 1024)
		expect((await saveQuiz(token, quiz.id, { questions: JSON.stringify(fits) }, encoding)).status).toBe(200)
		const refusal = { detail: "This quiz is larger than 512 KB. Shorten or remove something." }
		// Each save sends half of it: the limit applies to the resulting quiz.
		const outcomes = Array.from({ length: 50 }, (_, at) => outcome(`o${at}`, { description: "é".repeat(2000) }))
		expect(room(outcomes)).toBeLessThan(512 * 1024)
		expect(await saveQuiz(token, quiz.id, { outcomes: JSON.stringify(outcomes) }, encoding)).toMatchObject({
			status: 413,
			refusal,
		})
		const spaces = `[${" ".repeat(512 * 1024)}]`
		expect(await saveQuiz(token, quiz.id, { questions: spaces }, encoding)).toMatchObject({ status: 413, refusal })
		const halves = { questions: `[${" ".repeat(300_000)}]`, outcomes: `[${" ".repeat(300_000)}]` }
		expect(await saveQuiz(token, quiz.id, halves, encoding)).toMatchObject({ status: 413, refusal })
	})

	it("does not touch existing results", async () => {
		const { token, quiz } = await oneQuiz()
		const { session } = await makeQuizSession(quiz, { answers: { choice: "Good" } })
		await saveQuiz(token, quiz.id, {
			questions: JSON.stringify([question("choice", { points: { Good: 0, Bad: 10 } })]),
		})
		const { version, ...after } = await db().quizSession.findUniqueOrThrow({
			where: { id: session.id },
			include: { version: true },
		})
		expect(after).toEqual(session)
		expect(version.questions).toHaveLength(4)
	})
})
