import type { ReactElement } from "react"
import type { PublicQuestion } from "@/lib/client/contract"
import { type Answer, answerText, chosenOptions } from "@/lib/quizzes/answer-types"
import { Choices } from "./choices"
import { ContactAnswer, type ContactAnswerProps } from "./contact-answer"
import { DateAnswer } from "./date-answer"
import { NumberAnswer } from "./number-answer"
import { TextAnswer, type TextAnswerProps } from "./text-answer"
import { Ticks } from "./ticks"

export interface AnswerControlProps extends Omit<TextAnswerProps, "text" | "onChange"> {
	question: PublicQuestion
	answer: Answer | undefined
	typed?: ContactAnswerProps["drafts"]
	/** The business that keeps what visitors answered who give an address and stop. */
	keptBy?: string | undefined
	/** `pressed` is true for a press with a mouse, a finger, or a pen, and false for a key. */
	onAnswer(answer: Answer | null, pressed: boolean): void
}

export function AnswerControl({
	question,
	answer,
	typed,
	keptBy,
	onAnswer,
	...text
}: AnswerControlProps): ReactElement {
	const given = answer && answerText(answer)
	switch (question.type) {
		case "multiple_choice":
		case "rating":
		case "yes_no":
		case "scale":
			return (
				<Choices
					question={question}
					chosen={given}
					onChoose={(option, pressed) => onAnswer({ kind: "choice", option }, pressed)}
				/>
			)
		case "multiple_choices":
			return (
				<Ticks
					question={question}
					ticked={answer ? chosenOptions(answer) : []}
					most={question.max_choices ?? question.options.length}
					onTick={(options) => onAnswer(options.length > 0 ? { kind: "choices", options } : null, false)}
				/>
			)
		case "consent":
			return (
				<Ticks
					question={question}
					ticked={answer ? chosenOptions(answer) : []}
					most={1}
					onTick={([option]) => onAnswer(option === undefined ? null : { kind: "choice", option }, false)}
				/>
			)
		case "text":
			return (
				<TextAnswer {...text} text={given ?? ""} onChange={(words) => onAnswer({ kind: "text", text: words }, false)} />
			)
		case "number":
			return (
				<NumberAnswer
					{...text}
					number={given}
					onChange={(number) => onAnswer(number === null ? null : { kind: "number", number }, false)}
				/>
			)
		case "date":
			return (
				<DateAnswer
					{...text}
					day={given}
					onChange={(day) => onAnswer(day === "" ? null : { kind: "date", day }, false)}
				/>
			)
		case "contact":
			return (
				<ContactAnswer
					{...text}
					question={question}
					contact={answer?.kind === "contact" ? answer.contact : undefined}
					drafts={typed}
					keptBy={keptBy}
					onChange={(contact) => onAnswer(contact && { kind: "contact", contact }, false)}
				/>
			)
	}
}
