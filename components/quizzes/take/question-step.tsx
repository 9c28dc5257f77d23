import { useEffect, useId, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { type Answer, isBlank, QUESTION_TYPES } from "@/lib/quizzes/answer-types"
import * as quizWords from "../quiz-words"
import { AnswerControl } from "./answer-control"
import { bringIntoLog } from "./bring-into-log"
import { EnterHint } from "./enter-hint"
import { isFinger } from "./is-finger"
import { Step } from "./step"
import { StepPosition, StepTitle, useFocusOnArrival } from "./step-title"
import * as stepWords from "./step-words"
import type { QuizTaking } from "./use-quiz"

/** Long enough to see the choice, short enough not to wait for it. */
const ADVANCE_MS = 300

export function QuestionStep({ taking, index }: { taking: QuizTaking; index: number }) {
	const { quiz, answers, busy, failure } = taking
	const question = quiz.questions[index]
	const [error, setError] = useState<string | null>(null)
	const isTyped = question !== undefined && QUESTION_TYPES[question.type].by === "typing"
	const titleRef = useFocusOnArrival<HTMLHeadingElement>(!isTyped || isFinger())
	const ids = useId()
	const noteRef = useRef<HTMLParagraphElement>(null)
	const advancing = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(advancing.current), [])
	useEffect(() => {
		if (error) bringIntoLog(noteRef.current, noteRef.current)
	}, [error])
	if (!question) return null
	const answer = answers.get(question.id)
	const isAnswered = !isBlank(answer)
	const isLast = index === quiz.questions.length - 1
	const { id, required } = question
	const errorId = `${ids}-error`
	const positionId = `${ids}-position`
	const titleId = `${ids}-title`
	const described = `${positionId} ${errorId}`

	/**
	 * A first choice by a press goes on, after a moment in which the visitor sees it chosen. A key does not, because arrow
	 * keys choose on their way, and neither does a correction, which is often followed by another.
	 */
	function give(given: Answer | null, pressed: boolean): void {
		clearTimeout(advancing.current)
		setError(null)
		taking.answer(id, given, !isTyped)
		// With rules, the answer may have decided that another question follows.
		if (!pressed || !given || isAnswered || (isLast && !quiz.path) || !quiz.auto_advance) return
		advancing.current = setTimeout(() => taking.goOn(index, false), ADVANCE_MS)
	}

	function submit(form: HTMLFormElement): void {
		const wrong = [...form.querySelectorAll("input")].find(({ validity }) => validity.customError)
		if (wrong) {
			// Several fields say it themselves.
			setError(question?.type === "contact" ? "" : wrong.validationMessage)
			wrong.focus()
			return
		}
		if (required && !isAnswered) {
			setError(t(quizWords.answerNeeded))
			form.querySelector<HTMLElement>("input, textarea")?.focus()
			return
		}
		// A blank text counts as no answer.
		if (!isAnswered && answer) taking.answer(id, null, false)
		taking.goOn(index)
	}

	const title = (
		<StepTitle id={titleId} titleRef={titleRef} describedBy={positionId} {...ownWordsLang(question.question)}>
			{taking.fill(ownWords(question.question))}
		</StepTitle>
	)
	const note = (
		<p ref={noteRef} id={errorId} role="alert" className="-mt-3 flex gap-1.5 text-base text-danger empty:hidden">
			{error && <Glyph name="alert" className="mt-1" />}
			{error}
		</p>
	)
	const control = (
		<AnswerControl
			question={question}
			answer={answer}
			typed={taking.typed}
			keptBy={taking.whole.keeps_partial && quiz.tenant_name}
			labelledBy={titleId}
			describedBy={described}
			invalid={error !== null}
			onAnswer={give}
			onLeave={taking.send}
		/>
	)
	const endsHere = isLast && quiz.contact_step !== "after"
	const goOn = endsHere ? t(quizWords.seeResult) : t(quizWords.goOn)

	return (
		<Step
			busy={busy}
			failure={failure}
			onSubmit={submit}
			position={
				<StepPosition id={positionId}>
					{quiz.path ? stepWords.questionNumber(index) : stepWords.questionPosition(index, quiz.questions.length)}
					{!required && ` · ${t(stepWords.optional)}`}
				</StepPosition>
			}
			actions={
				<>
					{/* One width for each of its labels, so that Back keeps its place. */}
					<span className="order-last ms-auto flex items-center gap-3 md:order-none md:ms-0 md:*:first:min-w-44">
						<Button type="submit" variant={isAnswered || endsHere ? "primary" : "secondary"} size="lg" busy={busy}>
							{isAnswered || required || endsHere ? goOn : t(quizWords.skip)}
						</Button>
						<EnterHint />
					</span>
					{index > 0 && (
						<span className="-mx-2 flex md:mx-0">
							<Button variant="quiet" disabled={busy} onClick={() => taking.goTo(index - 1)}>
								{t(quizWords.back)}
							</Button>
						</span>
					)}
					{!required && isAnswered && !isTyped && (
						<Button variant="quiet" disabled={busy} onClick={() => give(null, false)}>
							{t(stepWords.clearAnswer)}
						</Button>
					)}
				</>
			}
		>
			{isTyped ? (
				<>
					{title}
					{control}
				</>
			) : (
				<fieldset aria-describedby={described} disabled={busy} className="contents">
					<legend className="contents">{title}</legend>
					{control}
				</fieldset>
			)}
			{note}
		</Step>
	)
}
