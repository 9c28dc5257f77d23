import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Notice } from "@/components/ui/notice"
import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { Question, QuestionType, ScoringCategory } from "@/lib/client/contract"
import { WEIGHT_MAX, WEIGHT_MIN } from "@/lib/quizzes/defaults"
import { fieldOf, questionProblem } from "../check-quiz"
import { NumberField } from "../number-field"
import { TYPE_LABELS } from "../quiz-texts"
import { AnswerPoints } from "./answer-points"
import { OptionsEditor } from "./options-editor"

const TYPES = Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label }))

export interface QuestionFormProps {
	question: Question
	categories: ScoringCategory[]
	isNew: boolean
	/** What saving the quiz found. */
	problem: string | null
	/** With every key: what is typed survives a reload. */
	onChange(question: Question): void
	onSave(): void
	onCancel(): void
}

export function QuestionForm({ question, categories, isNew, problem, onChange, onSave, onCancel }: QuestionFormProps) {
	const [shown, setShown] = useState<string | null>(problem)
	const form = useRef<HTMLFormElement>(null)
	const listId = useId()
	useEffect(() => form.current?.querySelector<HTMLElement>("[name=question]")?.focus(), [])
	useEffect(() => setShown(problem), [problem])

	function edit(next: Question): void {
		setShown(null)
		onChange(next)
	}

	function save(event: FormEvent) {
		event.preventDefault()
		const found = questionProblem(question)
		if (!found) return onSave()
		setShown(found)
		const wrong = { question: "[name=question]", options: "[name=option]", form: "[name=question]" }[fieldOf(found)]
		form.current?.querySelector<HTMLElement>(wrong)?.focus()
	}

	const where = shown && fieldOf(shown)
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
				error={where === "question" ? shown : null}
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
					onBlur={() => edit({ ...question, category: question.category.trim() })}
				/>
				<datalist id={listId}>
					{categories.map(({ name }) => (
						<option key={name} value={name} />
					))}
				</datalist>
				<NumberField
					label="Weight"
					hint={`${WEIGHT_MIN} to ${WEIGHT_MAX}`}
					min={WEIGHT_MIN}
					max={WEIGHT_MAX}
					value={question.weight}
					onValue={(weight) => edit({ ...question, weight })}
				/>
			</div>
			{question.type === "multiple_choice" && (
				<OptionsEditor question={question} error={where === "options" ? shown : null} onChange={edit} />
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
			{where === "form" && (
				<Notice tone="danger" role="alert">
					{shown}
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
