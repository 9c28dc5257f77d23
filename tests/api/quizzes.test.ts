import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenantWithAdmin } from "../support/factories"
import { auditOfQuiz, createQuiz, oneQuiz, readQuiz } from "../support/quiz-admin"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { send } from "../support/send"

const { url } = inject("product")

const list = (token: string, query: Record<string, string> = {}) =>
	send(url, "GET /api/admin/quizzes", { token, query })

describe("a new quiz", () => {
	it("is an empty draft with the product's defaults", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		const { status, body } = await createQuiz(token, {
			quiz_name: "  Fitness ",
			quiz_description: "How fit?",
			admin: "1",
		})
		expect(status).toBe(200)
		expect(body.quiz).toEqual({
			id: expect.any(String),
			quiz_name: "Fitness",
			quiz_description: "How fit?",
			questions: [],
			scoring_config: {
				total_points: 100,
				scoring_method: "weighted",
				categories: [],
				lead_thresholds: { high: 80, medium: 50 },
			},
			outcomes: [],
			contact_step: "after",
			auto_advance: true,
			show_comparison: false,
			is_active: false,
			closes_at: null,
			response_limit: null,
			outcome_quotas: {},
			keep_partial_leads: false,
			closed_message: "",
			created_at: expect.any(String),
			updated_at: expect.any(String),
			tenant_name: tenant.name,
			tenant_slug: tenant.slug,
			quiz_url: `${url}/quiz/${tenant.slug}/${body.quiz.id}`,
			session_count: 0,
		})
		expect((await readQuiz(token, body.quiz.id)).body).toEqual(body)
		expect(await auditOfQuiz(body.quiz.id)).toMatchObject([
			{ action: "quiz.created", actorEmail: user.email, tenantId: tenant.id, after: { quiz_name: "Fitness" } },
		])
	})

	it.each([
		["none", {}, "Please enter a quiz name"],
		["an empty one", { quiz_name: "  " }, "Please enter a quiz name"],
		["one over 150 characters", { quiz_name: "x".repeat(151) }, "quiz_name can have up to 150 characters"],
		[
			"a description over 2,000",
			{ quiz_name: "A", quiz_description: "x".repeat(2001) },
			"quiz_description can have up to 2000 characters",
		],
	])("needs a name: %s", async (_, fields, detail) => {
		const { tenant, token } = await makeTenantWithAdmin()
		expect(await createQuiz(token, fields)).toMatchObject({ status: 422, refusal: { detail } })
		expect(await db().quiz.count({ where: { tenantId: tenant.id } })).toBe(0)
	})

	it("is made by the platform in the tenant it names, and refused without one", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const { token } = await makeAdmin({ tenantId: null })
		const raw = new URLSearchParams({ quiz_name: "From above" })
		expect((await send(url, "POST /api/admin/quizzes", { token, raw })).status).toBe(400)
		const named = await send(url, "POST /api/admin/quizzes", { token, raw, query: { tenant_id: tenant.id } })
		expect(named.body.quiz.tenant_slug).toBe(tenant.slug)
	})
})

describe("the list", () => {
	it("contains whole quizzes, with their question counts", async () => {
		const { token, quiz } = await oneQuiz()
		const whole = await readQuiz(token, quiz.id)
		expect((await list(token)).body.quizzes).toEqual([{ ...whole.body.quiz, question_count: 4 }])
		expect((await list(token, { fields: "everything" })).status).toBe(422)
	})

	it("is newest first, paged, without content as a summary, with completed sessions counted", async () => {
		const { tenant, token, quiz } = await oneQuiz()
		await makeQuizSession(quiz)
		await makeQuizSession(quiz)
		await makeQuizSession(quiz, { completedAt: null })
		const draft = await makeQuiz({ tenantId: tenant.id, isActive: false, questions: [], contactStep: "never" })
		const first = await list(token, { limit: "1", fields: "summary" })
		expect(first.body.quizzes).toEqual([
			{
				id: draft.id,
				quiz_name: draft.name,
				quiz_description: "",
				contact_step: "never",
				auto_advance: true,
				is_active: false,
				closes_at: null,
				response_limit: null,
				outcome_quotas: {},
				keep_partial_leads: false,
				closed_message: "",
				show_comparison: false,
				created_at: expect.any(String),
				updated_at: expect.any(String),
				tenant_name: tenant.name,
				tenant_slug: tenant.slug,
				quiz_url: `${url}/quiz/${tenant.slug}/${draft.id}`,
				session_count: 0,
				question_count: 0,
			},
		])
		const second = await list(token, { limit: "1", fields: "summary", cursor: first.body.next_cursor ?? "" })
		expect(second.body).toMatchObject({
			quizzes: [{ id: quiz.id, session_count: 2, question_count: 4, is_active: true }],
			next_cursor: null,
		})
	})

	it("refuses an invalid cursor and an invalid limit", async () => {
		const { token } = await makeTenantWithAdmin()
		const refused: Record<string, string>[] = [{ cursor: "x" }, { limit: "0" }, { limit: "101" }, { limit: "ten" }]
		for (const query of refused) {
			expect((await list(token, query)).status).toBe(422)
		}
	})

	it("shows the platform every tenant's quizzes, or one tenant's", async () => {
		const one = await oneQuiz()
		const two = await oneQuiz()
		const { token } = await makeAdmin({ tenantId: null })
		const own = [two.quiz.id, one.quiz.id]
		const ids = (await list(token)).body.quizzes.map(({ id }) => id)
		// Other tests make quizzes meanwhile.
		expect(ids.filter((id) => own.includes(id))).toEqual(own)
		const named = await list(token, { tenant_slug: one.tenant.slug })
		expect(named.body.quizzes.map(({ id }) => id)).toEqual([one.quiz.id])
	})
})

describe("a copy", () => {
	it("is a draft named after its original, with all of its content and none of its sessions", async () => {
		const { token, tenant, quiz } = await oneQuiz({
			contactStep: "before",
			autoAdvance: false,
			description: "Long story",
		})
		await makeQuizSession(quiz)
		const german = { tenantId: tenant.id, language: "de", texts: { "Long story": "Lange Geschichte" } }
		await db().translation.create({ data: { ...german, subject: quiz.id } })
		const original = (await readQuiz(token, quiz.id)).body.quiz
		const answer = await send(url, "POST /api/admin/quizzes/{id}/duplicate", { token, params: { id: quiz.id } })
		expect(answer.body.quiz).toEqual({
			...original,
			id: expect.any(String),
			quiz_name: `Copy of ${quiz.name}`,
			quiz_url: `${url}/quiz/${tenant.slug}/${answer.body.quiz.id}`,
			is_active: false,
			session_count: 0,
			created_at: expect.any(String),
			updated_at: expect.any(String),
		})
		expect(answer.body.quiz.id).not.toBe(quiz.id)
		expect(await db().translation.findMany({ where: { subject: answer.body.quiz.id } })).toMatchObject([german])
		expect(await auditOfQuiz(answer.body.quiz.id)).toMatchObject([
			{ action: "quiz.duplicated", tenantId: tenant.id, after: { copy_of: quiz.id } },
		])
	})

	it("has a name within the limit", async () => {
		const { token, quiz } = await oneQuiz({ name: "x".repeat(150) })
		const { body } = await send(url, "POST /api/admin/quizzes/{id}/duplicate", { token, params: { id: quiz.id } })
		expect(body.quiz.quiz_name).toBe(`Copy of ${"x".repeat(142)}`)
	})

	it("stays in its tenant, whether the tenant's admin or the platform asks", async () => {
		const { tenant, quiz } = await oneQuiz()
		const { token } = await makeAdmin({ tenantId: null })
		const { body } = await send(url, "POST /api/admin/quizzes/{id}/duplicate", { token, params: { id: quiz.id } })
		expect(body.quiz.tenant_slug).toBe(tenant.slug)
	})
})

describe("deleting a quiz", () => {
	it("keeps its sessions and figures", async () => {
		const { token, tenant, quiz } = await oneQuiz()
		const { session } = await makeQuizSession(quiz, { percentage: 90 })
		expect((await send(url, "DELETE /api/admin/quizzes/{id}", { token, params: { id: quiz.id } })).status).toBe(204)
		expect((await readQuiz(token, quiz.id)).status).toBe(404)
		const sessions = await send(url, "GET /api/admin/quiz-sessions", { token, query: { quiz_id: quiz.id } })
		expect(sessions.body).toMatchObject({ total: 1, sessions: [{ session_id: session.id, quiz_name: quiz.name }] })
		expect((await auditOfQuiz(quiz.id)).at(-1)).toMatchObject({
			action: "quiz.deleted",
			before: { quiz_name: quiz.name },
		})
		expect(await db().quizVersion.count({ where: { tenantId: tenant.id } })).toBe(1)
	})
})

it("everything of a tenant's quizzes is deleted with the tenant", async () => {
	const { tenant, quiz } = await oneQuiz()
	await makeQuizSession(quiz)
	await makeQuizSession(quiz, { completedAt: null })
	await db().tenant.delete({ where: { id: tenant.id } })
	const where = { tenantId: tenant.id }
	const left = await Promise.all([
		db().quiz.count({ where }),
		db().quizVersion.count({ where }),
		db().quizSession.count({ where }),
		db().quizSessionCount.count({ where }),
		db().quizQuestionCount.count({ where }),
		db().quizScoreCount.count({ where }),
	])
	expect(left).toEqual([0, 0, 0, 0, 0, 0])
})
