import type { Answers } from "./contract"

/** A quiz that somebody is in, as this browser knows it. */
export interface OpenQuiz {
	id: string
	/** Bearer token of everything that concerns the session. */
	secret: string
	/** The question that was in view, by its id. */
	at: string | null
	/** What was answered and not acknowledged by the server yet. */
	pending: Answers
}

/*
 * Local and not session storage: a phone that drops the tab must find the quiz again. Inside another site's page a browser
 * may forbid storage, and touching it then throws; the quiz works without, only it begins anew after a reload.
 */
const keyOf = (quizId: string) => `quiz:${quizId}`

export function readOpenQuiz(quizId: string): OpenQuiz | null {
	try {
		const stored = JSON.parse(localStorage.getItem(keyOf(quizId)) ?? "null") as Partial<OpenQuiz> | null
		if (typeof stored?.id !== "string" || typeof stored.secret !== "string") return null
		return { id: stored.id, secret: stored.secret, at: stored.at ?? null, pending: textsOf(stored.pending) }
	} catch {
		return null
	}
}

function textsOf(stored: unknown): Answers {
	if (typeof stored !== "object" || stored === null) return {}
	return Object.fromEntries(Object.entries(stored).filter(([, answer]) => typeof answer === "string"))
}

/** False where the browser keeps nothing. */
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
