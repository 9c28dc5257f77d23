import { expect, inject } from "vitest"
import type { SentAnswers } from "@/lib/client/contract"
import { makeTenant } from "./factories"
import { makeQuiz } from "./quizzes"
import { send } from "./send"

export const QUIZ = "/api/quiz/{tenantSlug}/{quizId}"
export const QUIZ_SESSION = `${QUIZ}/sessions/{id}` as const

/** The best answers to the required questions of FOUR_TYPES. */
export const BEST: SentAnswers = { choice: "Good", rating: "5", yesno: "Yes" }

/** A tenant with one quiz, and the quiz's address. */
export async function visitQuiz(
	given: Partial<Parameters<typeof makeQuiz>[0]> = {},
	tenantGiven: Parameters<typeof makeTenant>[0] = {},
) {
	const tenant = await makeTenant(tenantGiven)
	const quiz = await makeQuiz({ tenantId: tenant.id, ...given })
	return { tenant, quiz, params: { tenantSlug: tenant.slug, quizId: quiz.id } }
}

/** What a visitor can do after starting. */
export async function beginQuiz(
	params: { tenantSlug: string; quizId: string },
	body: object = {},
	headers: Record<string, string> = {},
) {
	const { url } = inject("product")
	const started = await send(url, `POST ${QUIZ}/sessions`, { params, body, headers })
	expect(started.status).toBe(200)
	const { session_id: id, session_secret: token } = started.body
	const at = { params: { ...params, id }, token, headers }
	const put = (body: unknown) => send(url, `PUT ${QUIZ_SESSION}`, { ...at, body })
	return {
		id,
		token,
		put,
		read: () => send(url, `GET ${QUIZ_SESSION}`, at),
		answer: (answers: unknown) => put({ answers }),
		complete: () => send(url, `POST ${QUIZ_SESSION}/complete`, at),
	}
}
