import type { Outcome } from "@/lib/client/contract"
import { ACTION_LABELS } from "../../admin-texts"
import { outcomeProblem } from "../content/check-quiz"
import { OrderedRow, type OrderedRowProps } from "../parts/ordered-row"

export function OutcomeRow({ outcome, ...row }: OrderedRowProps & { outcome: Outcome }) {
	const label = outcome.title || "No title yet"
	return (
		<OrderedRow
			{...row}
			label={label}
			problem={outcomeProblem(outcome)?.detail ?? null}
			told={
				<>
					<p className="font-medium wrap-anywhere">{label}</p>
					<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
						<span>
							{outcome.score_min} to {outcome.score_max}%
						</span>
						<span>{ACTION_LABELS[outcome.action]}</span>
					</p>
				</>
			}
		/>
	)
}
