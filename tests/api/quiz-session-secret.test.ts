import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import type { OperationName } from "@/lib/client/contract"
import { randomToken } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"
import { contract } from "@/lib/description/contract"
import { makeAdmin, makeTenant } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { QUIZ_TAKERS, type QuizTakerOperation, takerCase } from "../support/samples/quizzes"
import { type SendOptions, send } from "../support/send"

const { url } = inject("product")

const names = Object.keys(QUIZ_TAKERS) as QuizTakerOperation[]
const ask = (name: QuizTakerOperation, options: SendOptions<OperationName>) => send(url, name as OperationName, options)

/** A refusal says why and shows nothing of what it refuses. */
function expectRefusal(answer: Awaited<ReturnType<typeof ask>>, status: number) {
	expect(answer.status).toBe(status)
	expect(answer.refusal.detail).toMatch(/\w/)
	expect(Object.keys(answer.refusal)).toEqual(["detail", "code"])
	if (status === 401) expect(answer.headers.get("www-authenticate")).toBe("Bearer")
}

it("covers every operation that a quiz session's secret authorizes", () => {
	const all = (Object.keys(contract) as OperationName[]).filter((name) => contract[name].auth === "quiz_session")
	expect(all.sort()).toEqual([...names].sort())
})

describe.each(names)("%s", (name) => {
	const isWrite = !name.startsWith("GET ")

	it("accepts the secret, without any sign-in", async () => {
		expect((await ask(name, await takerCase(name, await makeTenant()))).status).toBe(QUIZ_TAKERS[name].success)
	})

	it("refuses a missing, a malformed and a wrong secret, and changes nothing", async () => {
		const tenant = await makeTenant()
		const right = await takerCase(name, tenant)
		const { session: before } = {
			session: await db().quizSession.findUniqueOrThrow({ where: { id: right.params.id } }),
		}
		const { token: admin } = await makeAdmin({ tenantId: tenant.id })
		const { token: platform } = await makeAdmin({ tenantId: null })
		expectRefusal(await ask(name, { ...right, token: null }), 401)
		const wrong = [randomToken(), `${right.token}a`, right.token.slice(0, -1), before.secretHash, admin, platform]
		for (const token of wrong) expectRefusal(await ask(name, { ...right, token }), 401)
		const odd = [
			"Bearer",
			"Bearer ",
			"Bearer a b",
			"Basic YTpi",
			`Bearer ${"x".repeat(8000)}`,
			right.token,
			"Bearer %E0",
		]
		for (const authorization of odd) {
			expectRefusal(await ask(name, { ...right, token: null, headers: { authorization } }), 401)
		}
		const cookie = `next-auth.session-token=${admin}; secret=${right.token}`
		const signedIn = { cookie, "sec-fetch-site": "same-origin" }
		expectRefusal(await ask(name, { ...right, token: null, headers: signedIn }), 401)
		expect(await db().quizSession.findUniqueOrThrow({ where: { id: right.params.id } })).toEqual(before)
	})

	it("refuses the secret of another session, also of the same quiz", async () => {
		const tenant = await makeTenant()
		const quiz = await makeQuiz({ tenantId: tenant.id })
		const completedAt = QUIZ_TAKERS[name].completed ? new Date() : null
		const [mine, yours] = [await makeQuizSession(quiz, { completedAt }), await makeQuizSession(quiz, { completedAt })]
		const params = { tenantSlug: tenant.slug, quizId: quiz.id, id: yours.session.id }
		const { body } = QUIZ_TAKERS[name]
		expectRefusal(await ask(name, { params, body, token: mine.secret }), 401)
		expect((await ask(name, { params, body, token: yours.secret })).status).toBe(QUIZ_TAKERS[name].success)
	})

	it("gives the same answer for a session of another quiz, of another tenant, and an unknown one", async () => {
		const [tenant, other] = [await makeTenant(), await makeTenant()]
		const right = await takerCase(name, tenant)
		const quiz = await makeQuiz({ tenantId: tenant.id })
		const foreign = await makeQuiz({ tenantId: other.id })
		const elsewhere = [
			{ quizId: quiz.id },
			{ quizId: foreign.id },
			{ tenantSlug: other.slug },
			{ tenantSlug: other.slug, quizId: foreign.id },
			{ id: randomUUID() },
			{ quizId: randomUUID() },
			{ id: "nothing" },
			{ quizId: "%E0" },
			{ id: "' OR 1=1 --" },
		]
		const answers = await Promise.all(
			elsewhere.map((at) => ask(name, { ...right, params: { ...right.params, ...at } })),
		)
		for (const answer of answers) expectRefusal(answer, 404)
		expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
	})

	it("is gone with an unknown or inactive tenant", async () => {
		const inactive = await takerCase(name, await makeTenant({ isActive: false }))
		expectRefusal(await ask(name, inactive), 404)
		expectRefusal(await ask(name, { ...inactive, params: { ...inactive.params, tenantSlug: "no-such-tenant" } }), 404)
	})

	it(
		isWrite ? "is refused with the message while the product is off" : "goes on while the product is off",
		async () => {
			const off = await takerCase(name, await makeTenant({ chatbotEnabled: false, chatbotMessage: "The bot is off." }))
			const answer = await ask(name, off)
			if (!isWrite) return expect(answer.status).toBe(QUIZ_TAKERS[name].success)
			expectRefusal(answer, 403)
			expect(answer.refusal.detail).toBe("The bot is off.")
		},
	)
})
