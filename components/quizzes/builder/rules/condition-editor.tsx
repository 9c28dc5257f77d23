import { X } from "lucide-react"
import type { ReactElement } from "react"
import { Checkbox } from "@/components/ui/checkbox"
import { IconButton } from "@/components/ui/icon-button"
import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import type { Condition, PathTest, Question } from "@/lib/client/contract"
import { answerText, possibleAnswers, readAnswer } from "@/lib/quizzes/answer-types"
import { NUMBER_MAX } from "@/lib/quizzes/defaults"
import { AddButton } from "../parts/add-button"
import { addWords } from "../parts/add-words"
import { NumberField } from "../parts/number-field"
import { useQuizParts } from "../placeholders/quiz-parts"
import { operatorsFor, valueFor } from "./rules-edits"
import { rulesWords } from "./rules-words"

export interface ConditionEditorProps {
	condition: Condition
	/** All questions of the quiz, for their numbers. */
	questions: readonly Question[]
	/** A condition may ask about this many of them, from the first. */
	upTo: number
	onChange(condition: Condition): void
}

const SCORE = "score:"
const FIELD = "field:"
const MOST = 20

const FIELD_OPERATORS: PathTest["is"][] = ["is", "is_not", "contains"]
export const fieldTest = (id: string): PathTest => ({ of: "field", id, is: "is", value: "" })

export const UNCHOSEN: PathTest = { of: "answer", id: "", is: "is", value: "" }

const scoreTest: PathTest = { of: "score", id: "", is: "at_least", value: 50 }

function answerTest(question: Question): PathTest {
	const [is = "is"] = operatorsFor(question)
	return { of: "answer", id: question.id, is, value: valueFor(is, "") }
}

export function ConditionEditor({ condition, questions, upTo, onChange }: ConditionEditorProps) {
	const { join, tests } = condition
	const set = (at: number, test: PathTest) =>
		onChange({ join, tests: tests.map((each, i) => (i === at ? test : each)) })
	return (
		<div className="flex flex-col gap-3">
			{tests.length > 1 && (
				<SelectField
					label={rulesWords.join}
					hideLabel
					options={Object.entries(rulesWords.joins).map(([value, label]) => ({ value, label }))}
					value={join}
					onChange={({ target }) => onChange({ ...condition, join: target.value as Condition["join"] })}
				/>
			)}
			<ol className="flex flex-col gap-3">
				{tests.map((test, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a test has no name, and its fields hold no state of their own.
					<li key={at} className="flex items-start gap-1.5 sm:gap-2">
						<div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
							<TestFields test={test} questions={questions} upTo={upTo} onChange={(next) => set(at, next)} />
						</div>
						{tests.length > 1 && (
							<IconButton
								label={rulesWords.removeTest(at + 1)}
								onClick={() => onChange({ join, tests: tests.filter((_, i) => i !== at) })}
							>
								<X aria-hidden size={18} />
							</IconButton>
						)}
					</li>
				))}
			</ol>
			<div>
				<AddButton
					size="sm"
					label={rulesWords.addTest}
					count={tests.length}
					max={MOST}
					thing={addWords.condition}
					onClick={() => onChange({ join, tests: [...tests, UNCHOSEN] })}
				/>
			</div>
		</div>
	)
}

interface TestFieldsProps extends Omit<ConditionEditorProps, "condition" | "onChange"> {
	test: PathTest
	onChange(test: PathTest): void
}

function TestFields({ test, questions, upTo, onChange }: TestFieldsProps) {
	const question = test.of === "answer" ? questions.find(({ id }) => id === test.id) : undefined
	const at = question ? questions.indexOf(question) : -1
	const offered = questions.slice(0, upTo).map(({ id, question: text }, index) => {
		return { value: id, label: rulesWords.question(index + 1, text) }
	})
	const { fields } = useQuizParts()
	const names = [...new Set([...fields, ...(test.of === "field" ? [test.id] : [])])]
	const isChosen = test.of !== "answer" || test.id !== ""
	const isListed = test.of !== "answer" || !isChosen || (at !== -1 && at < upTo)
	const own = { value: test.id, label: question ? rulesWords.question(at + 1, question.question) : rulesWords.gone }
	const operators = test.of === "field" ? FIELD_OPERATORS : operatorsFor(question)
	return (
		<>
			<SelectField
				label={rulesWords.about}
				hideLabel
				options={[
					...(isChosen ? [] : [{ value: "", label: rulesWords.choose }]),
					...offered,
					{ value: SCORE, label: rulesWords.score },
					...names.map((name) => ({ value: FIELD + name, label: rulesWords.field(name) })),
					...(isListed ? [] : [own]),
				]}
				value={test.of === "score" ? SCORE : test.of === "field" ? FIELD + test.id : test.id}
				onChange={({ target }) => {
					const chosen = questions.find(({ id }) => id === target.value)
					if (chosen) onChange(answerTest(chosen))
					else if (target.value.startsWith(FIELD)) onChange(fieldTest(target.value.slice(FIELD.length)))
					else onChange(scoreTest)
				}}
			/>
			{isChosen && <TestValue test={test} question={question} operators={operators} onChange={onChange} />}
		</>
	)
}

interface TestValueProps extends ValueFieldProps {
	operators: readonly PathTest["is"][]
}

function TestValue({ test, question, operators, onChange }: TestValueProps) {
	return (
		<>
			<SelectField
				label={rulesWords.operator}
				hideLabel
				options={[...new Set([...operators, test.is])].map((value) => ({ value, label: rulesWords.operators[value] }))}
				value={test.is}
				onChange={({ target }) => {
					const is = target.value as PathTest["is"]
					onChange({ ...test, is, value: valueFor(is, test.value) })
				}}
			/>
			<ValueField test={test} question={question} onChange={onChange} />
		</>
	)
}

interface ValueFieldProps {
	test: PathTest
	question: Question | undefined
	onChange(test: PathTest): void
}

/** The score, in percent, has no question. */
function boundsOf(question: Question | undefined): { min: number; max: number } {
	switch (question?.type) {
		case "number":
			return { min: -NUMBER_MAX, max: NUMBER_MAX }
		case "scale":
			return { min: 0, max: 10 }
		case "rating":
			return { min: 1, max: 5 }
		default:
			return { min: 0, max: 100 }
	}
}

function ValueField({ test, question, onChange }: ValueFieldProps): ReactElement {
	const options = question ? possibleAnswers(question) : null
	const { is, value } = test
	const set = (next: PathTest["value"]) => onChange({ ...test, value: next })
	if (typeof value === "number") {
		return (
			<NumberField label={rulesWords.value} hideLabel {...boundsOf(question)} fractions value={value} onValue={set} />
		)
	}
	if (Array.isArray(value)) {
		const shown = [...new Set([...(options ?? []), ...value])].filter((option) => option !== "")
		return (
			<fieldset className="flex flex-col gap-1">
				<legend className="sr-only">{rulesWords.value}</legend>
				{shown.map((option) => (
					<Checkbox
						key={option}
						label={option}
						checked={value.includes(option)}
						onChange={({ target }) =>
							set(shown.filter((each) => (each === option ? target.checked : value.includes(each))))
						}
					/>
				))}
			</fieldset>
		)
	}
	if (!options || is === "contains") {
		const type = question?.type === "number" || question?.type === "date" ? question.type : "text"
		return (
			<TextField
				// A field whose type changes keeps a text that the new type refuses.
				key={type}
				type={type}
				step={type === "number" ? "any" : undefined}
				label={rulesWords.value}
				hideLabel
				autoComplete="off"
				value={value}
				onChange={({ target }) => set(target.value)}
				onBlur={() => {
					const answer = question && type === "number" ? readAnswer(question, value) : null
					if (answer) set(answerText(answer))
				}}
			/>
		)
	}
	return (
		<SelectField
			label={rulesWords.value}
			hideLabel
			options={(options.includes(value) ? options : [value, ...options]).map((option) => ({
				value: option,
				label: option || rulesWords.chooseAnswer,
			}))}
			value={value}
			onChange={({ target }) => set(target.value)}
		/>
	)
}
