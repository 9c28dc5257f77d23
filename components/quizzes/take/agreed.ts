import { ApiError } from "@/lib/client/api"
import type { PublicQuestion } from "@/lib/client/contract"
import type { QuizPath } from "@/lib/client/quiz-outbox"
import type { OpenQuiz } from "@/lib/client/quiz-session"
import { addOwnTexts } from "@/lib/languages/own"
import type { Answer } from "@/lib/quizzes/answer-types"
import { shownOption } from "@/lib/quizzes/shown-option"
import { readProgress } from "./quiz-calls"

/** The statement as this page shows it, which the server keeps with the tick. */
export function agreedText(
	questions: readonly PublicQuestion[],
	id: string,
	answer: Answer | null,
): string | undefined {
	const question = questions.find((each) => each.id === id)
	return question?.type === "consent" && answer?.kind === "choice" ? shownOption(question, answer.option) : undefined
}

/** Whether the server refused a tick because the business has changed the words since the page was drawn. */
export function isOutdated(error: unknown, open: OpenQuiz | undefined): boolean {
	const [first] = error instanceof ApiError && error.status === 422 ? error.errors : []
	return first !== undefined && Object.hasOwn(open?.consentTexts ?? {}, first.field)
}

/** The statement's words as they are now. Without them the visitor reads them after the next reload. */
export async function bringWords(path: QuizPath, open: OpenQuiz, signal: AbortSignal): Promise<void> {
	const found = await readProgress(path, open, { signal, onWaiting: () => undefined }).catch(() => null)
	addOwnTexts(found?.translations)
}
