import { useEffect, useId, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { bringIntoLog } from "./bring-into-log"
import { Choices } from "./choices"
import { EnterHint } from "./enter-hint"
import { isFinger } from "./is-finger"
import { QUIZ_TEXTS } from "./quiz-texts"
import { Step } from "./step"
import { StepPosition, StepTitle, useFocusOnArrival } from "./step-title"
import { TextAnswer } from "./text-answer"
import type { QuizTaking } from "./use-quiz"

export function QuestionStep({ taking, index }: { taking: QuizTaking; index: number }) {
	const { quiz, answers, busy, failure } = taking
	const question = quiz.questions[index]
	const [error, setError] = useState<string | null>(null)
	const isText = question?.type === "text"
	const titleRef = useFocusOnArrival<HTMLHeadingElement>(!isText || isFinger())
	const ids = useId()
	const noteRef = useRef<HTMLParagraphElement>(null)
	useEffect(() => {
		if (error) bringIntoLog(noteRef.current, noteRef.current)
	}, [error])
	if (!question) return null
	const answer = Object.hasOwn(answers, question.id) ? (answers[question.id] ?? "") : ""
	const isAnswered = answer.trim() !== ""
	const isLast = index === quiz.questions.length - 1
	const { id, required } = question
	const errorId = `${ids}-error`
	const positionId = `${ids}-position`
	const titleId = `${ids}-title`

	function keep(given: string): void {
		setError(null)
		taking.answer(id, given, !isText)
	}

	function submit(form: HTMLFormElement): void {
		if (required && !isAnswered) {
			setError(QUIZ_TEXTS.answerNeeded)
			form.querySelector<HTMLElement>("input, textarea")?.focus()
			return
		}
		// A blank text counts as no answer.
		if (!isAnswered && answer !== "") taking.answer(id, "", false)
		if (isLast) taking.end()
		else taking.goTo(index + 1)
	}

	const title = (
		<StepTitle id={titleId} titleRef={titleRef} describedBy={positionId}>
			{question.question}
		</StepTitle>
	)
	const note = (
		<p ref={noteRef} id={errorId} role="alert" className="-mt-3 flex gap-1.5 text-base text-danger empty:hidden">
			{error && <Glyph name="alert" className="mt-1" />}
			{error}
		</p>
	)
	const endsHere = isLast && quiz.contact_step !== "after"
	const goOn = endsHere ? QUIZ_TEXTS.finish : QUIZ_TEXTS.next

	return (
		<Step
			busy={busy}
			failure={failure}
			onSubmit={submit}
			position={
				<StepPosition id={positionId}>
					{QUIZ_TEXTS.position(index, quiz.questions.length)}
					{!required && ` · ${QUIZ_TEXTS.optional}`}
				</StepPosition>
			}
			actions={
				<>
					<span className="order-last ml-auto flex items-center gap-3 md:order-none md:ml-0">
						<Button type="submit" variant="primary" size="lg" busy={busy}>
							{isAnswered || required || endsHere ? goOn : QUIZ_TEXTS.skip}
						</Button>
						<EnterHint />
					</span>
					{index > 0 && (
						<span className="-mx-2 flex md:mx-0">
							<Button variant="quiet" disabled={busy} onClick={() => taking.goTo(index - 1)}>
								{QUIZ_TEXTS.back}
							</Button>
						</span>
					)}
					{!required && isAnswered && !isText && (
						<Button variant="quiet" disabled={busy} onClick={() => keep("")}>
							{QUIZ_TEXTS.clear}
						</Button>
					)}
				</>
			}
		>
			{isText ? (
				<>
					{title}
					<TextAnswer
						labelledBy={titleId}
						describedBy={`${positionId} ${errorId}`}
						text={answer}
						invalid={error !== null}
						onChange={keep}
						onLeave={taking.send}
					/>
					{note}
				</>
			) : (
				<>
					<fieldset aria-describedby={`${positionId} ${errorId}`} disabled={busy} className="contents">
						<legend className="contents">{title}</legend>
						<Choices question={question} chosen={answer} onChoose={keep} />
					</fieldset>
					{note}
				</>
			)}
		</Step>
	)
}
