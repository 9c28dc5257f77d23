import { Checkbox } from "@/components/ui/checkbox"
import type { ActionConfig, Outcome } from "@/lib/client/contract"
import { asksScoreAlone, votedFor } from "@/lib/quizzes/decide-outcome"
import { isUnscored } from "@/lib/quizzes/is-unscored"
import { outcomeWords } from "../../admin-words"
import type { QuizContent } from "../content/quiz-values"

export interface ReportFieldsProps {
	outcome: Outcome
	content: QuizContent
	onChange(part: Partial<ActionConfig>): void
}

/** Why its visitors may read no recommendations, as isDecidedByScore() judges. */
function recommendationsHint({ id, when }: Outcome, { questions, outcomes }: QuizContent): string | undefined {
	if (isUnscored(questions, outcomes)) return outcomeWords.noneWithoutPoints
	if (when) return asksScoreAlone(when) ? undefined : outcomeWords.noneByRule
	return votedFor(questions).has(id) ? outcomeWords.noneByVotes : undefined
}

export function ReportFields({ outcome, content, onChange }: ReportFieldsProps) {
	const config = outcome.action_config
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 font-medium">{outcomeWords.reportShows}</legend>
			{Object.entries(outcomeWords.reportParts).map(([name, label]) => (
				<Checkbox
					key={name}
					label={label}
					hint={name === "include_recommendations" ? recommendationsHint(outcome, content) : undefined}
					checked={config[name as keyof typeof outcomeWords.reportParts]}
					onChange={({ target }) => onChange({ [name]: target.checked })}
				/>
			))}
		</fieldset>
	)
}
