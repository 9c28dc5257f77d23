import { refusal } from "@/lib/refusals"

export const quizRefusals = {
	nameMissing: "Please enter a quiz name",
	questionMissing: "Please enter a question",
	optionsMissing: "Multiple choice questions need at least 2 options",
	notFound: refusal("quiz_not_found", "This quiz doesn't exist."),
	sessionNotFound: refusal("quiz_session_gone", "This quiz session no longer exists."),
	publishNeedsQuestion: "Add at least one question before you publish.",
	tooLarge: "This quiz is larger than 512 KB. Shorten or remove something.",
	answerMissing: refusal("answers_missing", "Please answer all required questions."),
	secretNeeded: refusal(
		"quiz_secret_needed",
		"This quiz session needs its secret.",
		undefined,
		"This quiz session no longer exists.",
	),
	completed: refusal("quiz_completed", "You've already finished this quiz, so its answers can't be changed."),
	stale: "This quiz was changed somewhere else while you were editing. Reload to see the latest version.",
	chatSessionInvalid: "chat_session_id must have 8 to 64 letters, digits, - or _",

	highBelowMedium: "High must start at or above Medium",
	rangeReversed: "The range can't end below where it starts",
	redirectMissing: "Please enter a website address",
	redirectInvalid: "Please enter a valid website address",
	buttonTextMissing: "Please enter the button's text",
	buttonLinkMissing: "Please enter the button's link",
}
