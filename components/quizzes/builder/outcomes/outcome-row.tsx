import type { Outcome } from "@/lib/client/contract"
import { outcomeWords, quizAdminWords } from "../../admin-words"
import { outcomeProblem } from "../content/check-quiz"
import { OrderedRow, type OrderedRowProps } from "../parts/ordered-row"

export function OutcomeRow({ outcome, ...row }: OrderedRowProps & { outcome: Outcome }) {
	const label = outcome.title || outcomeWords.noTitle
	return (
		<OrderedRow
			{...row}
			label={label}
			problem={outcomeProblem(outcome)?.detail ?? null}
			told={
				<>
					<p className="font-medium wrap-anywhere">{label}</p>
					<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
						<span>{outcomeWords.percentRange(outcome.score_min, outcome.score_max)}</span>
						<span>{quizAdminWords.actionLabels[outcome.action]}</span>
					</p>
				</>
			}
		/>
	)
}
