import type { Question } from "@/lib/client/contract"
import { GENERAL_CATEGORY } from "@/lib/quizzes/defaults"
import { bestPoints } from "@/lib/quizzes/points-of"
import { NOT_SCORED } from "@/lib/quizzes/report/texts"
import { countsTimes, NO_QUESTION_TEXT, OPTIONAL, TYPE_LABELS, upToPoints } from "../../admin-texts"
import { questionProblem } from "../content/check-quiz"
import { OrderedRow, type OrderedRowProps } from "../parts/ordered-row"

export interface QuestionRowProps extends OrderedRowProps {
	question: Question
	/** True if the scoring method uses weights. */
	weighs: boolean
}

export function QuestionRow({ question, weighs, ...row }: QuestionRowProps) {
	const label = question.question || NO_QUESTION_TEXT
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
						{!question.required && <span className="text-ink-muted"> {OPTIONAL}</span>}
					</p>
					<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
						<span>{TYPE_LABELS[question.type]}</span>
						<span>{best === null ? NOT_SCORED : upToPoints(best)}</span>
						{weighs && best !== null && question.weight > 1 && <span>{countsTimes(question.weight)}</span>}
						<span>{question.category || GENERAL_CATEGORY}</span>
					</p>
				</>
			}
		/>
	)
}
