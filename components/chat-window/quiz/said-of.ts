import type { QuizView } from "@/components/quizzes/take/quiz-view"
import type { PublicQuestion } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import type { GivenAnswers } from "@/lib/quizzes/answer-types"
import { resultView } from "@/lib/quizzes/report/result-view"
import { shownAnswer } from "@/lib/quizzes/shown-option"
import * as talkWords from "./talk-words"

/** What screen readers announce between two views, or null. The next question takes the focus and is read anyway. */
export function saidOf(
	before: QuizView,
	now: QuizView,
	questions: PublicQuestion[],
	answers: GivenAnswers,
): string | null {
	const answered = before.at === "question" && !(now.at === "question" && now.index <= before.index)
	const question = answered ? questions[before.index] : undefined
	const answer = question && answerTo(question, answers)
	const parts = [answer && talkWords.yourAnswer(answer)]
	if (now.at === "result" && before.at !== "result") {
		const { percentageText, outcome } = resultView(now.result)
		parts.push(talkWords.yourResult(percentageText, outcome.title))
	}
	return parts.filter(Boolean).join(" ") || null
}

export function answerTo(question: PublicQuestion, answers: GivenAnswers): string {
	const answer = answers.get(question.id)
	return (answer && shownAnswer(question, answer).trim()) || t(talkWords.skipped)
}
