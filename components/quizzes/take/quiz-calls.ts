import { ApiError, call } from "@/lib/client/api"
import type { QuizPath } from "@/lib/client/quiz-outbox"
import { type Retries, retrying } from "@/lib/client/quiz-retries"
import type { OpenQuiz } from "@/lib/client/quiz-session"
import { addOwnTexts } from "@/lib/languages/own"
import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import type { Contact } from "./check-contact"
import { closedView, type QuizView } from "./quiz-view"

/* Calls about one session. Each but the first is idempotent, so each is retried as long as that can help. */

export interface TakenInChat {
	sessionId(): string
	contact: Contact | null
}

/** What the quiz shows instead, which may have closed or gone since the page was drawn. Null if only this call failed. */
export async function whyNotBegun(params: QuizPath, error: unknown): Promise<QuizView | null> {
	if (!(error instanceof ApiError)) return null
	if (error.status === 404) return { at: "stopped", message: error.detail }
	if (error.status !== 403) return null
	const now = await call("GET /api/quiz/{tenantSlug}/{quizId}", { params }).catch(() => null)
	addOwnTexts(now?.translations)
	return now && closedView(now.quiz, true)
}

interface Beginning {
	contact?: Contact | undefined
	keepsPartial?: boolean | undefined
	chat?: TakenInChat | undefined
	fields: HiddenFields
}

export function beginQuiz(params: QuizPath, { contact, keepsPartial, chat, fields }: Beginning) {
	const body = {
		...contact,
		...(contact && keepsPartial && { keeps_partial: true }),
		...(chat && { chat_session_id: chat.sessionId() }),
		...(Object.keys(fields).length > 0 && { fields }),
	}
	return call("POST /api/quiz/{tenantSlug}/{quizId}/sessions", { params, body })
}

export function readProgress(path: QuizPath, { id, secret }: OpenQuiz, retries: Retries) {
	return retrying(
		(signal) =>
			call("GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", { params: { ...path, id }, token: secret, signal }),
		retries,
	)
}

export function saveContact(path: QuizPath, { id, secret }: OpenQuiz, body: Contact, retries: Retries) {
	return retrying(
		(signal) =>
			call("PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", {
				params: { ...path, id },
				token: secret,
				body,
				signal,
			}),
		retries,
	)
}

export function completeQuiz(path: QuizPath, { id, secret }: OpenQuiz, retries: Retries) {
	return retrying(
		(signal) =>
			call("POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete", {
				params: { ...path, id },
				token: secret,
				signal,
			}),
		retries,
	)
}
