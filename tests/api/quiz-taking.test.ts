import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeTenant, unique } from "../support/factories"
import { FOUR_TYPES, makeQuiz, outcome, question } from "../support/quizzes"
import { send } from "../support/send"
import { BEST, beginQuiz, QUIZ, visitQuiz } from "../support/take-quiz"

const { url } = inject("product")

describe("a tenant's quizzes", () => {
	it("are listed if active, newest first, without the points of their answers", async () => {
		const tenant = await makeTenant()
		const first = await makeQuiz({ tenantId: tenant.id, description: "About you" })
		const second = await makeQuiz({ tenantId: tenant.id, questions: [question("one")] })
		await makeQuiz({ tenantId: tenant.id, isActive: false })
		const answer = await send(url, "GET /api/quiz/{tenantSlug}", { params: { tenantSlug: tenant.slug } })
		expect(answer.body).toEqual({
			quizzes: [
				{ id: second.id, quiz_name: second.name, quiz_description: "", question_count: 1 },
				{ id: first.id, quiz_name: first.name, quiz_description: "About you", question_count: 4 },
			],
			chatbot_enabled: true,
			chatbot_message: "This page is currently unavailable.",
		})
	})

	it("show exactly what a visitor needs", async () => {
		const { tenant, quiz, params } = await visitQuiz({ contactStep: "before", autoAdvance: false })
		const { body, text } = await send(url, `GET ${QUIZ}`, { params })
		expect(body).toEqual({
			quiz: {
				id: quiz.id,
				quiz_name: quiz.name,
				quiz_description: "",
				questions: [
					{
						id: "choice",
						question: "What about choice?",
						type: "multiple_choice",
						options: ["Good", "Bad"],
						required: true,
					},
					{
						id: "rating",
						question: "What about rating?",
						type: "rating",
						options: ["1", "2", "3", "4", "5"],
						required: true,
					},
					{ id: "yesno", question: "What about yesno?", type: "yes_no", options: ["Yes", "No"], required: true },
					{ id: "text", question: "What about text?", type: "text", options: [], required: false },
				],
				contact_step: "before",
				auto_advance: false,
				tenant_name: tenant.name,
				tenant_slug: tenant.slug,
				logo_url: null,
				brand_color: null,
				chatbot_enabled: true,
				chatbot_message: "This page is currently unavailable.",
			},
		})
		expect(text).not.toMatch(/points|weight|scoring|outcome|category|votes|"when"/)
	})

	it("are gone for visitors as drafts, at another tenant, and without an id", async () => {
		const { quiz, params } = await visitQuiz()
		const draft = await visitQuiz({ isActive: false })
		const gone = [
			draft.params,
			{ ...params, quizId: draft.quiz.id },
			{ tenantSlug: draft.params.tenantSlug, quizId: quiz.id },
			{ ...params, quizId: "%E0" },
			{ ...params, quizId: "nothing" },
			{ ...params, quizId: crypto.randomUUID() },
		]
		for (const at of gone) {
			for (const answer of [
				await send(url, `GET ${QUIZ}`, { params: at }),
				await send(url, `POST ${QUIZ}/sessions`, { params: at, body: {} }),
			]) {
				expect(answer).toMatchObject({ status: 404, refusal: { detail: "This quiz doesn't exist." } })
			}
		}
	})

	it("are missing for an unknown or inactive tenant; while the product is off they can be read, and say so", async () => {
		const inactive = await visitQuiz({}, { isActive: false })
		const off = await visitQuiz({}, { chatbotEnabled: false, chatbotMessage: "Back in June." })
		for (const tenantSlug of ["no-such-tenant", inactive.tenant.slug]) {
			const params = { ...inactive.params, tenantSlug }
			expect((await send(url, "GET /api/quiz/{tenantSlug}", { params })).status).toBe(404)
			expect((await send(url, `GET ${QUIZ}`, { params })).status).toBe(404)
			expect((await send(url, `POST ${QUIZ}/sessions`, { params, body: {} })).status).toBe(404)
		}
		const said = { chatbot_enabled: false, chatbot_message: "Back in June." }
		const list = await send(url, "GET /api/quiz/{tenantSlug}", { params: off.params })
		expect(list).toMatchObject({ status: 200, body: said })
		expect(await send(url, `GET ${QUIZ}`, { params: off.params })).toMatchObject({ status: 200, body: { quiz: said } })
		const start = await send(url, `POST ${QUIZ}/sessions`, { params: off.params, body: {} })
		expect(start).toMatchObject({ status: 403, refusal: { detail: "Back in June." } })
	})
})

describe("taking a quiz", () => {
	it("begins, answers and completes", async () => {
		const { params, quiz } = await visitQuiz()
		const session = await beginQuiz(params)
		expect((await session.answer({ choice: "Good" })).body).toEqual({ answers: { choice: "Good" } })
		expect((await session.answer({ rating: "4", yesno: "No", text: "Well, …" })).body).toEqual({
			answers: { choice: "Good", rating: "4", yesno: "No", text: "Well, …" },
		})
		const done = await session.complete()
		expect(done.status).toBe(200)
		expect(done.body).toEqual({
			percentage_score: 60,
			total_score: 60,
			max_possible_score: 100,
			categories: [
				{ name: "Skills", percentage: 90, earned: 18, possible: 20 },
				{ name: "General", percentage: 0, earned: 0, possible: 10 },
			],
			outcome: {
				id: "high",
				title: "Outcome high",
				description: "You are high.",
				action: "show_message",
				redirect_url: null,
				custom_message: "",
				result_design: quiz.content.outcomes[1]?.result_design,
			},
			charts: true,
			recommendations: expect.arrayContaining([expect.objectContaining({ title: expect.stringContaining("General") })]),
			breakdown: expect.arrayContaining([
				{
					number: 2,
					question: "What about rating?",
					category: "Skills",
					answer: "4 of 5",
					answered: true,
					points: "8 of 10 points",
					share: 80,
				},
			]),
		})
		const row = await db().quizSession.findUniqueOrThrow({ where: { id: session.id } })
		expect(row).toMatchObject({ leadLevel: "medium", maxPossibleScore: 100, userName: null, userEmail: null })
		expect(Number(row.percentage)).toBe(60)
		expect(row.timeTakenSeconds).toBeGreaterThanOrEqual(0)
	})

	it("resumes where it stopped: with its quiz, answers, name and result", async () => {
		const { params } = await visitQuiz()
		const session = await beginQuiz(params, { user_name: " Ada ", user_email: " ADA@Example.com " })
		await session.answer(BEST)
		const left = await session.read()
		expect(left.body).toMatchObject({
			answers: BEST,
			user_name: "Ada",
			user_email: "ada@example.com",
			result: null,
			quiz: { id: params.quizId, questions: FOUR_TYPES.map(({ id }) => ({ id })) },
		})
		const done = await session.complete()
		expect((await session.read()).body.result).toEqual(done.body)
		expect(left.text).not.toMatch(/points|weight|scoring|outcomes|secret|votes|"when"/)
	})

	it("takes an answer back if the text is empty, and so with a name and an address", async () => {
		const { params } = await visitQuiz()
		const session = await beginQuiz(params, { user_name: "Ada", user_email: "ada@example.com" })
		await session.answer(BEST)
		expect((await session.answer({ choice: "", text: "" })).body.answers).toEqual({ rating: "5", yesno: "Yes" })
		await session.put({ user_name: "" })
		expect((await session.read()).body).toMatchObject({ user_name: null, user_email: "ada@example.com" })
		await session.put({ user_name: "Grace", user_email: "" })
		expect((await session.read()).body).toMatchObject({ user_name: "Grace", user_email: null })
	})

	it("keeps both of two simultaneous answers, each time", async () => {
		const questions = Array.from({ length: 24 }, (_, at) => question(`q${at}`))
		const { params } = await visitQuiz({ questions })
		const session = await beginQuiz(params)
		const answers = await Promise.all(questions.map(({ id }) => session.answer({ [id]: "Good" })))
		expect(answers.map(({ status }) => status)).toEqual(questions.map(() => 200))
		const wanted = Object.fromEntries(questions.map(({ id }) => [id, "Good"]))
		expect((await session.read()).body.answers).toEqual(wanted)
	})

	it("names the required answers that are missing, in the quiz's order, and completes nothing", async () => {
		const { params } = await visitQuiz()
		const session = await beginQuiz(params)
		await session.answer({ rating: "3", text: "Something" })
		const refused = await session.complete()
		expect(refused.status).toBe(422)
		expect(refused.refusal).toEqual({
			detail: "Please answer all required questions.",
			code: "answers_missing",
			errors: [
				{ field: "choice", detail: "This question needs an answer.", code: "answer_needed" },
				{ field: "yesno", detail: "This question needs an answer.", code: "answer_needed" },
			],
		})
		expect((await session.read()).body.result).toBeNull()
	})

	it("repeats the first result, byte for byte, and accepts no more answers", async () => {
		const { params } = await visitQuiz()
		const session = await beginQuiz(params)
		await session.answer(BEST)
		const first = await session.complete()
		expect((await session.complete()).text).toBe(first.text)
		for (const put of [{ answers: { choice: "Bad" } }, { user_name: "Late" }, {}]) {
			const refused = await session.put(put)
			expect(refused).toMatchObject({
				status: 409,
				refusal: { detail: "You've already finished this quiz, so its answers can't be changed." },
			})
		}
		expect((await session.read()).body).toMatchObject({ answers: BEST, user_name: null })
	})

	it("keeps the quiz as it was at the start, though it is saved again, made a draft or deleted", async () => {
		const { quiz, params } = await visitQuiz()
		const session = await beginQuiz(params)
		await session.answer({ choice: "Good" })
		const other = [question("another")]
		await db().quiz.update({ where: { id: quiz.id }, data: { questions: other as never, contentHash: unique() } })
		const after = await beginQuiz(params)
		expect((await after.answer({ choice: "Good" })).status).toBe(422)
		expect((await after.answer({ another: "Good" })).status).toBe(200)
		expect((await session.answer({ rating: "5" })).status).toBe(200)
		await db().quiz.update({ where: { id: quiz.id }, data: { isActive: false } })
		expect((await session.answer({ yesno: "Yes" })).status).toBe(200)
		await db().quiz.delete({ where: { id: quiz.id } })
		expect((await session.read()).body.quiz.questions).toHaveLength(4)
		expect((await session.complete()).body.percentage_score).toBe(100)
		expect(await db().quizVersion.count({ where: { quizId: quiz.id } })).toBe(2)
	})

	it("makes one version, however many sessions begin at once", async () => {
		const { quiz, params } = await visitQuiz()
		await Promise.all(Array.from({ length: 12 }, () => beginQuiz(params)))
		expect(await db().quizVersion.count({ where: { quizId: quiz.id } })).toBe(1)
		expect(await db().quizSession.count({ where: { quizId: quiz.id } })).toBe(12)
	})

	it("has a neutral result if no outcome fits, and 0 if there is nothing to earn", async () => {
		const { params } = await visitQuiz({ outcomes: [outcome("top", { score_min: 90 })] })
		const session = await beginQuiz(params)
		await session.answer({ choice: "Bad", rating: "1", yesno: "No" })
		expect((await session.complete()).body).toMatchObject({ percentage_score: 6.7, outcome: null })
		const texts = await visitQuiz({
			questions: [question("t", { type: "text", options: [], points: {} })],
			outcomes: [],
		})
		const talk = await beginQuiz(texts.params)
		await talk.answer({ t: "Words" })
		expect((await talk.complete()).body).toEqual({
			percentage_score: 0,
			total_score: 0,
			max_possible_score: 100,
			categories: [],
			outcome: null,
			charts: true,
			recommendations: [{ title: "None of the answers are scored, so there's nothing to recommend.", detail: "" }],
			breakdown: [expect.objectContaining({ answer: "Words", points: "Not scored", share: null })],
		})
	})
})
