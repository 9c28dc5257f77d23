import { memo } from "react"
import type { Question } from "@/lib/client/contract"
import { GENERAL_CATEGORY } from "@/lib/quizzes/defaults"
import { bestPoints } from "@/lib/quizzes/points-of"
import * as reportWords from "@/lib/quizzes/report/words"
import { questionWords, quizAdminWords } from "../../admin-words"
import { questionProblem } from "../content/check-quiz"
import { OrderedRow, type OrderedRowProps } from "../parts/ordered-row"

export interface QuestionRowProps extends OrderedRowProps {
	question: Question
	weighs: boolean
	rules: readonly string[]
	warnings: readonly string[]
}

/** While a form is open, no row can be pressed, and those that look the same wait: each keystroke would draw a hundred. */
export const QuestionRow = memo(Row, (before, now) => {
	if (before.children || now.children || !before.readOnly || !now.readOnly) return false
	return (
		before.question === now.question &&
		before.rules.join() === now.rules.join() &&
		before.warnings.join() === now.warnings.join() &&
		before.weighs === now.weighs &&
		before.focused === now.focused &&
		before.dragged === now.dragged &&
		before.handle.index === now.handle.index &&
		before.handle.count === now.handle.count
	)
})

function Row({ question, weighs, rules, warnings, ...row }: QuestionRowProps) {
	const label = question.question || questionWords.noText
	const best = bestPoints(question)
	return (
		<OrderedRow
			{...row}
			label={label}
			problem={questionProblem(question)?.detail ?? null}
			warnings={warnings}
			told={
				<>
					<p className="wrap-anywhere">
						<span className="text-ink-muted tabular-nums">{row.handle.index + 1}.</span>{" "}
						<span className="font-medium">{label}</span>
						{!question.required && <span className="text-ink-muted"> {quizAdminWords.optional}</span>}
					</p>
					<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
						<span>{quizAdminWords.typeLabels[question.type]}</span>
						<span>{best === null ? reportWords.notScored : questionWords.upToPoints(best)}</span>
						{weighs && best !== null && question.weight > 1 && (
							<span>{questionWords.countsTimes(question.weight)}</span>
						)}
						<span>{question.category || GENERAL_CATEGORY}</span>
					</p>
					{rules.map((rule) => (
						<p key={rule} className="wrap-anywhere text-ink-muted">
							{rule}
						</p>
					))}
				</>
			}
		/>
	)
}
