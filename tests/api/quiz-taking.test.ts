import { describe, expect, inject, it } from "vitest"
import type { Answers, OperationName } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { makeTenant, unique } from "../support/factories"
import { firstMailTo, mailTo } from "../support/mailbox"
import { FOUR_TYPES, makeQuiz, outcome, question } from "../support/quizzes"
import { type SendOptions, send } from "../support/send"

const { url, mailFolder } = inject("product")

const BASE = "/api/quiz/{tenantSlug}/{quizId}"
const SESSION = `${BASE}/sessions/{id}` as const

/** A visitor at one quiz. */
async function visit(
	given: Partial<Parameters<typeof makeQuiz>[0]> = {},
	tenantGiven: Parameters<typeof makeTenant>[0] = {},
) {
	const tenant = await makeTenant(tenantGiven)
	const quiz = await makeQuiz({ tenantId: tenant.id, ...given })
	return { tenant, quiz, params: { tenantSlug: tenant.slug, quizId: quiz.id } }
}

async function begin(params: { tenantSlug: string; quizId: string }, body: object = {}) {
	const started = await send(url, `POST ${BASE}/sessions`, { params, body })
	expect(started.status).toBe(200)
	const { session_id: id, session_secret: token } = started.body
	const at = { params: { ...params, id }, token }
	return {
		id,
		token,
		read: (more: SendOptions<OperationName> = {}) => send(url, `GET ${SESSION}`, { ...at, ...more }),
		put: (put: unknown) => send(url, `PUT ${SESSION}`, { ...at, body: put }),
		answer: (answers: unknown) => send(url, `PUT ${SESSION}`, { ...at, body: { answers } }),
		complete: () => send(url, `POST ${SESSION}/complete`, at),
	}
}

const BEST: Answers = { choice: "Good", rating: "5", yesno: "Yes" }

describe("a tenant's quizzes", () => {
	it("are listed where they are active, newest first, without what answers are worth", async () => {
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
		const { tenant, quiz, params } = await visit({ contactStep: "before" })
		const { body, text } = await send(url, `GET ${BASE}`, { params })
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
				tenant_name: tenant.name,
				tenant_slug: tenant.slug,
				logo_url: null,
				brand_color: null,
				chatbot_enabled: true,
				chatbot_message: "This page is currently unavailable.",
			},
		})
		expect(text).not.toMatch(/points|weight|scoring|outcome|category/)
	})

	it("are gone for visitors as drafts, at another tenant, and under no id at all", async () => {
		const { quiz, params } = await visit()
		const draft = await visit({ isActive: false })
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
				await send(url, `GET ${BASE}`, { params: at }),
				await send(url, `POST ${BASE}/sessions`, { params: at, body: {} }),
			]) {
				expect(answer).toMatchObject({ status: 404, refusal: { detail: "This quiz does not exist." } })
			}
		}
	})

	it("of an unknown or inactive tenant are not there; with the product off they can be read, and say so", async () => {
		const inactive = await visit({}, { isActive: false })
		const off = await visit({}, { chatbotEnabled: false, chatbotMessage: "Back in June." })
		for (const tenantSlug of ["no-such-tenant", inactive.tenant.slug]) {
			const params = { ...inactive.params, tenantSlug }
			expect((await send(url, "GET /api/quiz/{tenantSlug}", { params })).status).toBe(404)
			expect((await send(url, `GET ${BASE}`, { params })).status).toBe(404)
			expect((await send(url, `POST ${BASE}/sessions`, { params, body: {} })).status).toBe(404)
		}
		const said = { chatbot_enabled: false, chatbot_message: "Back in June." }
		const list = await send(url, "GET /api/quiz/{tenantSlug}", { params: off.params })
		expect(list).toMatchObject({ status: 200, body: said })
		expect(await send(url, `GET ${BASE}`, { params: off.params })).toMatchObject({ status: 200, body: { quiz: said } })
		const start = await send(url, `POST ${BASE}/sessions`, { params: off.params, body: {} })
		expect(start).toMatchObject({ status: 403, refusal: { detail: "Back in June." } })
	})
})

describe("taking a quiz", () => {
	it("begins, answers, completes", async () => {
		const { params, quiz } = await visit()
		const session = await begin(params)
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
		})
		const row = await db().quizSession.findUniqueOrThrow({ where: { id: session.id } })
		expect(row).toMatchObject({ leadLevel: "medium", maxPossibleScore: 100, userName: null, userEmail: null })
		expect(Number(row.percentage)).toBe(60)
		expect(row.timeTakenSeconds).toBeGreaterThanOrEqual(0)
	})

	it("goes on where it was left: with its quiz, answers, name and result", async () => {
		const { params } = await visit()
		const session = await begin(params, { user_name: " Ada ", user_email: " ADA@Example.com " })
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
		expect(left.text).not.toMatch(/points|weight|scoring|outcomes|secret/)
	})

	it("takes an answer back by an empty text, and a name and an address as well", async () => {
		const { params } = await visit()
		const session = await begin(params, { user_name: "Ada", user_email: "ada@example.com" })
		await session.answer(BEST)
		expect((await session.answer({ choice: "", text: "" })).body.answers).toEqual({ rating: "5", yesno: "Yes" })
		await session.put({ user_name: "" })
		expect((await session.read()).body).toMatchObject({ user_name: null, user_email: "ada@example.com" })
		await session.put({ user_name: "Grace", user_email: "" })
		expect((await session.read()).body).toMatchObject({ user_name: "Grace", user_email: null })
	})

	it("keeps both of two answers that arrive together, each time", async () => {
		const questions = Array.from({ length: 24 }, (_, at) => question(`q${at}`))
		const { params } = await visit({ questions })
		const session = await begin(params)
		const answers = await Promise.all(questions.map(({ id }) => session.answer({ [id]: "Good" })))
		expect(answers.map(({ status }) => status)).toEqual(questions.map(() => 200))
		const wanted = Object.fromEntries(questions.map(({ id }) => [id, "Good"]))
		expect((await session.read()).body.answers).toEqual(wanted)
	})

	it("says which required answers are missing, in the quiz's order, and completes nothing", async () => {
		const { params } = await visit()
		const session = await begin(params)
		await session.answer({ rating: "3", text: "Something" })
		const refused = await session.complete()
		expect(refused.status).toBe(422)
		expect(refused.refusal).toEqual({
			detail: "Please answer every required question.",
			errors: [
				{ field: "choice", detail: "This question needs an answer." },
				{ field: "yesno", detail: "This question needs an answer." },
			],
		})
		expect((await session.read()).body.result).toBeNull()
	})

	it("answers the first result again, byte for byte, and takes no more answers", async () => {
		const { params } = await visit()
		const session = await begin(params)
		await session.answer(BEST)
		const first = await session.complete()
		expect((await session.complete()).text).toBe(first.text)
		for (const put of [{ answers: { choice: "Bad" } }, { user_name: "Late" }, {}]) {
			const refused = await session.put(put)
			expect(refused).toMatchObject({
				status: 409,
				refusal: { detail: "This quiz is already completed. Its answers can no longer be changed." },
			})
		}
		expect((await session.read()).body).toMatchObject({ answers: BEST, user_name: null })
	})

	it("stays with the quiz as it was: saved anew, a draft, deleted", async () => {
		const { quiz, params } = await visit()
		const session = await begin(params)
		await session.answer({ choice: "Good" })
		const other = [question("another")]
		await db().quiz.update({ where: { id: quiz.id }, data: { questions: other as never, contentHash: unique() } })
		const after = await begin(params)
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

	it("makes one version, however many begin at once", async () => {
		const { quiz, params } = await visit()
		await Promise.all(Array.from({ length: 12 }, () => begin(params)))
		expect(await db().quizVersion.count({ where: { quizId: quiz.id } })).toBe(1)
		expect(await db().quizSession.count({ where: { quizId: quiz.id } })).toBe(12)
	})

	it("has a neutral result where no outcome fits, and nothing to earn gives 0", async () => {
		const { params } = await visit({ outcomes: [outcome("top", { score_min: 90 })] })
		const session = await begin(params)
		await session.answer({ choice: "Bad", rating: "1", yesno: "No" })
		expect((await session.complete()).body).toMatchObject({ percentage_score: 6.7, outcome: null })
		const texts = await visit({ questions: [question("t", { type: "text", options: [], points: {} })], outcomes: [] })
		const talk = await begin(texts.params)
		await talk.answer({ t: "Words" })
		expect((await talk.complete()).body).toEqual({
			percentage_score: 0,
			total_score: 0,
			max_possible_score: 100,
			categories: [],
			outcome: null,
		})
	})
})

describe("a result", () => {
	const mailing = (id: string, overrides = {}) =>
		outcome(id, { action: "send_email", action_config: { ...outcome(id).action_config, ...overrides } })

	it("is one, with one mail and one lead, however many complete at once", async () => {
		const { tenant, params } = await visit({ outcomes: [mailing("any")] })
		const address = `one-${unique()}@example.com`
		const session = await begin(params, { user_name: "Ada", user_email: address })
		await session.answer(BEST)
		const answers = await Promise.all(Array.from({ length: 10 }, () => session.complete()))
		expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(1)
		expect(await db().lead.findMany({ where: { tenantId: tenant.id } })).toMatchObject([
			{ email: address, name: "Ada", score: 100, searchText: expect.stringContaining("ada") },
		])
		await firstMailTo(mailFolder, address)
		expect(await mailTo(mailFolder, address)).toHaveLength(1)
		const counts = await db().quizSessionCount.findMany({ where: { tenantId: tenant.id } })
		expect(counts).toMatchObject([{ bucket: 9, count: 1n, highCount: 1n, leadLevel: "high" }])
	})

	it("is mailed with the placeholders replaced literally", async () => {
		const config = {
			email_subject: "{user_name}: {percentage} % in {quiz_name}",
			email_template: "{score} of {tenant_name}, {outcome_title}.\n\n<b>{user_name}</b> {unknown} {score}",
		}
		const { tenant, quiz, params } = await visit({
			name: "Fit & <well>",
			outcomes: [{ ...mailing("any", config), title: "{score} <i>star</i>" }],
		})
		const address = `mail-${unique()}@example.com`
		const session = await begin(params, { user_name: "{score} <script>", user_email: address })
		await session.answer({ choice: "Bad", rating: "5", yesno: "Yes" })
		await session.complete()
		const mail = await firstMailTo(mailFolder, address)
		expect(mail.subject).toBe(`{score} <script>: 66.7 % in ${quiz.name}`)
		expect(mail.text).toContain(`66.7 of ${tenant.name}, {score} <i>star</i>.`)
		expect(mail.text).toContain("<b>{score} <script></b> {unknown} 66.7")
		expect(mail.html).toContain("&lt;b&gt;{score} &lt;script&gt;&lt;/b&gt;")
		expect(mail.html).not.toMatch(/<script|<i>/)
		expect(await db().mailDelivery.findFirst({ where: { tenantId: tenant.id } })).toMatchObject({
			kind: "quiz.result",
			toAddress: address,
			aboutEmail: address,
		})
	})

	it("is mailed to nobody who gave no address, or one that mail cannot be sent to", async () => {
		const { tenant, params } = await visit({ outcomes: [mailing("any")] })
		for (const who of [{}, { user_name: "Ada" }, { user_email: "ada@b.c,x.yz" }]) {
			const session = await begin(params, who)
			await session.answer(BEST)
			expect((await session.complete()).status).toBe(200)
		}
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(0)
	})

	it("is mailed to one address five times an hour at most, and answered every time", async () => {
		const { tenant, params } = await visit({ outcomes: [mailing("any")] })
		const address = `flood-${unique()}@example.com`
		for (let round = 0; round < 7; round += 1) {
			const session = await begin(params, { user_email: address })
			await session.answer(BEST)
			expect((await session.complete()).status).toBe(200)
		}
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(5)
	})

	it("sends on only by its redirect, and never shows a mail's template", async () => {
		const { params } = await visit({
			outcomes: [
				outcome("go", {
					score_min: 50,
					action: "redirect",
					action_config: {
						...outcome("go").action_config,
						redirect_url: "https://shop.example/a",
						email_template: "hidden",
					},
				}),
				outcome("stay", {
					action_config: {
						...outcome("stay").action_config,
						redirect_url: "https://unused.example",
						custom_message: "Come back",
					},
				}),
			],
		})
		const well = await begin(params)
		await well.answer(BEST)
		const sent = await well.complete()
		expect(sent.body.outcome).toMatchObject({ action: "redirect", redirect_url: "https://shop.example/a" })
		expect(sent.text).not.toContain("hidden")
		const badly = await begin(params)
		await badly.answer({ choice: "Bad", rating: "1", yesno: "No" })
		expect((await badly.complete()).body.outcome).toMatchObject({ redirect_url: null, custom_message: "Come back" })
	})

	it("becomes the score of a lead that is known already, whose other words stay", async () => {
		const { tenant, params } = await visit()
		const email = `known-${unique()}@example.com`
		await db().lead.create({ data: { tenantId: tenant.id, email, name: "Ada", phone: "+1 555", score: 10 } })
		const session = await begin(params, { user_email: email })
		await session.answer({ choice: "Good", rating: "4", yesno: "Yes" })
		await session.complete()
		const leads = await db().lead.findMany({ where: { tenantId: tenant.id } })
		expect(leads).toMatchObject([{ email, name: "Ada", phone: "+1 555", score: 93 }])
	})
})

describe("what is refused", () => {
	it.each<[string, unknown, string]>([
		["an unknown question", { nothing: "Good" }, "This quiz has no such question."],
		["a question named as objects' own parts", { constructor: "Good" }, "This quiz has no such question."],
		["__proto__", JSON.parse('{"__proto__":"Good"}'), "This quiz has no such question."],
		["an unknown option", { choice: "Better" }, "This answer is not one of the question's options."],
		["an option's other case", { choice: "good" }, "This answer is not one of the question's options."],
		["a rating of 6", { rating: "6" }, "This answer is not one of the question's options."],
		["a rating of 1.0", { rating: "1.0" }, "This answer is not one of the question's options."],
		["yes", { yesno: "yes" }, "This answer is not one of the question's options."],
		["a number", { rating: 5 }, "An answer must be text"],
		["null", { choice: null }, "An answer must be text"],
		["a list of answers", { choice: ["Good"] }, "An answer must be text"],
		["a list", ["Good"], "answers must be an object"],
		["a text", "choice=Good", "answers must be an object"],
		["null for all", null, "answers must be an object"],
		["a long text", { text: "x".repeat(2001) }, "An answer may have at most 2000 characters."],
		["a NUL", { text: "a\0b" }, "text contains characters that cannot be stored"],
		["half a character", { text: "\ud800" }, "text contains characters that cannot be stored"],
	])("%s", async (_, answers, detail) => {
		const { params } = await visit()
		const session = await begin(params)
		await session.answer({ choice: "Bad" })
		expect(await session.answer(answers)).toMatchObject({ status: 422, refusal: { detail } })
		expect((await session.read()).body.answers).toEqual({ choice: "Bad" })
	})

	it("an answer beside a wrong one", async () => {
		const { params } = await visit()
		const session = await begin(params)
		expect((await session.answer({ rating: "5", choice: "Nothing" })).status).toBe(422)
		expect((await session.read()).body.answers).toEqual({})
	})

	it.each<[string, object, string]>([
		["a name over 120 characters", { user_name: "x".repeat(121) }, "user_name may have at most 120 characters"],
		["a name with a line break", { user_name: "a\nb" }, "user_name contains characters that are not allowed"],
		["a name that is none", { user_name: 5 }, "user_name must be text"],
		["no address", { user_email: "nobody" }, "Please enter a valid email address"],
		[
			"an address over 254 characters",
			{ user_email: `${"x".repeat(250)}@b.cd` },
			"user_email may have at most 254 characters",
		],
		["an address that is none", { user_email: [] }, "Please enter a valid email address"],
	])("%s, at the start and later", async (_, body, detail) => {
		const { params } = await visit()
		expect(await send(url, `POST ${BASE}/sessions`, { params, body })).toMatchObject({
			status: 422,
			refusal: { detail },
		})
		const session = await begin(params)
		expect(await session.put(body)).toMatchObject({ status: 422, refusal: { detail } })
	})

	it("what is no JSON, too deep, or more than 512 KB", async () => {
		const { params } = await visit()
		const { id, token } = await begin(params)
		const put = (raw: string) =>
			send(url, `PUT ${SESSION}`, {
				params: { ...params, id },
				token,
				raw,
				headers: { "content-type": "application/json" },
			})
		for (const raw of ["", "{", "[]", "null", "5"]) expect((await put(raw)).status).toBe(400)
		const deep = `{"answers":${"[".repeat(5000)}${"]".repeat(5000)}}`
		expect((await put(deep)).status).toBe(400)
		expect((await put(`{"answers":{"text":"${"x".repeat(512 * 1024)}"}}`)).status).toBe(413)
	})

	it("unknown fields are, silently: nothing of them is kept", async () => {
		const { params } = await visit()
		const session = await begin(params, { percentage: 100, completed_at: "2026-01-01", session_secret: "mine" })
		await session.put({ answers: BEST, percentage_score: 100, result: {} })
		expect((await session.read()).body).toMatchObject({ answers: BEST, result: null })
	})
})
