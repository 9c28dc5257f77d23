import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import { controlClass } from "@/components/ui/control-class"
import { isComposing } from "@/components/ui/is-composing"
import { t } from "@/lib/languages/t"
import { QUIZ_TEXT_CAP } from "@/lib/quizzes/defaults"
import { isFinger } from "./is-finger"
import { isVisitorHere } from "./is-visitor-here"
import * as stepWords from "./step-words"

export interface TextAnswerProps {
	labelledBy: string
	describedBy: string
	text: string
	invalid: boolean
	onChange(text: string): void
	onLeave(): void
}

const COUNT_FROM = QUIZ_TEXT_CAP - 200

/** A text answer. Enter submits the form, Shift + Enter adds a line. */
export function TextAnswer({ labelledBy, describedBy, text, invalid, onChange, onLeave }: TextAnswerProps) {
	const field = useRef<HTMLTextAreaElement>(null)
	const noteId = useId()
	useEffect(() => {
		if (!isFinger() && isVisitorHere()) field.current?.focus({ preventScroll: true })
	}, [])

	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
		if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return
		// A touch keyboard has no Shift + Enter.
		if (isFinger()) return
		event.preventDefault()
		// A held key would run through the questions that follow.
		if (!event.repeat) event.currentTarget.form?.requestSubmit()
	}

	const left = QUIZ_TEXT_CAP - text.length
	return (
		<div className="flex flex-col gap-2">
			<textarea
				ref={field}
				rows={4}
				value={text}
				maxLength={QUIZ_TEXT_CAP}
				aria-labelledby={labelledBy}
				aria-describedby={`${describedBy} ${noteId}`}
				aria-invalid={invalid || undefined}
				onChange={(event) => onChange(event.target.value)}
				onBlur={onLeave}
				onKeyDown={onKeyDown}
				className={`${controlClass("field-sizing-content max-h-96 min-h-32 px-4 py-3")} text-base!`}
			/>
			<p id={noteId} className="flex min-h-5 justify-between gap-4 text-sm text-ink-muted">
				<span className="pointer-coarse:hidden">{t(stepWords.newLine)}</span>
				{text.length > COUNT_FROM && <span className="tabular-nums">{stepWords.charactersLeft(left)}</span>}
			</p>
		</div>
	)
}
