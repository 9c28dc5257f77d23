import * as quizWords from "@/components/quizzes/quiz-words"
import type { QuizView } from "@/components/quizzes/take/quiz-view"
import type { PublicQuestion } from "@/lib/client/contract"
import { answerText, type GivenAnswers } from "@/lib/quizzes/answer-types"
import { resultView } from "@/lib/quizzes/report/report-data"

/**
 * The announcement for screen readers between two views: the answer given, and the result. The next question takes the
 * focus, so the screen reader reads it without help. Null if there is nothing to announce, for example on the way back.
 */
export function saidOf(
	before: QuizView,
	now: QuizView,
	questions: PublicQuestion[],
	answers: GivenAnswers,
): string | null {
	const answered = before.at === "question" && !(now.at === "question" && now.index <= before.index)
	const question = answered ? questions[before.index] : undefined
	const answer = question && answerTo(question, answers)
	const parts = [answer && quizWords.yourAnswer(answer)]
	if (now.at === "result" && before.at !== "result") {
		const { percentageText, outcome } = resultView(now.result)
		parts.push(quizWords.yourResult(percentageText, outcome.title))
	}
	return parts.filter(Boolean).join(" ") || null
}

/** The answer as the conversation shows it. */
export function answerTo({ id }: PublicQuestion, answers: GivenAnswers): string {
	const answer = answers.get(id)
	return (answer && answerText(answer).trim()) || quizWords.skipped
}
