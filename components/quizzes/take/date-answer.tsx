import { useEffect, useRef, useState } from "react"
import { controlClass } from "@/components/ui/control-class"
import { t } from "@/lib/languages/t"
import { NOT_A_DAY } from "@/lib/quizzes/answer-types"
import { isFinger } from "./is-finger"
import { isVisitorHere } from "./is-visitor-here"
import type { TextAnswerProps } from "./text-answer"

export interface DateAnswerProps extends Omit<TextAnswerProps, "text" | "onChange"> {
	/** As "2026-03-29". */
	day: string | undefined
	/** Empty until the day is whole. */
	onChange(day: string): void
}

/** The browser's own field, whose order of day and month a visitor knows. A day is never a moment: no zone moves it. */
export function DateAnswer({ day = "", labelledBy, describedBy, invalid, onChange, onLeave }: DateAnswerProps) {
	const field = useRef<HTMLInputElement>(null)
	const [typed, setTyped] = useState(day)
	useEffect(() => {
		if (!isFinger() && isVisitorHere()) field.current?.focus({ preventScroll: true })
	}, [])

	function take(input: HTMLInputElement): void {
		input.setCustomValidity("")
		input.setCustomValidity(input.validity.valid ? "" : t(NOT_A_DAY))
		setTyped(input.value)
		onChange(input.value)
	}

	return (
		<input
			ref={field}
			type="date"
			max="9999-12-31"
			value={typed}
			aria-labelledby={labelledBy}
			aria-describedby={describedBy}
			aria-invalid={invalid || undefined}
			onChange={({ target }) => take(target)}
			onBlur={({ target }) => {
				// A day that is only begun changes no value.
				if (target.value === typed) take(target)
				onLeave()
			}}
			className={`${controlClass("h-14 max-w-60 px-4")} text-lg!`}
		/>
	)
}
