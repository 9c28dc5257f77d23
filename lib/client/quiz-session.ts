import type { SentAnswers } from "./contract"

export interface OpenQuiz {
	id: string
	secret: string
	at: string | null
	pending: SentAnswers
	/** The page says what happens to answers with an address. */
	keepsPartial?: boolean
	/** What visitors agree to, as the page showed it, by question. */
	consentTexts?: Record<string, string>
}

// Local storage, because a phone that discards the tab must find the quiz again.
const keyOf = (quizId: string) => `quiz:${quizId}`

export function readOpenQuiz(quizId: string): OpenQuiz | null {
	try {
		const stored = JSON.parse(localStorage.getItem(keyOf(quizId)) ?? "null") as Partial<OpenQuiz> | null
		if (typeof stored?.id !== "string" || typeof stored.secret !== "string") return null
		const { id, secret, at = null, pending, keepsPartial, consentTexts } = stored
		return { id, secret, at, pending: textsOf(pending), keepsPartial, consentTexts }
	} catch {
		return null
	}
}

function textsOf(stored: unknown): SentAnswers {
	if (typeof stored !== "object" || stored === null) return {}
	const isAnswer = (answer: unknown) => typeof answer === "string" || (typeof answer === "object" && answer !== null)
	return Object.fromEntries(Object.entries(stored).filter(([, answer]) => isAnswer(answer)))
}

export function writeOpenQuiz(quizId: string, open: OpenQuiz): boolean {
	try {
		localStorage.setItem(keyOf(quizId), JSON.stringify(open))
		return true
	} catch {
		return false
	}
}

export function forgetOpenQuiz(quizId: string): void {
	try {
		localStorage.removeItem(keyOf(quizId))
	} catch {}
}
