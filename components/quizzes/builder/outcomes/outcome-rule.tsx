import { SelectField } from "@/components/ui/select-field"
import type { Outcome, Question } from "@/lib/client/contract"
import { votesWords } from "../questions/votes-words"
import { ConditionEditor, UNCHOSEN } from "../rules/condition-editor"

export interface OutcomeRuleProps {
	outcome: Outcome
	questions: readonly Question[]
	onChange(outcome: Outcome): void
}

/** Whether a rule or the votes and the score lead to the outcome. */
export function OutcomeRule({ outcome, questions, onChange }: OutcomeRuleProps) {
	const { when, ...kept } = outcome
	const all = questions.length
	return (
		<div className="flex flex-col gap-3">
			<SelectField
				label={votesWords.reachedBy}
				hint={when && votesWords.ruleFirst}
				options={[
					{ value: "score", label: votesWords.byVotesOrScore },
					{ value: "rule", label: votesWords.byRule },
				]}
				value={when ? "rule" : "score"}
				onChange={({ target }) =>
					onChange(target.value === "rule" ? { ...kept, when: { join: "and", tests: [UNCHOSEN] } } : kept)
				}
			/>
			{when && (
				<ConditionEditor
					condition={when}
					questions={questions}
					upTo={all}
					onChange={(condition) => onChange({ ...outcome, when: condition })}
				/>
			)}
		</div>
	)
}
