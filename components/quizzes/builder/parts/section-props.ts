import type { QuizProblem } from "../content/check-quiz"
import type { QuizContent } from "../content/quiz-values"

/** What each part of the editor is given. */
export interface SectionProps {
	content: QuizContent
	change(edit: (content: QuizContent) => QuizContent): void
	readOnly: boolean
	/** What Save found wrong in this part. */
	problem: QuizProblem | null
	/** Something was changed or closed since: the problem is no longer what is asked about. */
	onSettled(): void
}
