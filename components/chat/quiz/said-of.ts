import type { QuizView } from "@/components/quizzes/take/quiz-view"
import type { Answers, PublicQuestion } from "@/lib/client/contract"
import { resultView } from "@/lib/quizzes/report/report-data"
import { CHAT_TEXTS } from "../parts/chat-texts"

/**
 * What a screen reader is told between two views: what was answered, and what came of it. What is asked next it reads by
 * itself, since that takes the focus. Null where there is nothing to tell, such as on the way back.
 */
export function saidOf(before: QuizView, now: QuizView, questions: PublicQuestion[], answers: Answers): string | null {
	const answered = before.at === "question" && !(now.at === "question" && now.index <= before.index)
	const question = answered ? questions[before.index] : undefined
	const answer = question && answerTo(question, answers)
	const parts = [answer && CHAT_TEXTS.yourAnswer(answer)]
	if (now.at === "result" && before.at !== "result") {
		const { percentageText, outcome } = resultView(now.result)
		parts.push(CHAT_TEXTS.yourResult(percentageText, outcome.title))
	}
	return parts.filter(Boolean).join(" ") || null
}

/** As it stands in the conversation. */
export function answerTo({ id }: PublicQuestion, answers: Answers): string {
	const answer = Object.hasOwn(answers, id) ? (answers[id] ?? "").trim() : ""
	return answer || CHAT_TEXTS.skipped
}
