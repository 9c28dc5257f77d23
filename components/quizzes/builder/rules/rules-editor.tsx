import { X } from "lucide-react"
import { IconButton } from "@/components/ui/icon-button"
import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import type { Jump, Question } from "@/lib/client/contract"
import { CATEGORY_NAME_CAP } from "@/lib/quizzes/defaults"
import { AddButton } from "../parts/add-button"
import { addWords } from "../parts/add-words"
import { useQuizParts } from "../placeholders/quiz-parts"
import { ConditionEditor, UNCHOSEN } from "./condition-editor"
import { withPrevious } from "./rules-edits"
import { rulesWords } from "./rules-words"

export interface RulesEditorProps {
	question: Question
	questions: readonly Question[]
	onChange(question: Question): void
}

const NEXT = "next:"
const END = "end:"
const MOST_JUMPS = 19

/** Rules only lead forward, so that no visitor goes in circles. */
export function RulesEditor({ question, questions, onChange }: RulesEditorProps) {
	const { fields } = useQuizParts()
	const found = questions.findIndex(({ id }) => id === question.id)
	const at = found === -1 ? questions.length : found
	const later = questions.slice(at + 1).map(({ id, question: text }, index) => {
		return { value: id, label: rulesWords.goTo(at + index + 2, text) }
	})
	const all = question.next ?? []
	const jumps = all.filter((jump) => jump.if !== null)
	const always = all.find((jump) => jump.if === null)
	const targets = (to: string | null) => {
		const isListed = to === null || later.some(({ value }) => value === to)
		return [
			...later,
			{ value: END, label: rulesWords.finish },
			...(isListed ? [] : [{ value: to, label: rulesWords.gone }]),
		]
	}
	const setNext = (conditional: Jump[], last: Jump | undefined) => {
		const { next: _, ...kept } = question
		const next = last ? [...conditional, last] : conditional
		onChange(next.length > 0 ? { ...kept, next } : kept)
	}
	const setJump = (index: number, jump: Jump) =>
		setNext(
			jumps.map((each, i) => (i === index ? jump : each)),
			always,
		)
	const asked = at === questions.length ? [...questions, question] : questions

	return (
		<fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-5">
			<legend className="float-start w-full text-sm font-medium">{rulesWords.title}</legend>
			{(at > 0 || fields.length > 0 || question.show_if) && (
				<ShowIf question={question} questions={asked} at={at} onChange={onChange} />
			)}
			{!question.with_previous && (questions[at + 1]?.with_previous || question.group_name) && (
				<TextField
					label={rulesWords.groupName}
					hint={rulesWords.groupNameHint}
					name="group_name"
					optional
					autoComplete="off"
					maxLength={CATEGORY_NAME_CAP}
					value={question.group_name ?? ""}
					onChange={({ target }) => onChange({ ...question, group_name: target.value || undefined })}
				/>
			)}
			<ol className="flex flex-col gap-5 empty:hidden">
				{jumps.map((jump, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name, and its fields hold no state of their own.
					<li key={index} className="flex flex-col gap-3">
						<div className="flex items-end gap-1.5 sm:gap-2">
							<div className="min-w-0 flex-1">
								<SelectField
									label={rulesWords.jump(index + 1)}
									options={targets(jump.to)}
									value={jump.to ?? END}
									onChange={({ target }) => setJump(index, { ...jump, to: target.value === END ? null : target.value })}
								/>
							</div>
							<IconButton
								label={rulesWords.removeJump(index + 1)}
								onClick={() =>
									setNext(
										jumps.filter((_, i) => i !== index),
										always,
									)
								}
							>
								<X aria-hidden size={18} />
							</IconButton>
						</div>
						<ConditionEditor
							condition={jump.if ?? { join: "and", tests: [] }}
							questions={asked}
							upTo={at + 1}
							onChange={(condition) => setJump(index, { ...jump, if: condition })}
						/>
					</li>
				))}
			</ol>
			<SelectField
				label={jumps.length > 0 ? rulesWords.otherwise : rulesWords.after}
				hint={later.length === 0 ? rulesWords.noTarget : undefined}
				options={[{ value: NEXT, label: rulesWords.goOn }, ...targets(always?.to ?? null)]}
				value={always ? (always.to ?? END) : NEXT}
				onChange={({ target: { value } }) =>
					setNext(jumps, value === NEXT ? undefined : { if: null, to: value === END ? null : value })
				}
			/>
			<div>
				<AddButton
					size="sm"
					label={rulesWords.addJump}
					count={jumps.length}
					max={MOST_JUMPS}
					thing={addWords.rule}
					onClick={() =>
						setNext([...jumps, { if: { join: "and", tests: [UNCHOSEN] }, to: later[1]?.value ?? null }], always)
					}
				/>
			</div>
		</fieldset>
	)
}

function ShowIf({ question, questions, at, onChange }: RulesEditorProps & { at: number }) {
	const { show_if, with_previous, ...kept } = question
	const options = [
		{ value: "always", label: rulesWords.showAlways },
		{ value: "if", label: rulesWords.showIf },
		{ value: "previous", label: rulesWords.showWithPrevious },
	]
	function choose(value: string): void {
		if (value === "if")
			onChange({
				...kept,
				show_if: { join: "and", tests: [UNCHOSEN] },
			})
		else onChange(value === "previous" ? withPrevious(question) : kept)
	}
	return (
		<div className="flex flex-col gap-3">
			<SelectField
				label={rulesWords.showing}
				options={options}
				value={with_previous ? "previous" : show_if ? "if" : "always"}
				onChange={({ target }) => choose(target.value)}
			/>
			{show_if && !with_previous && (
				<ConditionEditor
					condition={show_if}
					questions={questions}
					upTo={at}
					onChange={(condition) => onChange({ ...question, show_if: condition })}
				/>
			)}
		</div>
	)
}
