import { useEffect, useId, useRef, useState } from "react"
import { controlClass } from "@/components/ui/control-class"
import { t, visitorLocale } from "@/lib/languages/t"
import { NOT_A_NUMBER } from "@/lib/quizzes/answer-types"
import { isFinger } from "./is-finger"
import { isVisitorHere } from "./is-visitor-here"
import { readNumber } from "./read-number"
import * as stepWords from "./step-words"
import type { TextAnswerProps } from "./text-answer"

export interface NumberAnswerProps extends Omit<TextAnswerProps, "text" | "onChange"> {
	number: string | undefined
	onChange(number: string | null): void
}

/** A text field with the keys for numbers: a number field loses what it cannot read, such as "3,5" in another language. */
export function NumberAnswer({ number, labelledBy, describedBy, invalid, onChange, onLeave }: NumberAnswerProps) {
	const field = useRef<HTMLInputElement>(null)
	const noteId = useId()
	const locale = visitorLocale()
	const shown = (value: string) => Number(value).toLocaleString(locale, { maximumFractionDigits: 6 })
	const [typed, setTyped] = useState(() => (number === undefined ? "" : shown(number)))
	const read = readNumber(typed, locale)
	useEffect(() => {
		if (!isFinger() && isVisitorHere()) field.current?.focus({ preventScroll: true })
	}, [])
	useEffect(() => {
		// The form asks the field before the next question.
		field.current?.setCustomValidity(typed.trim() !== "" && read === null ? t(NOT_A_NUMBER) : "")
	}, [typed, read])

	return (
		<div className="flex flex-col gap-2">
			<input
				ref={field}
				type="text"
				inputMode="decimal"
				autoComplete="off"
				value={typed}
				maxLength={40}
				aria-labelledby={labelledBy}
				aria-describedby={`${describedBy} ${noteId}`}
				aria-invalid={invalid || undefined}
				onChange={({ target }) => {
					setTyped(target.value)
					onChange(readNumber(target.value, locale))
				}}
				onBlur={onLeave}
				className={`${controlClass("h-14 max-w-60 px-4 tabular-nums")} text-lg!`}
			/>
			<p id={noteId} className="min-h-5 text-sm text-ink-muted">
				{read !== null && /[^0-9]/.test(typed.trim()) && stepWords.readAs(shown(read))}
			</p>
		</div>
	)
}
