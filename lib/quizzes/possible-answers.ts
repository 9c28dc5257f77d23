import type { Question } from "./answers"
import { RATING_ANSWERS, YES_NO_ANSWERS } from "./defaults"

export function possibleAnswers({ type, options }: Pick<Question, "type" | "options">): readonly string[] | null {
	switch (type) {
		case "multiple_choice":
			return options
		case "rating":
			return RATING_ANSWERS
		case "yes_no":
			return YES_NO_ANSWERS
		case "text":
			return null
	}
}
