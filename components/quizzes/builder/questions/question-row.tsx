import type { Question } from "@/lib/client/contract"
import { GENERAL_CATEGORY } from "@/lib/quizzes/defaults"
import { bestPoints } from "@/lib/quizzes/points-of"
import { questionProblem } from "../check-quiz"
import { OrderedRow, type OrderedRowProps } from "../ordered-row"
import { counted, TYPE_LABELS } from "../quiz-texts"

export interface QuestionRowProps extends OrderedRowProps {
	question: Question
	/** True if the scoring method uses weights. */
	weighs: boolean
}

export function QuestionRow({ question, weighs, ...row }: QuestionRowProps) {
	const label = question.question || "No question yet"
	const best = bestPoints(question)
	return (
		<OrderedRow
			{...row}
			label={label}
			problem={questionProblem(question)?.detail ?? null}
			told={
				<>
					<p className="wrap-anywhere">
						<span className="text-ink-muted tabular-nums">{row.handle.index + 1}.</span>{" "}
						<span className="font-medium">{label}</span>
						{!question.required && <span className="text-ink-muted"> (optional)</span>}
					</p>
					<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
						<span>{TYPE_LABELS[question.type]}</span>
						<span>{best === null ? "Not scored" : `up to ${counted(best, "point")}`}</span>
						{weighs && best !== null && question.weight > 1 && <span>counts {question.weight}×</span>}
						<span>{question.category || GENERAL_CATEGORY}</span>
					</p>
				</>
			}
		/>
	)
}
