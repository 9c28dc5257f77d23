import { inject } from "vitest"
import type { OperationName } from "@/lib/client/contract"
import { unique } from "../factories"
import { controlModelServer, ownModelServer } from "../model-server"
import { MODEL_DRAFT } from "../quiz-content"
import { makeQuiz, makeQuizSession } from "../quizzes"
import type { SendOptions } from "../send"
import type { OperationOf, Sample, SampleTenant } from "./sample"

const ofQuiz =
	(extra: SendOptions<OperationName> = {}) =>
	async (tenant: SampleTenant) => ({ params: { id: (await makeQuiz({ tenantId: tenant.id })).id }, ...extra })

async function completed(tenant: SampleTenant) {
	const quiz = await makeQuiz({ tenantId: tenant.id })
	const { session } = await makeQuizSession(quiz)
	return { quizId: quiz.id, sessionId: session.id }
}

export const QUIZZES = {
	"GET /api/admin/quizzes": { valid: async () => ({}), success: 200 },
	"POST /api/admin/quizzes": {
		valid: async ({ slug }) => ({
			query: { tenant_slug: slug },
			raw: new URLSearchParams({ quiz_name: `Quiz ${unique()}` }),
		}),
		success: 200,
	},
	"GET /api/admin/quiz-templates": { valid: async ({ slug }) => ({ query: { tenant_slug: slug } }), success: 200 },
	"POST /api/admin/quiz-drafts": {
		valid: async ({ slug }) => {
			const about = `How ready are you? ${unique()}`
			// Some tests have a product of their own, some a server without a model.
			const model = inject("product")?.modelServer ?? ownModelServer
			if (model) await controlModelServer(model).script(about, { pieces: [JSON.stringify(MODEL_DRAFT)] })
			return { query: { tenant_slug: slug }, body: { about } }
		},
		success: 200,
	},
	"GET /api/admin/quizzes/{id}": { valid: ofQuiz(), success: 200, namesRow: true },
	"PUT /api/admin/quizzes/{id}": {
		valid: ofQuiz({ raw: new URLSearchParams({ quiz_description: "Another one" }) }),
		success: 200,
		namesRow: true,
	},
	"DELETE /api/admin/quizzes/{id}": { valid: ofQuiz(), success: 204, namesRow: true },
	"POST /api/admin/quizzes/{id}/duplicate": { valid: ofQuiz(), success: 200, namesRow: true },
	"GET /api/admin/quizzes/{id}/analytics": { valid: ofQuiz(), success: 200, namesRow: true },
	"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report": {
		valid: async (tenant) => {
			const { quizId, sessionId } = await completed(tenant)
			return { params: { id: quizId, session_id: sessionId } }
		},
		success: 200,
		namesRow: true,
	},
	"POST /api/admin/quizzes/{id}/generate-report": {
		valid: async (tenant) => {
			const { quizId, sessionId } = await completed(tenant)
			return { params: { id: quizId }, raw: new URLSearchParams({ session_id: sessionId }) }
		},
		success: 200,
		namesRow: true,
	},
	"GET /api/admin/quiz-sessions": { valid: async () => ({}), success: 200 },
	"GET /api/admin/quiz-sessions/stopped": { valid: async () => ({}), success: 200 },
	"GET /api/admin/quiz-sessions/stopped/export": { valid: async () => ({}), success: 200 },
	"GET /api/admin/quiz-sessions/export": { valid: async () => ({}), success: 200 },
} satisfies Record<string, Sample>

/** Operations that a quiz session's own secret authorizes. */
export type QuizTakerOperation = OperationOf<"quiz_session">

interface TakerSample {
	body?: unknown
	success: number
	/** The session must be completed first. */
	completed?: true
}

export const QUIZ_TAKERS: Record<QuizTakerOperation, TakerSample> = {
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": { success: 200 },
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": { body: { answers: { choice: "Good" } }, success: 200 },
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete": { success: 200, completed: true },
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report": { success: 200, completed: true },
}

/** A session of the tenant and a request that succeeds with its secret. */
export async function takerCase(operation: QuizTakerOperation, tenant: SampleTenant) {
	const { body, completed } = QUIZ_TAKERS[operation]
	const quiz = await makeQuiz({ tenantId: tenant.id })
	const { session, secret } = await makeQuizSession(quiz, { completedAt: completed ? new Date() : null })
	return { params: { tenantSlug: tenant.slug, quizId: quiz.id, id: session.id }, token: secret, body }
}
