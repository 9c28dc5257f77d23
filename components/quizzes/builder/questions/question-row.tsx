import { Ellipsis } from "lucide-react"
import { memo } from "react"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem } from "@/components/ui/menu"
import type { Question } from "@/lib/client/contract"
import { possibleAnswers } from "@/lib/quizzes/answer-types"
import { GENERAL_CATEGORY } from "@/lib/quizzes/defaults"
import { bestPoints } from "@/lib/quizzes/points-of"
import * as reportWords from "@/lib/quizzes/report/words"
import { questionWords, quizAdminWords, quizListWords } from "../../admin-words"
import { questionProblem } from "../content/check-quiz"
import { OrderedRow, type OrderedRowProps } from "../parts/ordered-row"
import { rulesWords } from "../rules/rules-words"
import { votesWords } from "./votes-words"

export interface QuestionRowProps extends OrderedRowProps {
	question: Question
	weighs: boolean
	rules: readonly string[]
	warnings: readonly string[]
	/** Puts the question under the condition of the one before it, or takes it out. Null for the first question. */
	onGroup: ((together: boolean) => void) | null
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

function Row({ question, weighs, rules, warnings, onGroup, ...row }: QuestionRowProps) {
	const label = question.question || questionWords.noText
	const best = bestPoints(question)
	const answers = possibleAnswers(question)
	const voting = Object.keys(question.votes ?? {}).length
	return (
		<OrderedRow
			{...row}
			label={label}
			problem={questionProblem(question)?.detail ?? null}
			warnings={warnings}
			menu={onGroup && mayGroup(question) && <GroupMenu label={label} question={question} onGroup={onGroup} />}
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
					{voting > 0 && answers && <p className="text-ink-muted">{votesWords.castBy(voting, answers.length)}</p>}
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

/** A condition or a name of its own would be lost: the form asks what becomes of them. */
const mayGroup = ({ show_if, group_name, with_previous }: Question) => with_previous || !(show_if || group_name)

interface GroupMenuProps {
	label: string
	question: Question
	onGroup: NonNullable<QuestionRowProps["onGroup"]>
}

function GroupMenu({ label, question, onGroup }: GroupMenuProps) {
	const isGrouped = question.with_previous === true
	return (
		<Menu
			trigger={
				<IconButton label={quizListWords.moreFor(label)}>
					<Ellipsis aria-hidden size={18} />
				</IconButton>
			}
		>
			<MenuItem onSelect={() => onGroup(!isGrouped)}>
				{isGrouped ? rulesWords.putAlone : rulesWords.putTogether}
			</MenuItem>
		</Menu>
	)
}
