import { type ReactElement, useState } from "react"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { controlClass } from "@/components/ui/control-class"
import { TextField } from "@/components/ui/text-field"
import { useWaiting } from "@/components/ui/use-hydrated"
import type { Question } from "@/lib/client/contract"
import {
	type Answer,
	answerText,
	chosenOptions,
	type GivenAnswers,
	possibleAnswers,
	readAnswer,
	withAnswer,
} from "@/lib/quizzes/answer-types"
import { decideOutcome } from "@/lib/quizzes/decide-outcome"
import { leadLevel } from "@/lib/quizzes/lead-level"
import { hasRules, walk } from "@/lib/quizzes/paths/walk"
import { percentText } from "@/lib/quizzes/percent-text"
import { mostChoices } from "@/lib/quizzes/points-of"
import * as reportWords from "@/lib/quizzes/report/words"
import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import { questionWords, scoringWords } from "../../admin-words"
import { quizResultsWords } from "../../analytics/results-words"
import { LEVEL_TONES } from "../../analytics/session-row"
import { explainScore } from "../content/explain-score"
import type { QuizContent } from "../content/quiz-values"
import { outcomeName } from "../outcomes/outcome-name"
import { placeholderWords } from "../placeholders/placeholder-words"
import { votesWords } from "../questions/votes-words"
import { rulesWords } from "../rules/rules-words"

export function Simulator({ content }: { content: QuizContent }) {
	const { scoring_config, outcomes } = content
	// A question that was only begun has nothing to answer yet.
	const all = content.questions.filter(({ question }) => question.trim() !== "")
	const [answers, setAnswers] = useState<GivenAnswers>(new Map())
	const [fields, setFields] = useState<HiddenFields>({})
	const questions = walk({ questions: all, scoringConfig: scoring_config }, answers, fields)
	if (all.length === 0) return <p className="text-ink-muted">{scoringWords.simulatorEmpty}</p>
	const { percentage, total, parts, steps } = explainScore(questions, scoring_config, answers)
	const level = leadLevel(percentage, scoring_config.lead_thresholds)
	const taken = { questions, scoringConfig: scoring_config, outcomes }
	const { outcome, by } = decideOutcome(taken, answers, percentage, fields)
	const weighted = scoring_config.scoring_method !== "simple"
	return (
		<div className="flex flex-col gap-4">
			<div role="status" className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-line py-3">
				<data value={percentage} className="text-xl font-medium tabular-nums">
					{percentText(percentage)}
				</data>
				<span className="text-ink-muted tabular-nums">
					{scoringWords.pointsOutOf(total, scoring_config.total_points)}
				</span>
				<Badge tone={LEVEL_TONES[level]}>{quizResultsWords.leadOf(level)}</Badge>
				<span className="basis-full text-ink wrap-anywhere">
					{outcome ? scoringWords.seesOutcome(outcomeName(outcomes, outcome.id)) : scoringWords.seesNeutral}
					{by !== "score" && <span className="text-ink-muted"> {votesWords.simulatedBy[by]}</span>}
				</span>
			</div>
			{hasRules(all) && <p className="text-ink-muted">{rulesWords.onPath(questions.length, all.length)}</p>}
			{(hasRules(all) || outcomes.some(({ when }) => when)) && (content.hidden_fields ?? []).length > 0 && (
				<fieldset className="grid gap-3 sm:grid-cols-2">
					<legend className="mb-1 text-ink-muted">{placeholderWords.tryFields}</legend>
					{content.hidden_fields?.map((name) => (
						<TextField
							key={name}
							label={name}
							autoComplete="off"
							value={Object.hasOwn(fields, name) ? fields[name] : ""}
							onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
						/>
					))}
				</fieldset>
			)}
			<table className="w-full border-collapse text-start">
				<caption className="sr-only">{scoringWords.simulatorCaption}</caption>
				<thead className="text-xs text-ink-muted">
					<tr>
						<th className="pb-1 font-medium" scope="col">
							{scoringWords.answer}
						</th>
						<th className="w-14 pb-1 text-end font-medium" scope="col">
							{scoringWords.points}
						</th>
						<th className="w-14 pb-1 text-end font-medium" scope="col">
							{scoringWords.outOf}
						</th>
						{weighted && (
							<th className="w-14 pb-1 text-end font-medium" scope="col">
								{questionWords.weight}
							</th>
						)}
					</tr>
				</thead>
				<tbody className="tabular-nums">
					{questions.map((question, index) => {
						const part = parts[index]
						return (
							<tr key={question.id} className="border-t border-line align-bottom">
								<td className="py-2 pe-2">
									<p className="mb-1 line-clamp-2 wrap-anywhere text-ink-muted">{question.question}</p>
									<TriedAnswer
										question={question}
										answer={answers.get(question.id)}
										onAnswer={(answer) => setAnswers(withAnswer(answers, question.id, answer))}
									/>
								</td>
								<td className="py-3.5 text-end">{part?.earned ?? "–"}</td>
								<td className="py-3.5 text-end">{part?.earned === null ? "–" : part?.best}</td>
								{weighted && <td className="py-3.5 text-end">{part?.earned === null ? "–" : `× ${part?.weight}`}</td>}
							</tr>
						)
					})}
				</tbody>
			</table>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0 text-ink-muted tabular-nums wrap-anywhere">
					{steps.map((step) => (
						<p key={step}>{step}</p>
					))}
				</div>
				<Button
					size="sm"
					onClick={() => {
						setAnswers(new Map())
						setFields({})
					}}
				>
					{scoringWords.clearAnswers}
				</Button>
			</div>
		</div>
	)
}

interface TriedAnswerProps {
	question: Question
	answer: Answer | undefined
	onAnswer(answer: Answer | null): void
}

function TriedAnswer({ question, answer, onAnswer }: TriedAnswerProps): ReactElement {
	const waiting = useWaiting()
	switch (question.type) {
		case "multiple_choice":
		case "rating":
		case "yes_no":
		case "scale":
		case "consent":
			return (
				<select
					{...waiting}
					aria-label={question.question}
					value={answer ? answerText(answer) : ""}
					onChange={({ target }) => onAnswer(readAnswer(question, target.value))}
					className={controlClass("h-9 pointer-coarse:h-11 px-2")}
				>
					<option value="">{reportWords.notAnswered}</option>
					{(possibleAnswers(question) ?? [])
						.filter((option) => option !== "")
						.map((option) => (
							<option key={option}>{option}</option>
						))}
				</select>
			)
		case "multiple_choices": {
			const chosen = answer ? chosenOptions(answer) : []
			return (
				<fieldset className="flex flex-col gap-1">
					<legend className="sr-only">{question.question}</legend>
					{question.options
						.filter((option) => option !== "")
						.map((option) => (
							<Checkbox
								key={option}
								label={option}
								checked={chosen.includes(option)}
								disabled={!chosen.includes(option) && chosen.length >= mostChoices(question)}
								onChange={({ target }) => {
									const next = question.options.filter((each) =>
										each === option ? target.checked : chosen.includes(each),
									)
									onAnswer(readAnswer(question, next))
								}}
							/>
						))}
				</fieldset>
			)
		}
		case "number":
		case "date":
			return (
				<input
					{...waiting}
					aria-label={question.question}
					type={question.type}
					step={question.type === "number" ? "any" : undefined}
					// As a number, for which React leaves "1.0" as it was typed.
					value={answer?.kind === "number" ? Number(answer.number) : answer ? answerText(answer) : ""}
					onChange={({ target }) => onAnswer(readAnswer(question, target.value))}
					className={controlClass("h-9 pointer-coarse:h-11 px-2")}
				/>
			)
		case "text":
		case "contact":
			return <p>{scoringWords.textNotScored}</p>
	}
}
