import { useRef } from "react"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import type { PublicQuestion } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { shownOption, shownOptionLang } from "@/lib/quizzes/shown-option"
import * as stepWords from "./step-words"
import { CHOICE } from "./use-quiz-keys"

export interface ChoicesProps {
	question: PublicQuestion
	chosen: string | undefined
	/** `pressed` is true for a press with a mouse, a finger, or a pen, and false for a key. */
	onChoose(answer: string, pressed: boolean): void
}

export const BOX =
	"relative flex min-h-14 min-w-0 cursor-pointer items-center gap-3.5 rounded-control border border-line-strong/60 " +
	"bg-surface text-base transition-colors hover:border-line-strong has-checked:border-accent-text " +
	"has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent-text)] has-focus-visible:outline-2 " +
	"has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"

/** Native radio buttons, which bring arrow keys, a single tab stop, and "2 of 4" for screen readers. */
export function Choices({ question, chosen, onChoose }: ChoicesProps) {
	if (question.type === "rating" || question.type === "scale")
		return <Rating question={question} chosen={chosen} onChoose={onChoose} />
	const pair = question.type === "yes_no"
	return (
		<div className={classNames("grid gap-3", pair && "grid-cols-2")}>
			{question.options.map((option, index) => (
				<label key={option} htmlFor={idOf(question, index)} className={classNames(BOX, "px-4 py-3.5")}>
					<Radio {...{ question, index, chosen, onChoose }} />
					<Mark index={index} isChosen={option === chosen} />
					<span {...shownOptionLang(question, option)} className="min-w-0 wrap-anywhere">
						{shownOption(question, option)}
					</span>
				</label>
			))}
		</div>
	)
}

function Rating({ question, chosen, onChoose }: ChoicesProps) {
	return (
		<div className="flex flex-col gap-2">
			<div
				className={classNames(
					"grid gap-2",
					// Eleven in a row where each is as wide as a finger.
					question.type === "scale" ? "grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))]" : "grid-cols-5 md:gap-3",
				)}
			>
				{question.options.map((option, index) => (
					<label
						key={option}
						htmlFor={idOf(question, index)}
						className={classNames(BOX, "min-h-16 justify-center font-display text-lg md:min-h-20")}
					>
						<Radio {...{ question, index, chosen, onChoose }} />
						{option}
					</label>
				))}
			</div>
			<p aria-hidden="true" className="flex justify-between text-sm text-ink-muted">
				<span>{t(stepWords.lowest)}</span>
				<span>{t(stepWords.highest)}</span>
			</p>
		</div>
	)
}

const idOf = ({ id }: PublicQuestion, index: number) => `${id}-${index}`

function Radio({ question, index, chosen, onChoose }: ChoicesProps & { index: number }) {
	const option = question.options[index] ?? ""
	const pressed = useRef(false)
	return (
		<input
			id={idOf(question, index)}
			{...{ [CHOICE]: question.type === "scale" ? option : "" }}
			type="radio"
			name={question.id}
			value={option}
			checked={option === chosen}
			onPointerDown={() => {
				pressed.current = true
			}}
			onKeyDown={() => {
				pressed.current = false
			}}
			// A click that a key or an assistive technology causes counts no presses.
			onChange={({ nativeEvent }) => onChoose(option, pressed.current && (nativeEvent as UIEvent).detail > 0)}
			className="absolute inset-0 size-full cursor-pointer opacity-0"
		/>
	)
}

/** The key that chooses the answer, if there is a keyboard, or a check once it is chosen. */
function Mark({ index, isChosen }: { index: number; isChosen: boolean }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"grid size-6 shrink-0 place-items-center rounded-full border text-xs font-medium tabular-nums",
				isChosen ? "border-accent bg-accent text-on-accent" : "border-line-strong text-ink-muted",
			)}
		>
			{isChosen ? (
				<Glyph name="check" size={14} />
			) : (
				<span className="pointer-coarse:hidden">{index < 9 && index + 1}</span>
			)}
		</span>
	)
}
