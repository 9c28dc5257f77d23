import { presentConversation } from "@/lib/chatbot/conversations/archive/present"
import type { AskingRow } from "@/lib/chatbot/conversations/archive/queries"
import { presentLead } from "@/lib/chatbot/leads/archive/present"
import type { LeadRow } from "@/lib/chatbot/leads/archive/queries"
import { env } from "@/lib/env"
import { answerText } from "@/lib/quizzes/answer-types"
import { presentConsents } from "@/lib/quizzes/consents/present"
import { visitorOf } from "@/lib/quizzes/given-contact"
import { onPath } from "@/lib/quizzes/paths/walk"
import { givenAnswers, storedQuestions, storedResult } from "@/lib/quizzes/stored-content"
import { type MediaKind, signedMediaUrl } from "@/lib/submissions/media-address"
import { presentSubmission } from "@/lib/submissions/present"
import type { SubmissionRow } from "@/lib/submissions/queries"
import { presentHiddenFields } from "@/lib/tenants/stored-hidden-fields"
import type { WebhookConversation, WebhookLead, WebhookQuizSession, WebhookTestimonial } from "./answers"
import type { QuizSessionRow } from "./queries"

const DAY_SECONDS = 86_400

/** Once a customer has withdrawn consent, no address of the media leaves the product. */
export function presentTestimonial(row: SubmissionRow): WebhookTestimonial {
	const shown = { ...presentSubmission(row), language: row.language }
	if (row.withdrawnAt)
		return { ...shown, video_url: null, poster_url: null, ...(shown.photo_url && { photo_url: null }) }
	const link = (kind: MediaKind) => env().APP_URL + signedMediaUrl(row, kind, { seconds: DAY_SECONDS })
	return {
		...shown,
		video_url: shown.video_url && link("video"),
		poster_url: shown.poster_url && link("poster"),
		...(shown.photo_url && { photo_url: link("photo") }),
	}
}

export const presentAddress = (row: LeadRow): WebhookLead => ({ ...presentLead(row), language: row.language })

export function presentAsking(row: AskingRow): WebhookConversation {
	return {
		...presentConversation(row),
		language: row.language,
		person_state: row.personState,
		person_asked_at: row.personAskedAt?.toISOString() ?? null,
	}
}

export function presentQuizSession(row: QuizSessionRow): WebhookQuizSession {
	const whole = storedQuestions(row.version.questions)
	const own = onPath({ questions: whole }, givenAnswers(whole, row.answers), row.path)
	const visitor = visitorOf(row, own.content.questions, own.answers)
	const consents = presentConsents(row.consents)
	const numberOf = (figure: { toString(): string } | null) => (figure === null ? null : Number(figure))
	return {
		id: row.id,
		quiz_id: row.quizId,
		quiz_name: row.version.name,
		user_name: visitor.userName,
		user_email: visitor.userEmail,
		started_at: row.createdAt.toISOString(),
		completed_at: row.completedAt?.toISOString() ?? null,
		percentage_score: numberOf(row.percentage),
		total_score: numberOf(row.totalScore),
		max_possible_score: row.maxPossibleScore,
		lead_level: row.leadLevel,
		outcome_title: row.result === null ? null : (storedResult(row.result).outcome?.title ?? null),
		answers: own.content.questions.flatMap(({ id, question }) => {
			const answer = own.answers.get(id)
			if (!answer) return []
			const consent = consents.get(id)
			const parts = { ...(answer.kind === "contact" && { contact: answer.contact }), ...(consent && { consent }) }
			return [{ question_id: id, question, answer: answerText(answer), ...parts }]
		}),
		...presentHiddenFields(row.fields),
		tenant_slug: row.tenant.slug,
		language: row.language,
	}
}
