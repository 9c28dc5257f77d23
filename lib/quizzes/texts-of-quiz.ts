import type { PublicQuiz, QuizResult } from "./sessions/answers"

/** What a business wrote that its visitors may read before the result. */
export const textsOfQuiz = ({ quiz_name, quiz_description, questions, closed_message = "" }: PublicQuiz): string[] => [
	quiz_name,
	quiz_description,
	closed_message,
	...questions.flatMap(({ question, options }) => [question, ...options]),
]

export const textsOfOutcome = (outcome: QuizResult["outcome"]): string[] =>
	outcome ? [outcome.title, outcome.description, outcome.custom_message, outcome.button?.text ?? ""] : []

export const textsOfResult = ({ outcome, categories, full = "" }: QuizResult): string[] => [
	full,
	...textsOfOutcome(outcome),
	...categories.map(({ name }) => name),
]
