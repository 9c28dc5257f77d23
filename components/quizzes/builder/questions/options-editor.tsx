import { X } from "lucide-react"
import { useRef, useState } from "react"
import { DRAG_KEYS, useOrder } from "@/components/forms/order/use-order"
import { classNames } from "@/components/ui/class-names"
import { DragHandle } from "@/components/ui/drag-handle"
import { Glyph } from "@/components/ui/glyph"
import { IconButton } from "@/components/ui/icon-button"
import { isComposing } from "@/components/ui/is-composing"
import { TextField } from "@/components/ui/text-field"
import type { Question } from "@/lib/client/contract"
import { OPTIONS_MAX } from "@/lib/quizzes/defaults"
import { questionWords } from "../../admin-words"
import { mayRemoveOption, type OptionRow, optionRows, withOptions } from "../content/content-edits"
import { AddButton } from "../parts/add-button"
import { addWords } from "../parts/add-words"
import { NumberField } from "../parts/number-field"
import { POINTS_MAX } from "./points-max"
import { type VotedOutcome, VotesEditor } from "./votes-editor"

export interface OptionsEditorProps {
	question: Question
	outcomes: readonly VotedOutcome[]
	error: string | null
	onChange(question: Question): void
}

const EMPTY_ROWS: OptionRow[] = [
	{ key: "first", text: "", points: 0, votes: [] },
	{ key: "second", text: "", points: 0, votes: [] },
]

export function OptionsEditor({ question, outcomes, error, onChange }: OptionsEditorProps) {
	const [rows, setRows] = useState<OptionRow[]>(() => {
		const known = optionRows(question)
		return known.length < EMPTY_ROWS.length ? [...known, ...EMPTY_ROWS.slice(known.length)] : known
	})
	const made = useRef(0)
	const box = useRef<HTMLFieldSetElement>(null)
	const focusNext = useRef<string | null>(null)

	function set(next: OptionRow[]): void {
		setRows(next)
		onChange(withOptions(question, next))
	}

	const named = rows.map(({ key, text }, index) => ({ id: key, label: text || questionWords.optionInRow(index + 1) }))
	const order = useOrder(named, (ids) => set([...rows].sort((a, b) => ids.indexOf(a.key) - ids.indexOf(b.key))))
	const edit = (key: string, part: Partial<OptionRow>) =>
		set(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

	function add(): void {
		if (rows.length >= OPTIONS_MAX) return
		made.current++
		const key = `new-${made.current}`
		focusNext.current = key
		set([...rows, { key, text: "", points: 0, votes: [] }])
	}

	function remove(key: string, index: number): void {
		focusNext.current = rows[index + 1]?.key ?? rows[index - 1]?.key ?? null
		set(rows.filter((row) => row.key !== key))
	}

	return (
		<>
			<fieldset ref={box} className="min-w-0">
				<legend className="mb-1.5 flex w-full text-sm font-medium">
					<span className="flex-1">{questionWords.optionsWithPoints}</span>
				</legend>
				<p role="status" className="sr-only">
					{order.said}
				</p>
				<ol ref={order.list} className="flex flex-col">
					{rows.map(({ key, text, points }, index) => {
						const { style, dragged, handle } = order.row(named[index] ?? { id: key, label: "" }, index)
						return (
							<li
								key={key}
								style={style}
								className={classNames(
									"flex items-center gap-1.5 bg-surface py-1 sm:gap-2",
									dragged && "rounded-control shadow-float",
								)}
							>
								<DragHandle {...handle} describedBy={DRAG_KEYS} />
								<div className="min-w-0 flex-1">
									<TextField
										label={questionWords.optionNumber(index + 1)}
										hideLabel
										name="option"
										autoComplete="off"
										placeholder={questionWords.optionNumber(index + 1)}
										value={text}
										ref={(input) => {
											if (!input || focusNext.current !== key) return
											focusNext.current = null
											input.focus()
										}}
										onChange={({ target }) => edit(key, { text: target.value })}
										onKeyDown={(event) => {
											if (event.key !== "Enter" || isComposing(event)) return
											event.preventDefault()
											add()
										}}
									/>
								</div>
								<div className="w-16 shrink-0 sm:w-20">
									<NumberField
										label={questionWords.pointsForOption(index + 1)}
										hideLabel
										min={0}
										max={POINTS_MAX}
										fractions
										value={points}
										onValue={(value) => edit(key, { points: value })}
									/>
								</div>
								<IconButton
									label={questionWords.removeOption(index + 1)}
									disabled={!mayRemoveOption(rows)}
									onClick={() => remove(key, index)}
								>
									<X aria-hidden size={18} />
								</IconButton>
							</li>
						)
					})}
				</ol>
				<div aria-live="polite">
					{error && (
						<p className="mt-1 flex gap-1.5 text-sm text-danger">
							<Glyph name="alert" className="mt-0.5" />
							{error}
						</p>
					)}
				</div>
				<div className="mt-2">
					<AddButton
						size="sm"
						label={questionWords.addOption}
						count={rows.length}
						max={OPTIONS_MAX}
						thing={addWords.option}
						onClick={add}
					/>
				</div>
			</fieldset>
			<VotesEditor
				answers={rows.map(({ key, text, votes }, index) => {
					return { key, label: text || questionWords.optionNumber(index + 1), votes }
				})}
				outcomes={outcomes}
				onVotes={(key, votes) => edit(key, { votes })}
			/>
		</>
	)
}
