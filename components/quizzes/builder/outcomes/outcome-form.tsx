import { type FormEvent, useEffect, useRef, useState } from "react"
import { WithPreview } from "@/components/settings/with-preview"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { ActionConfig, Outcome, OutcomeAction } from "@/lib/client/contract"
import { REDIRECT_INVALID } from "@/lib/quizzes/texts"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { outcomeProblem, type Problem } from "../check-quiz"
import { withAction } from "../content-edits"
import { leadTo } from "../lead-to"
import { NumberField } from "../number-field"
import type { QuizContent } from "../quiz-values"
import { OutcomeActionFields } from "./outcome-action-fields"
import { OutcomePreview } from "./outcome-preview"
import { ReportFields } from "./report-fields"
import { ResultDesignFields } from "./result-design-fields"

export interface OutcomeFormProps {
	outcome: Outcome
	content: QuizContent
	isNew: boolean
	/** The problem that saving the quiz found. A new object with each press. */
	problem: Problem | null
	/** Called on every key press, so that a reload keeps what was typed. */
	onChange(outcome: Outcome): void
	onSave(): void
	onCancel(): void
}

/** Undefined if none of the form's fields has that name. */
const fieldOf = (form: HTMLFormElement | null, { field }: Problem) =>
	form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) ?? undefined

/** Edits one outcome beside its preview. */
export function OutcomeForm({ outcome, content, isNew, problem, onChange, onSave, onCancel }: OutcomeFormProps) {
	const [shown, setShown] = useState<Problem | null>(null)
	/** Keeps an address that only the redirect action may be saved with. */
	const [website, setWebsite] = useState("")
	const form = useRef<HTMLFormElement>(null)
	useEffect(() => form.current?.querySelector<HTMLElement>("[name=title]")?.focus(), [])
	useEffect(() => {
		setShown(problem)
		if (problem) leadTo(fieldOf(form.current, problem))
	}, [problem])

	function edit(part: Partial<Outcome>): void {
		setShown(null)
		onChange({ ...outcome, ...part })
	}
	const editConfig = (part: Partial<ActionConfig>) => edit({ action_config: { ...outcome.action_config, ...part } })

	function save(event: FormEvent) {
		event.preventDefault()
		const found = outcomeProblem(outcome)
		if (!found) return onSave()
		setShown(found)
		leadTo(fieldOf(form.current, found))
	}

	function choose(action: OutcomeAction): void {
		const chosen = withAction(outcome, action, website)
		setWebsite(chosen.website)
		edit(chosen.outcome)
	}

	/** Enter saves and focuses the first wrong field, which blurs this one: the error already shown stays. */
	function leaveWebsite(): void {
		const { redirect_url } = outcome.action_config
		const completed = normalizeWebsite(redirect_url)
		if (completed === null) setShown((now) => now ?? { field: "redirect_url", detail: REDIRECT_INVALID })
		else if (completed !== redirect_url) {
			onChange({ ...outcome, action_config: { ...outcome.action_config, redirect_url: completed } })
		}
	}

	const errorOf = (field: string) => (shown?.field === field ? shown.detail : null)
	return (
		<form
			ref={form}
			method="post"
			noValidate
			aria-label={isNew ? "New outcome" : "Edit outcome"}
			onSubmit={save}
			className="my-2 rounded-surface bg-surface p-4 shadow-float sm:p-6"
		>
			<WithPreview preview={() => <OutcomePreview outcome={outcome} content={content} />}>
				{(previewButton) => (
					<div className="flex flex-col gap-6">
						<TextField
							label="Title"
							name="title"
							autoComplete="off"
							value={outcome.title}
							error={errorOf("title")}
							onChange={({ target }) => edit({ title: target.value })}
						/>
						<TextAreaField
							label="Description"
							optional
							name="description"
							hint="What the score means, and what to do next."
							value={outcome.description}
							error={errorOf("description")}
							onChange={({ target }) => edit({ description: target.value })}
						/>
						<div className="grid max-w-sm grid-cols-2 gap-4">
							<NumberField
								label="From, %"
								name="score_min"
								min={0}
								max={100}
								value={outcome.score_min}
								error={errorOf("score_min")}
								onValue={(score_min) => edit({ score_min })}
							/>
							<NumberField
								label="To, %"
								name="score_max"
								min={0}
								max={100}
								value={outcome.score_max}
								error={errorOf("score_max")}
								onValue={(score_max) => edit({ score_max })}
							/>
						</div>
						<OutcomeActionFields
							outcome={outcome}
							errorOf={errorOf}
							onAction={choose}
							onConfig={editConfig}
							onLeaveWebsite={leaveWebsite}
						/>
						<ResultDesignFields
							design={outcome.result_design}
							onChange={(part) => edit({ result_design: { ...outcome.result_design, ...part } })}
						/>
						<ReportFields config={outcome.action_config} onChange={editConfig} />
						{shown && !fieldOf(form.current, shown) && (
							<Notice tone="danger" role="alert">
								{shown.detail}
							</Notice>
						)}
						<div className="flex flex-wrap justify-end gap-3">
							{previewButton}
							<Button onClick={onCancel}>Cancel</Button>
							<Button type="submit" variant="primary">
								{isNew ? "Add to quiz" : "Done"}
							</Button>
						</div>
					</div>
				)}
			</WithPreview>
		</form>
	)
}
