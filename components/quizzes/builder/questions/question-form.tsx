import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Notice } from "@/components/ui/notice"
import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { Question, QuestionType, ScoringConfig } from "@/lib/client/contract"
import { WEIGHT_MAX, WEIGHT_MIN } from "@/lib/quizzes/defaults"
import { type Problem, questionProblem } from "../check-quiz"
import { leadTo } from "../lead-to"
import { NumberField } from "../number-field"
import { TYPE_LABELS } from "../quiz-texts"
import { AnswerPoints } from "./answer-points"
import { OptionsEditor } from "./options-editor"

/** Fields that show their own error. */
const FIELDS = ["question", "options"]

const TYPES = Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label }))

export interface QuestionFormProps {
	question: Question
	config: Pick<ScoringConfig, "categories" | "scoring_method">
	isNew: boolean
	/** The problem that saving the quiz found. A new object with each press. */
	problem: Problem | null
	/** Called on every key press, so that a reload keeps what was typed. */
	onChange(question: Question): void
	onSave(): void
	onCancel(): void
}

/** Edits one question. Only Save checks it. */
export function QuestionForm({ question, config, isNew, problem, onChange, onSave, onCancel }: QuestionFormProps) {
	const [shown, setShown] = useState<Problem | null>(null)
	const form = useRef<HTMLFormElement>(null)
	const listId = useId()
	useEffect(() => form.current?.querySelector<HTMLElement>("[name=question]")?.focus(), [])
	useEffect(() => {
		setShown(problem)
		if (problem) leadTo(wrongField(form.current, problem))
	}, [problem])

	function edit(next: Question): void {
		setShown(null)
		onChange(next)
	}

	function save(event: FormEvent) {
		event.preventDefault()
		const found = questionProblem(question)
		if (!found) return onSave()
		setShown(found)
		leadTo(wrongField(form.current, found))
	}

	/** Enter saves and focuses the first wrong field, which blurs this one: the error already shown stays. */
	function leaveCategory(): void {
		const category = question.category.trim()
		if (category !== question.category) onChange({ ...question, category })
	}

	const errorOf = (field: string) => (shown?.field === field ? shown.detail : null)
	return (
		<form
			ref={form}
			method="post"
			noValidate
			aria-label={isNew ? "New question" : "Edit question"}
			onSubmit={save}
			className="my-2 flex flex-col gap-5 rounded-surface bg-surface p-4 shadow-float sm:p-6"
		>
			<TextAreaField
				label="Question"
				name="question"
				rows={2}
				value={question.question}
				error={errorOf("question")}
				onChange={({ target }) => edit({ ...question, question: target.value })}
			/>
			<div className="grid gap-4 sm:grid-cols-[1fr_1fr_7rem]">
				<SelectField
					label="Type"
					options={TYPES}
					value={question.type}
					onChange={({ target }) => edit({ ...question, type: target.value as QuestionType })}
				/>
				<TextField
					label="Category"
					optional
					list={listId}
					autoComplete="off"
					value={question.category}
					hint="A new name becomes a category."
					onChange={({ target }) => edit({ ...question, category: target.value })}
					onBlur={leaveCategory}
				/>
				<datalist id={listId}>
					{config.categories.map(({ name }) => (
						<option key={name} value={name} />
					))}
				</datalist>
				{question.type !== "text" && config.scoring_method !== "simple" && (
					<NumberField
						label="Weight"
						hint={`${WEIGHT_MIN} to ${WEIGHT_MAX}`}
						min={WEIGHT_MIN}
						max={WEIGHT_MAX}
						value={question.weight}
						onValue={(weight) => edit({ ...question, weight })}
					/>
				)}
			</div>
			{question.type === "multiple_choice" && (
				<OptionsEditor question={question} error={errorOf("options")} onChange={edit} />
			)}
			{(question.type === "rating" || question.type === "yes_no") && (
				<AnswerPoints question={question} onChange={edit} />
			)}
			{question.type === "text" && (
				<p className="text-ink-muted">Visitors write what they like. You read it in the report; it gives no points.</p>
			)}
			<Checkbox
				label="Required"
				checked={question.required}
				onChange={({ target }) => edit({ ...question, required: target.checked })}
			/>
			{shown && !FIELDS.includes(shown.field) && (
				<Notice tone="danger" role="alert">
					{shown.detail}
				</Notice>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onCancel}>Cancel</Button>
				<Button type="submit" variant="primary">
					{isNew ? "Add to quiz" : "Done"}
				</Button>
			</div>
		</form>
	)
}

/** Among the options, the first empty one, else the first duplicate. */
function wrongField(form: HTMLFormElement | null, { field }: Problem): HTMLElement | null {
	const options = [...(form?.querySelectorAll<HTMLInputElement>("[name=option]") ?? [])]
	if (field !== "options" || options.length === 0) return form?.querySelector<HTMLElement>("[name=question]") ?? null
	const texts = options.map(({ value }) => value.trim())
	const wrong = texts.includes("") ? texts.indexOf("") : texts.findIndex((text, at) => texts.indexOf(text) < at)
	return options[Math.max(0, wrong)] ?? null
}
