import type { z } from "zod"
import type { QuizAnalytics, QuizSessions } from "@/lib/quizzes/analytics/answers"
import type { SessionFilter, SessionsQuery } from "@/lib/quizzes/analytics/schema"
import type { QuizAnswer, QuizList } from "@/lib/quizzes/answers"
import type { GenerateReport, PreviewReport } from "@/lib/quizzes/report/schema"
import type { CreateQuiz, QuizListQuery, QuizUpdate } from "@/lib/quizzes/schema"
import type {
	AnswersSaved,
	PublicQuizAnswer,
	PublicQuizList,
	QuizProgressAnswer,
	SessionStarted,
	ShownResult,
} from "@/lib/quizzes/sessions/answers"
import type { SaveAnswers, StartSession } from "@/lib/quizzes/sessions/schema"
import { type NamedTenant, quizTaker, scoped, type Types, tenant, visitor } from "./row"

/** Quizzes: what visitors do, and what admins do. */
export const quizzesContract = {
	// For visitors. The session's secret is the bearer token of every call about a session.
	"GET /api/quiz/{tenantSlug}": visitor<{ answer: PublicQuizList }>({ product: "chatbot", statuses: [200, 404] }),
	"GET /api/quiz/{tenantSlug}/{quizId}": visitor<{ answer: PublicQuizAnswer }>({
		product: "chatbot",
		statuses: [200, 404],
	}),
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions": visitor<{ body: StartSession; answer: SessionStarted }>({
		product: "chatbot",
		statuses: [200, 400, 403, 404, 422],
	}),
	// With the quiz as it was when the session began. The session keeps it, whatever the admin saves later.
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizTaker<{ answer: QuizProgressAnswer }>({
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizTaker<{ body: SaveAnswers; answer: AnswersSaved }>({
		product: "chatbot",
		statuses: [200, 400, 403, 404, 409, 422],
	}),
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete": quizTaker<{ answer: ShownResult }>({
		product: "chatbot",
		statuses: [200, 403, 404, 422],
	}),
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report": quizTaker<Types>({
		product: "chatbot",
		statuses: [200, 404, 409],
	}),

	// For administrators. {id} is always the quiz: the framework takes only one name for one position in a path.
	"GET /api/admin/quizzes": scoped<{ query: NamedTenant & Partial<z.infer<typeof QuizListQuery>>; answer: QuizList }>({
		effect: "read",
		role: "viewer",
		keyScope: "quizzes:read",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"POST /api/admin/quizzes": tenant<{
		query: NamedTenant
		form: Pick<CreateQuiz, "quiz_name"> & Partial<CreateQuiz>
		answer: QuizAnswer
	}>({ effect: "edit", role: "editor", keyScope: "quizzes:write", product: "chatbot", statuses: [200, 400, 422] }),
	"GET /api/admin/quizzes/{id}": scoped<{ query: NamedTenant; answer: QuizAnswer }>({
		effect: "read",
		role: "viewer",
		keyScope: "quizzes:read",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/admin/quizzes/{id}": scoped<{ query: NamedTenant; form: QuizUpdate; answer: QuizAnswer }>({
		effect: "edit",
		role: "editor",
		keyScope: "quizzes:write",
		product: "chatbot",
		statuses: [200, 400, 404, 409, 413, 422],
	}),
	"DELETE /api/admin/quizzes/{id}": scoped<{ query: NamedTenant }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		keyScope: "quizzes:write",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"POST /api/admin/quizzes/{id}/duplicate": scoped<{ query: NamedTenant; answer: QuizAnswer }>({
		effect: "edit",
		role: "editor",
		keyScope: "quizzes:write",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"GET /api/admin/quiz-sessions": scoped<{ query: NamedTenant & Partial<SessionsQuery>; answer: QuizSessions }>({
		effect: "read",
		role: "viewer",
		keyScope: "quizzes:read",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"GET /api/admin/quiz-sessions/export": scoped<{ query: NamedTenant & SessionFilter }>({
		effect: "export",
		asksAgain: true,
		role: "editor",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"GET /api/admin/quizzes/{id}/analytics": scoped<{ query: NamedTenant; answer: QuizAnalytics }>({
		effect: "read",
		role: "viewer",
		keyScope: "quizzes:read",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report": scoped<{ query: NamedTenant & PreviewReport }>({
		effect: "export",
		asksAgain: false,
		role: "viewer",
		keyScope: "quizzes:read",
		product: "chatbot",
		statuses: [200, 404, 422],
	}),
	"POST /api/admin/quizzes/{id}/generate-report": scoped<{
		query: NamedTenant
		form: GenerateReport
	}>({
		effect: "export",
		asksAgain: false,
		role: "editor",
		keyScope: "quizzes:write",
		product: "chatbot",
		statuses: [200, 400, 404, 422],
	}),
} as const
