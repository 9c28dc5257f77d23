import { type ApiError, call } from "./api"
import type { AnswersSaved, SentAnswer } from "./contract"
import { retrying } from "./quiz-retries"
import { type OpenQuiz, writeOpenQuiz } from "./quiz-session"

export interface QuizPath {
	tenantSlug: string
	quizId: string
}

/** waiting: an attempt failed, and the next one follows by itself. failed: none follows. */
export type Saving = "saved" | "saving" | "waiting" | "failed"

export interface QuizOutbox {
	readonly open: OpenQuiz
	/** @param agreed for a tick, the statement as the page shows it. */
	keep(questionId: string, answer: SentAnswer, agreed?: string): void
	moveTo(questionId: string | null): void
	/** Resolves once the server has everything. Rejects with ApiError if retrying cannot help. */
	send(): Promise<void>
	stop(): void
}

/** @param onSaved gets each answer of the server, which says what is next in a quiz with rules. */
export function quizOutbox(
	path: QuizPath,
	open: OpenQuiz,
	onSaving: (saving: Saving) => void,
	onSaved: (saved: AnswersSaved) => void = () => undefined,
): QuizOutbox {
	const stopped = new AbortController()
	let running: Promise<void> | null = null
	const store = () => writeOpenQuiz(path.quizId, open)
	store()

	function forget(questionId: string): void {
		delete open.pending[questionId]
		const { [questionId]: _, ...others } = open.consentTexts ?? {}
		open.consentTexts = Object.keys(others).length > 0 ? others : undefined
	}

	async function drain(): Promise<void> {
		while (Object.keys(open.pending).length > 0) {
			const answers = { ...open.pending }
			onSaving("saving")
			const saved = await retrying(
				(signal) =>
					call("PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", {
						params: { ...path, id: open.id },
						body: {
							answers,
							...(open.keepsPartial && { keeps_partial: true }),
							...(open.consentTexts && { consent_texts: open.consentTexts }),
						},
						token: open.secret,
						signal,
					}),
				{ signal: stopped.signal, onWaiting: () => onSaving("waiting") },
			)
			for (const [id, answer] of Object.entries(answers)) if (open.pending[id] === answer) forget(id)
			store()
			onSaved(saved)
		}
		onSaving("saved")
	}

	return {
		open,
		keep(questionId, answer, agreed) {
			forget(questionId)
			open.pending[questionId] = answer
			if (agreed !== undefined) open.consentTexts = { ...open.consentTexts, [questionId]: agreed }
			store()
		},
		moveTo(questionId) {
			open.at = questionId
			store()
		},
		send() {
			running ??= drain()
				.catch((error: ApiError) => {
					if (!stopped.signal.aborted) onSaving("failed")
					throw error
				})
				.finally(() => {
					running = null
				})
			return running
		},
		stop: () => stopped.abort(),
	}
}
