import type { Outcome } from "@/lib/client/contract"
import { outcomeWords, quizAdminWords } from "../../admin-words"
import { outcomeProblem } from "../content/check-quiz"
import { OrderedRow, type OrderedRowProps } from "../parts/ordered-row"
import { votesWords } from "../questions/votes-words"

export interface OutcomeRowProps extends OrderedRowProps {
	outcome: Outcome
	/** In words. Null without one. */
	rule: string | null
	isVotedFor: boolean
	warnings: readonly string[]
}

export function OutcomeRow({ outcome, rule, isVotedFor, warnings, ...row }: OutcomeRowProps) {
	const { label } = row.handle
	return (
		<OrderedRow
			{...row}
			label={label}
			problem={outcomeProblem(outcome)?.detail ?? null}
			warnings={warnings}
			told={
				<>
					<p className="font-medium wrap-anywhere">{label}</p>
					<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
						{isVotedFor && <span>{votesWords.voted}</span>}
						{rule === null && <span>{outcomeWords.percentRange(outcome.score_min, outcome.score_max)}</span>}
						<span>{quizAdminWords.actionLabels[outcome.action]}</span>
					</p>
					{rule !== null && <p className="wrap-anywhere text-ink-muted">{rule}</p>}
				</>
			}
		/>
	)
}
