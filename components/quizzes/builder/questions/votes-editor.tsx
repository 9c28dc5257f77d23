import { X } from "lucide-react"
import { useState } from "react"
import { IconButton } from "@/components/ui/icon-button"
import { SelectField } from "@/components/ui/select-field"
import type { Outcome, Question } from "@/lib/client/contract"
import { possibleAnswers } from "@/lib/quizzes/answer-types"
import { outcomeName } from "../outcomes/outcome-name"
import { votesWords } from "./votes-words"

export type VotedOutcome = Pick<Outcome, "id" | "title">

export interface VotesEditorProps {
	answers: readonly { key: string; label: string; votes: readonly string[] }[]
	outcomes: readonly VotedOutcome[]
	onVotes(key: string, votes: string[]): void
}

/** Opens closed unless an answer has a vote: most quizzes decide by score. */
export function VotesEditor({ answers, outcomes, onVotes }: VotesEditorProps) {
	const cast = answers.reduce((sum, { votes }) => sum + votes.length, 0)
	const [open] = useState(cast > 0)
	if (outcomes.length === 0 && cast === 0) return null
	const titleOf = (id: string) =>
		outcomes.some((each) => each.id === id) ? outcomeName(outcomes, id) : votesWords.gone
	return (
		<details open={open} className="min-w-0 border-t border-line pt-3">
			<summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">
				{votesWords.title}
				<span className="font-normal text-ink-muted"> ({cast > 0 ? votesWords.cast(cast) : votesWords.noneCast})</span>
			</summary>
			<p className="mb-3 text-sm text-ink-muted">{votesWords.about}</p>
			<ul className="flex flex-col gap-3">
				{answers.map(({ key, label, votes }) => (
					<li key={key} className="grid gap-2 sm:grid-cols-2 sm:items-center">
						<span className="min-w-0 wrap-anywhere">{label}</span>
						<div className="flex min-w-0 flex-col gap-1.5">
							{votes.map((id) => (
								<span key={id} className="flex items-center justify-between gap-2 rounded-control bg-sunken ps-3">
									<span className="min-w-0 wrap-anywhere">{titleOf(id)}</span>
									<IconButton
										label={votesWords.remove(titleOf(id), label)}
										onClick={({ currentTarget }) => {
											// The button goes, and would take the focus with it.
											const details = currentTarget.closest("details")
											details?.querySelector("summary")?.focus()
											onVotes(
												key,
												votes.filter((each) => each !== id),
											)
										}}
									>
										<X aria-hidden size={16} />
									</IconButton>
								</span>
							))}
							{votes.length < outcomes.length && (
								<SelectField
									label={votesWords.add(label)}
									hideLabel
									value=""
									options={[
										{ value: "", label: votesWords.none },
										...outcomes
											.filter(({ id }) => !votes.includes(id))
											.map(({ id }) => ({ value: id, label: titleOf(id) })),
									]}
									onChange={({ target }) => target.value && onVotes(key, [...votes, target.value])}
								/>
							)}
						</div>
					</li>
				))}
			</ul>
		</details>
	)
}

interface AnswerVotesProps {
	question: Question
	outcomes: readonly VotedOutcome[]
	onChange(question: Question): void
}

/** For answers that nobody can rename. */
export function AnswerVotes({ question, outcomes, onChange }: AnswerVotesProps) {
	const { votes = {}, ...kept } = question
	const cast = new Map(Object.entries(votes))
	return (
		<VotesEditor
			answers={(possibleAnswers(question) ?? []).map((answer) => {
				return { key: answer, label: answer, votes: cast.get(answer) ?? [] }
			})}
			outcomes={outcomes}
			onVotes={(answer, voted) => {
				const next = [...new Map([...cast, [answer, voted]])].filter(([, each]) => each.length > 0)
				onChange(next.length > 0 ? { ...kept, votes: Object.fromEntries(next) } : kept)
			}}
		/>
	)
}
