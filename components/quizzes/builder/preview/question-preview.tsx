import { useId } from "react"
import { PreviewFrame } from "@/components/forms/preview-frame"
import { Button } from "@/components/ui/button"
import type { PublicQuestion, Question } from "@/lib/client/contract"
import { possibleAnswers } from "@/lib/quizzes/answer-types"
import { questionWords, quizPreviewWords } from "../../admin-words"
import * as quizWords from "../../quiz-words"
import { AnswerControl } from "../../take/answer-control"
import { ProgressLine } from "../../take/progress-line"
import { StepPosition, StepTitle } from "../../take/step-title"
import * as stepWords from "../../take/step-words"
import { exampleFill } from "../outcomes/example-result"
import { PreviewPage, PreviewStep } from "./preview-page"

/** As visitors receive it, but with a placeholder for each option that is still empty. */
function shownQuestion(question: Question, id: string): PublicQuestion {
	const options = (possibleAnswers(question) ?? []).map(
		(option, index) => option.trim() || questionWords.optionNumber(index + 1),
	)
	const { type, required, max_choices, contact_parts } = question
	return {
		id,
		question: question.question.trim() || quizPreviewWords.yourQuestion,
		type,
		required,
		...(max_choices && { max_choices }),
		...(type === "contact" && { contact_parts }),
		options: [...new Set(options)],
	}
}

export interface ShownQuestionProps {
	question: Question
	before: readonly Question[]
	index: number
	total: number
}

export function ShownQuestion({ question, before, index, total }: ShownQuestionProps) {
	// An id of its own: the form beside it names its controls after the question.
	const shown = shownQuestion(question, useId())
	const titleId = useId()
	const fill = exampleFill(before)
	return (
		<>
			<ProgressLine behind={index} total={total} />
			<PreviewStep
				action={
					<Button variant="primary" size="lg">
						{quizWords.goOn}
					</Button>
				}
			>
				<StepPosition>
					{stepWords.questionPosition(index, total)}
					{!shown.required && ` · ${stepWords.optional}`}
				</StepPosition>
				<StepTitle id={titleId}>{fill(shown.question)}</StepTitle>
				<AnswerControl
					question={shown}
					answer={undefined}
					labelledBy={titleId}
					describedBy={titleId}
					invalid={false}
					onAnswer={() => undefined}
					onLeave={() => undefined}
				/>
			</PreviewStep>
		</>
	)
}

export interface QuestionPreviewProps extends ShownQuestionProps {
	brandColor: string | null
}

export function QuestionPreview({ brandColor, ...shown }: QuestionPreviewProps) {
	return (
		<PreviewFrame title={quizPreviewWords.questionPreview}>
			<PreviewPage brandColor={brandColor}>
				<ShownQuestion {...shown} />
			</PreviewPage>
		</PreviewFrame>
	)
}
