import type { ReactElement } from "react"
import type { PublicQuestion } from "@/lib/client/contract"
import { type Answer, answerText } from "@/lib/quizzes/answer-types"
import { Choices } from "./choices"
import { TextAnswer, type TextAnswerProps } from "./text-answer"

export interface AnswerControlProps extends Omit<TextAnswerProps, "text" | "onChange"> {
	question: PublicQuestion
	answer: Answer | undefined
	/** `pressed` is true for a press with a mouse, a finger, or a pen, and false for a key. */
	onAnswer(answer: Answer, pressed: boolean): void
}

export function AnswerControl({ question, answer, onAnswer, ...text }: AnswerControlProps): ReactElement {
	const given = answer && answerText(answer)
	switch (question.type) {
		case "multiple_choice":
		case "rating":
		case "yes_no":
			return (
				<Choices
					question={question}
					chosen={given}
					onChoose={(option, pressed) => onAnswer({ kind: "choice", option }, pressed)}
				/>
			)
		case "text":
			return (
				<TextAnswer {...text} text={given ?? ""} onChange={(typed) => onAnswer({ kind: "text", text: typed }, false)} />
			)
	}
}
