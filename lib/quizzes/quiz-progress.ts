import type { Answers, PublicQuestion } from "./sessions/answers"

export interface QuizProgress {
	/** How many questions have an answer. */
	answered: number
	total: number
	/** Where somebody who comes back goes on: the first question without an answer, or the number of questions. */
	resumeAt: number
}

/** Pure; the same on the page, in the chat and on the server. */
export function quizProgress(questions: readonly Pick<PublicQuestion, "id">[], answers: Answers): QuizProgress {
	const has = ({ id }: { id: string }) => Object.hasOwn(answers, id) && answers[id] !== ""
	const first = questions.findIndex((question) => !has(question))
	return {
		answered: questions.filter(has).length,
		total: questions.length,
		resumeAt: first === -1 ? questions.length : first,
	}
}
