import type { GivenAnswers } from "./answer-types"
import type { PublicQuestion } from "./sessions/answers"

export interface QuizProgress {
	answered: number
	total: number
	/** The index of the first unanswered question, or the number of questions. */
	resumeAt: number
}

export function quizProgress(questions: readonly Pick<PublicQuestion, "id">[], answers: GivenAnswers): QuizProgress {
	const has = ({ id }: { id: string }) => answers.has(id)
	const first = questions.findIndex((question) => !has(question))
	return {
		answered: questions.filter(has).length,
		total: questions.length,
		resumeAt: first === -1 ? questions.length : first,
	}
}
