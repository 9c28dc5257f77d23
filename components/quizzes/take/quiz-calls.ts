import { call } from "@/lib/client/api"
import type { QuizPath } from "@/lib/client/quiz-outbox"
import { type Retries, retrying } from "@/lib/client/quiz-retries"
import type { OpenQuiz } from "@/lib/client/quiz-session"
import { addOwnTexts } from "@/lib/languages/own"
import type { Contact } from "./check-contact"
import { type ClosedView, closedView } from "./quiz-view"

/* Calls about one session. Each is idempotent, so each is retried as long as that can help. */

/** It may have closed since the page was drawn. */
export async function closedNow(params: QuizPath): Promise<ClosedView | null> {
	const { quiz, translations } = await call("GET /api/quiz/{tenantSlug}/{quizId}", { params })
	addOwnTexts(translations)
	return closedView(quiz, true)
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
