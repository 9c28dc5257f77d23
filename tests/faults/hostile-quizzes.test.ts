import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { OutcomesSchema, QuestionsSchema, ScoringConfigSchema } from "@/lib/quizzes/schema"
import { makeTenantWithAdmin } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { jsonCases } from "./hostile/json-bodies"
import { quizForms } from "./hostile/quiz-forms"
import { Barrage } from "./support/barrage"
import { buildWorld, type World } from "./support/world"

let world: World
let barrage: Barrage

beforeAll(async () => {
	world = await buildWorld()
	barrage = new Barrage(await world.start())
})
afterAll(() => world.end())

describe("hostile quizzes", () => {
	it("are answered, and what is stored is a quiz", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const quiz = await makeQuiz({ tenantId: tenant.id, isActive: false })
		await barrage.fire(quizForms(quiz.id, token), { sample: true })
		const stored = await db().quiz.findUniqueOrThrow({ where: { id: quiz.id } })
		expect(QuestionsSchema.parse(stored.questions)).toEqual(stored.questions)
		expect(OutcomesSchema.parse(stored.outcomes)).toEqual(stored.outcomes)
		expect(ScoringConfigSchema.parse(stored.scoringConfig)).toEqual(stored.scoringConfig)
		console.info("quizzes", JSON.stringify(barrage.tally))
		expect(barrage.tally.different).toBeGreaterThan(1_500)
	})

	it("are taken with hostile answers, and what is kept are answers", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const quiz = await makeQuiz({ tenantId: tenant.id })
		const { session, secret } = await makeQuizSession(quiz, { completedAt: null, answers: {} })
		const base = `/api/quiz/${tenant.slug}/${quiz.id}/sessions`
		await barrage.fire([
			...jsonCases({
				operation: "POST /api/quiz/{tenantSlug}/{quizId}/sessions",
				path: base,
				good: () => ({ user_name: "Ada", user_email: "ada@example.com" }),
			}),
			...jsonCases({
				operation: "PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}",
				path: `${base}/${session.id}`,
				token: secret,
				good: () => ({ answers: { choice: "Good" }, user_name: "Ada", user_email: "ada@example.com" }),
			}),
		])
		const { answers } = await db().quizSession.findUniqueOrThrow({ where: { id: session.id } })
		expect(answers).toEqual({ choice: "Good" })
		const sessions = await db().quizSession.findMany({ where: { tenantId: tenant.id } })
		for (const { userName, userEmail } of sessions) {
			expect(userName ?? "").not.toMatch(/\p{Cc}/u)
			expect(userEmail ?? "a@b.c").toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
		}
	})
})
