import type { Tag } from "@/lib/client/contract"
import type { QuizProblem } from "../content/check-quiz"
import type { QuizContent } from "../content/quiz-values"

export interface SectionProps {
	content: QuizContent
	change(edit: (content: QuizContent) => QuizContent): void
	readOnly: boolean
	brandColor: string | null
	/** Those of the business's testimonials, for the section that offers them. */
	tags: readonly Tag[]
	/** Changes when Save has taken in what an open form holds. */
	taken: number
	problem: QuizProblem | null
	/** Called after a change or a closed form: the problem is no longer current. */
	onSettled(): void
}
