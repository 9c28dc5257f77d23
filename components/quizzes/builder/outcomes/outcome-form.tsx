import { useState } from "react"
import { PlayedFields } from "@/components/forms/played-fields"
import { WithPreview } from "@/components/forms/with-preview"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { ActionConfig, Outcome, OutcomeAction, Tag } from "@/lib/client/contract"
import { quizRefusals } from "@/lib/quizzes/words"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { outcomeWords, quizAdminWords } from "../../admin-words"
import { outcomeProblem, type Problem } from "../content/check-quiz"
import { withAction } from "../content/content-edits"
import type { QuizContent } from "../content/quiz-values"
import { ItemButtons } from "../parts/item-buttons"
import { NumberField } from "../parts/number-field"
import { useItemForm } from "../parts/use-item-form"
import { Fillable } from "../placeholders/fillable"
import { OutcomeActionFields } from "./outcome-action-fields"
import { OutcomeButtonFields } from "./outcome-button-fields"
import { OutcomePreview } from "./outcome-preview"
import { OutcomeRule } from "./outcome-rule"
import { ReportFields } from "./report-fields"
import { ResultDesignFields } from "./result-design-fields"

export interface OutcomeFormProps {
	outcome: Outcome
	content: QuizContent
	tags: readonly Tag[]
	isNew: boolean
	/** The problem that saving the quiz found. A new object with each press. */
	problem: Problem | null
	/** Called on every key press, so that a reload keeps what was typed. */
	onChange(outcome: Outcome): void
	onSave(): void
	onCancel(): void
}

const fieldOf = (form: HTMLFormElement | null, { field }: Problem) =>
	form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) ?? null

export function OutcomeForm({ outcome, content, tags, isNew, problem, onChange, onSave, onCancel }: OutcomeFormProps) {
	const { shown, setShown, form, errorOf, props } = useItemForm({
		problem,
		first: "title",
		fieldOf,
		check: () => outcomeProblem(outcome),
		onSave,
	})
	/** Keeps an address that only the redirect action may be saved with. */
	const [website, setWebsite] = useState("")

	function edit(part: Partial<Outcome>): void {
		setShown(null)
		onChange({ ...outcome, ...part })
	}
	const editConfig = (part: Partial<ActionConfig>) => edit({ action_config: { ...outcome.action_config, ...part } })

	function choose(action: OutcomeAction): void {
		const chosen = withAction(outcome, action, website)
		setWebsite(chosen.website)
		edit(chosen.outcome)
	}

	/** Enter saves and focuses the first wrong field, which blurs this one: the error already shown stays. */
	function leaveWebsite(): void {
		const { redirect_url } = outcome.action_config
		const completed = normalizeWebsite(redirect_url)
		if (completed === null) setShown((now) => now ?? { field: "redirect_url", detail: quizRefusals.redirectInvalid })
		else if (completed !== redirect_url) {
			onChange({ ...outcome, action_config: { ...outcome.action_config, redirect_url: completed } })
		}
	}

	return (
		<form
			{...props}
			aria-label={isNew ? outcomeWords.new : outcomeWords.edit}
			className="my-2 rounded-surface bg-surface p-4 shadow-float sm:p-6"
		>
			<WithPreview preview={() => <OutcomePreview outcome={outcome} content={content} />}>
				{(previewButton) => (
					<div className="flex flex-col gap-6">
						<Fillable
							label={outcomeWords.title}
							place="result"
							value={outcome.title}
							onValue={(title) => edit({ title })}
						>
							<TextField
								label={outcomeWords.title}
								name="title"
								autoComplete="off"
								value={outcome.title}
								error={errorOf("title")}
								onChange={({ target }) => edit({ title: target.value })}
							/>
						</Fillable>
						<Fillable
							label={quizAdminWords.description}
							place="result"
							value={outcome.description}
							onValue={(description) => edit({ description })}
						>
							<TextAreaField
								label={quizAdminWords.description}
								optional
								name="description"
								hint={outcomeWords.descriptionHint}
								value={outcome.description}
								error={errorOf("description")}
								onChange={({ target }) => edit({ description: target.value })}
							/>
						</Fillable>
						<OutcomeRule
							outcome={outcome}
							questions={content.questions}
							onChange={(next) => {
								setShown(null)
								onChange(next)
							}}
						/>
						{!outcome.when && (
							<div className="grid max-w-sm grid-cols-2 gap-4">
								<NumberField
									label={outcomeWords.fromPercent}
									name="score_min"
									min={0}
									max={100}
									empty={0}
									hint={outcomeWords.emptyCountsAs(0)}
									value={outcome.score_min}
									error={errorOf("score_min")}
									onValue={(score_min) => edit({ score_min })}
								/>
								<NumberField
									label={outcomeWords.toPercent}
									name="score_max"
									min={0}
									max={100}
									empty={100}
									hint={outcomeWords.emptyCountsAs(100)}
									value={outcome.score_max}
									error={errorOf("score_max")}
									onValue={(score_max) => edit({ score_max })}
								/>
							</div>
						)}
						<OutcomeActionFields
							outcome={outcome}
							errorOf={errorOf}
							onAction={choose}
							onConfig={editConfig}
							onLeaveWebsite={leaveWebsite}
						/>
						<OutcomeButtonFields
							button={outcome.button}
							errorOf={errorOf}
							onChange={(button) => edit({ button: button.text || button.url ? button : undefined })}
						/>
						<ResultDesignFields
							design={outcome.result_design}
							onChange={(part) => edit({ result_design: { ...outcome.result_design, ...part } })}
						/>
						<PlayedFields
							place="onPage"
							wish={outcome.testimonial}
							tags={tags}
							onChange={(testimonial) => edit({ testimonial })}
						/>
						<ReportFields outcome={outcome} content={content} onChange={editConfig} />
						<ItemButtons
							isNew={isNew}
							problem={shown && !fieldOf(form.current, shown) ? shown.detail : null}
							onCancel={onCancel}
						>
							{previewButton}
						</ItemButtons>
					</div>
				)}
			</WithPreview>
		</form>
	)
}
