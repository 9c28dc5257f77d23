import { Checkbox } from "@/components/ui/checkbox"
import type { ActionConfig, Outcome } from "@/lib/client/contract"
import { asksScoreAlone } from "@/lib/quizzes/decide-outcome"
import { outcomeWords } from "../../admin-words"

export interface ReportFieldsProps {
	outcome: Outcome
	isVotedFor: boolean
	onChange(part: Partial<ActionConfig>): void
}

/** Why its visitors may read no recommendations, as isDecidedByScore() judges. */
function recommendationsHint({ when }: Outcome, isVotedFor: boolean): string | undefined {
	if (when) return asksScoreAlone(when) ? undefined : outcomeWords.noneByRule
	return isVotedFor ? outcomeWords.noneByVotes : undefined
}

export function ReportFields({ outcome, isVotedFor, onChange }: ReportFieldsProps) {
	const config = outcome.action_config
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 font-medium">{outcomeWords.reportShows}</legend>
			{Object.entries(outcomeWords.reportParts).map(([name, label]) => (
				<Checkbox
					key={name}
					label={label}
					hint={name === "include_recommendations" ? recommendationsHint(outcome, isVotedFor) : undefined}
					checked={config[name as keyof typeof outcomeWords.reportParts]}
					onChange={({ target }) => onChange({ [name]: target.checked })}
				/>
			))}
		</fieldset>
	)
}
