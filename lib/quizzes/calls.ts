import { quizTaker, scoped, tenant, visitor } from "@/lib/calls"
import { QuizAnalytics, QuizSessions } from "./analytics/answers"
import { SessionFilter, SessionsQuery } from "./analytics/schema"
import { QuizAnswer, QuizList } from "./answers"
import { QUIZ_BYTES_MAX } from "./defaults"
import { PartialLeads } from "./partial-leads/answers"
import { PartialLeadsFilter, PartialLeadsQuery } from "./partial-leads/schema"
import { GenerateReport, PreviewParams, PreviewReport } from "./report/schema"
import { CreateQuiz, QuizListQuery, QuizParams, QuizUpdateForm } from "./schema"
import {
	AnswersSaved,
	PublicQuizAnswer,
	PublicQuizList,
	QuizProgressAnswer,
	SessionStarted,
	ShownResult,
} from "./sessions/answers"
import { SaveAnswers, StartSession, TakenQuizParams, TakenSessionParams } from "./sessions/schema"
import { QuizBeginnings, QuizDraft } from "./templates/answers"
import { DraftQuiz } from "./templates/schema"
import { quizRefusals } from "./words"

const READS = { effect: "read", role: "viewer", keyScope: "quizzes:read", product: "chatbot" } as const
const WRITES = { role: "editor", keyScope: "quizzes:write", product: "chatbot" } as const

export const quizCalls = {
	// The session's secret is the bearer token of every call about a session.
	"GET /api/quiz/{tenantSlug}": visitor("List a business's quizzes", { product: "chatbot", answer: PublicQuizList }),
	"GET /api/quiz/{tenantSlug}/{quizId}": visitor("Get a quiz to take", {
		product: "chatbot",
		params: TakenQuizParams,
		answer: PublicQuizAnswer,
	}),
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions": visitor("Begin a quiz", {
		product: "chatbot",
		limit: "QUIZ_ADDRESS",
		params: TakenQuizParams,
		body: StartSession,
		answer: SessionStarted,
	}),
	// With the quiz as it was when the session began. The session keeps it, whatever the admin saves later.
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizTaker("Get a quiz that was begun", {
		product: "chatbot",
		limit: "QUIZ_ANSWER_ADDRESS",
		params: TakenSessionParams,
		answer: QuizProgressAnswer,
	}),
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizTaker("Save answers", {
		product: "chatbot",
		limit: "QUIZ_ANSWER_ADDRESS",
		params: TakenSessionParams,
		body: SaveAnswers,
		cap: QUIZ_BYTES_MAX,
		answer: AnswersSaved,
		also: [409],
	}),
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete": quizTaker("Complete a quiz and get the result", {
		product: "chatbot",
		limit: "QUIZ_ANSWER_ADDRESS",
		params: TakenSessionParams,
		answer: ShownResult,
		also: [422],
	}),
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report": quizTaker("Get the result as a PDF", {
		product: "chatbot",
		limit: "QUIZ_ANSWER_ADDRESS",
		params: TakenSessionParams,
		types: ["application/pdf"],
		also: [409],
	}),

	// {id} is always the quiz: the framework takes only one name for one position in a path.
	"GET /api/admin/quizzes": scoped("List quizzes", { ...READS, query: QuizListQuery, answer: QuizList }),
	"POST /api/admin/quizzes": tenant("Create a quiz", {
		...WRITES,
		effect: "edit",
		form: CreateQuiz,
		cap: QUIZ_BYTES_MAX,
		tooLarge: quizRefusals.tooLarge,
		answer: QuizAnswer,
		also: [413],
	}),
	"GET /api/admin/quiz-templates": tenant("Get what a new quiz can begin with", { ...READS, answer: QuizBeginnings }),
	"POST /api/admin/quiz-drafts": tenant("Draft a quiz with the model", {
		effect: "read",
		role: "editor",
		product: "chatbot",
		body: DraftQuiz,
		answer: QuizDraft,
		also: [502, 504],
	}),
	"GET /api/admin/quizzes/{id}": scoped("Get a quiz", { ...READS, params: QuizParams, answer: QuizAnswer }),
	"PUT /api/admin/quizzes/{id}": scoped("Change a quiz", {
		...WRITES,
		effect: "edit",
		params: QuizParams,
		form: QuizUpdateForm,
		cap: QUIZ_BYTES_MAX,
		tooLarge: quizRefusals.tooLarge,
		answer: QuizAnswer,
		also: [409, 413],
	}),
	"DELETE /api/admin/quizzes/{id}": scoped("Delete a quiz", {
		...WRITES,
		effect: "removal",
		asksAgain: false,
		params: QuizParams,
	}),
	"POST /api/admin/quizzes/{id}/duplicate": scoped("Duplicate a quiz", {
		...WRITES,
		effect: "edit",
		params: QuizParams,
		answer: QuizAnswer,
	}),
	"GET /api/admin/quiz-sessions": scoped("List who took quizzes, with their results", {
		...READS,
		query: SessionsQuery,
		answer: QuizSessions,
	}),
	"GET /api/admin/quiz-sessions/stopped": scoped("List who gave an address and stopped in the middle of a quiz", {
		...READS,
		query: PartialLeadsQuery,
		answer: PartialLeads,
	}),
	"GET /api/admin/quiz-sessions/stopped/export": scoped(
		"Export who gave an address and stopped in the middle of a quiz",
		{
			effect: "export",
			asksAgain: true,
			role: "editor",
			product: "chatbot",
			query: PartialLeadsFilter,
			types: ["text/csv"],
		},
	),
	"GET /api/admin/quiz-sessions/export": scoped("Export who took quizzes", {
		effect: "export",
		asksAgain: true,
		role: "editor",
		product: "chatbot",
		query: SessionFilter,
		types: ["text/csv"],
	}),
	"GET /api/admin/quizzes/{id}/analytics": scoped("Get a quiz's figures", {
		...READS,
		params: QuizParams,
		answer: QuizAnalytics,
	}),
	"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report": scoped("Get a result as HTML", {
		effect: "export",
		asksAgain: false,
		role: "viewer",
		keyScope: "quizzes:read",
		product: "chatbot",
		params: PreviewParams,
		query: PreviewReport,
		types: ["text/html"],
	}),
	"POST /api/admin/quizzes/{id}/generate-report": scoped("Make a result's PDF", {
		...WRITES,
		effect: "export",
		asksAgain: false,
		params: QuizParams,
		form: GenerateReport,
		types: ["application/pdf"],
	}),
}
