import { type ReactElement, type ReactNode, useId } from "react"
import { WithPreview } from "@/components/forms/with-preview"
import { Checkbox } from "@/components/ui/checkbox"
import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { Question, QuestionType, ScoringConfig } from "@/lib/client/contract"
import { OPTION_CAP, WEIGHT_MAX, WEIGHT_MIN } from "@/lib/quizzes/defaults"
import { optionKey } from "@/lib/quizzes/option-key"
import { hasRules } from "@/lib/quizzes/paths/walk"
import { mostChoices, possiblePoints } from "@/lib/quizzes/points-of"
import { questionWords, quizAdminWords } from "../../admin-words"
import { type Problem, questionProblem } from "../content/check-quiz"
import { ofType } from "../content/content-edits"
import { ItemButtons } from "../parts/item-buttons"
import { NumberField } from "../parts/number-field"
import { useItemForm } from "../parts/use-item-form"
import { Fillable } from "../placeholders/fillable"
import { RulesEditor } from "../rules/rules-editor"
import { rulesWords } from "../rules/rules-words"
import { AnswerPoints } from "./answer-points"
import { BandsEditor } from "./bands-editor"
import { ContactPartsEditor } from "./contact-parts-editor"
import { OptionsEditor, type OptionsEditorProps } from "./options-editor"
import { typeWords } from "./type-words"
import { AnswerVotes, type VotedOutcome } from "./votes-editor"

const FIELDS = ["question", "options", "contact_parts"]

const TYPES = Object.entries(quizAdminWords.typeLabels).map(([value, label]) => ({ value, label }))

export interface QuestionFormProps {
	question: Question
	/** All of the quiz: rules name others. */
	questions: readonly Question[]
	outcomes: readonly VotedOutcome[]
	config: Pick<ScoringConfig, "categories" | "scoring_method">
	preview(): ReactNode
	isNew: boolean
	/** The problem that saving the quiz found. A new object with each press. */
	problem: Problem | null
	/** Called on every key press, so that a reload keeps what was typed. */
	onChange(question: Question): void
	onSave(): void
	/** Takes the question in and opens the next. Undefined if there may be no more. */
	onNext: (() => void) | undefined
	onCancel(): void
}

/** Edits one question beside its preview. Only a press of a button checks it. */
export function QuestionForm({
	question,
	questions,
	outcomes,
	config,
	preview,
	isNew,
	problem,
	...on
}: QuestionFormProps) {
	const { onChange, onSave, onNext, onCancel } = on
	const { shown, setShown, errorOf, props, saveThen } = useItemForm({
		problem,
		first: "question",
		fieldOf: wrongField,
		check: () => questionProblem(question),
		onSave,
	})
	const listId = useId()

	function edit(next: Question): void {
		setShown(null)
		onChange(next)
	}

	/** Enter saves and focuses the first wrong field, which blurs this one: the error already shown stays. */
	function leaveCategory(): void {
		const category = question.category.trim()
		if (category !== question.category) onChange({ ...question, category })
	}

	return (
		<form
			{...props}
			aria-label={isNew ? questionWords.new : questionWords.edit}
			className="my-2 rounded-surface bg-surface p-4 shadow-float sm:p-6"
		>
			<WithPreview preview={preview}>
				{(previewButton) => (
					<div className="flex flex-col gap-5">
						<Fillable
							label={questionWords.question}
							place="question"
							questionId={question.id}
							value={question.question}
							onValue={(text) => edit({ ...question, question: text })}
						>
							<TextAreaField
								label={questionWords.question}
								name="question"
								rows={2}
								value={question.question}
								error={errorOf("question")}
								onChange={({ target }) => edit({ ...question, question: target.value })}
							/>
						</Fillable>
						<div className="grid gap-4 sm:grid-cols-[1fr_1fr_8rem]">
							<SelectField
								label={questionWords.type}
								hint={question.type === "multiple_choice" ? typeWords.oneAnswer : undefined}
								options={TYPES}
								value={question.type}
								onChange={({ target }) => edit(ofType(question, target.value as QuestionType))}
							/>
							<TextField
								label={quizAdminWords.category}
								optional
								list={listId}
								autoComplete="off"
								value={question.category}
								hint={questionWords.categoryHint}
								onChange={({ target }) => edit({ ...question, category: target.value })}
								onBlur={leaveCategory}
							/>
							<datalist id={listId}>
								{config.categories.map(({ name }) => (
									<option key={name} value={name} />
								))}
							</datalist>
							{possiblePoints(question) && config.scoring_method !== "simple" && (
								<NumberField
									label={questionWords.weight}
									hint={questionWords.weightHint(WEIGHT_MIN, WEIGHT_MAX)}
									min={WEIGHT_MIN}
									max={WEIGHT_MAX}
									value={question.weight}
									onValue={(weight) => edit({ ...question, weight })}
								/>
							)}
						</div>
						<TypeFields
							question={question}
							outcomes={outcomes}
							error={errorOf("options") ?? errorOf("contact_parts")}
							onChange={edit}
						/>
						<Checkbox
							label={questionWords.required}
							checked={question.required}
							onChange={({ target }) => edit({ ...question, required: target.checked })}
						/>
						{questions.length > 1 || hasRules([question]) ? (
							<RulesEditor question={question} questions={questions} onChange={edit} />
						) : (
							<p className="text-ink-muted">{rulesWords.needsMore}</p>
						)}
						<ItemButtons
							isNew={isNew}
							problem={shown && !FIELDS.includes(shown.field) ? shown.detail : null}
							onCancel={onCancel}
							onNext={onNext && (() => saveThen(onNext))}
						>
							{previewButton}
						</ItemButtons>
					</div>
				)}
			</WithPreview>
		</form>
	)
}

function TypeFields({ question, ...editing }: OptionsEditorProps): ReactElement {
	switch (question.type) {
		case "multiple_choice":
			return <OptionsEditor question={question} {...editing} />
		case "multiple_choices":
			return (
				<>
					<OptionsEditor question={question} {...editing} />
					<div className="max-w-60">
						<NumberField
							label={typeWords.maxChoices}
							hint={typeWords.maxChoicesHint(question.options.length)}
							min={1}
							max={question.options.length}
							value={mostChoices(question)}
							onValue={(most) => {
								const { max_choices: _, ...kept } = question
								editing.onChange(most < question.options.length ? { ...kept, max_choices: most } : kept)
							}}
						/>
					</div>
				</>
			)
		case "consent":
			return (
				<TextAreaField
					label={typeWords.consentText}
					hint={typeWords.consentHint}
					name="option"
					rows={2}
					maxLength={OPTION_CAP}
					value={question.options[0] ?? ""}
					error={editing.error}
					onChange={({ target }) => editing.onChange({ ...question, options: [target.value] })}
				/>
			)
		case "number":
			return <BandsEditor question={question} onChange={editing.onChange} />
		case "date":
			return <p className="text-ink-muted">{typeWords.dateAbout}</p>
		case "contact":
			return <ContactPartsEditor question={question} error={editing.error} onChange={editing.onChange} />
		case "rating":
		case "yes_no":
		case "scale":
			return (
				<>
					<AnswerPoints question={question} onChange={editing.onChange} />
					<AnswerVotes question={question} outcomes={editing.outcomes} onChange={editing.onChange} />
				</>
			)
		case "text":
			return <p className="text-ink-muted">{questionWords.freeTextAbout}</p>
	}
}

/** Among the options, the first empty one, else the first duplicate. */
function wrongField(form: HTMLFormElement | null, { field }: Problem): HTMLElement | null {
	if (field === "contact_parts") return form?.querySelector<HTMLElement>("[name=contact_part]") ?? null
	const options = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[name=option]") ?? [])]
	if (field !== "options" || options.length === 0) return form?.querySelector<HTMLElement>("[name=question]") ?? null
	const texts = options.map(({ value }) => optionKey(value))
	const wrong = texts.includes("") ? texts.indexOf("") : texts.findIndex((text, at) => texts.indexOf(text) < at)
	return options[Math.max(0, wrong)] ?? null
}
