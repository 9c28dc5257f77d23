import { refusal } from "@/lib/refusals"
import type { PathProblemKind } from "./paths/check-paths"

export const quizRefusals = {
	nameMissing: "Please enter a quiz name",
	questionMissing: "Please enter a question",
	optionsMissing: "Multiple choice questions need at least 2 options",
	consentMissing: "Please enter the one sentence that visitors agree to",
	contactMissing: "Please choose at least one thing to ask for",
	bandReversed: "A band can't end below where it starts",
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
	ruleUnfinished: "A rule isn't finished. Complete it, or remove it.",
	tooManyRules: "A question can have up to 20 rules",
	chatSessionInvalid: "chat_session_id must have 8 to 64 letters, digits, - or _",

	highBelowMedium: "High must start at or above Medium",
	rangeReversed: "The range can't end below where it starts",
	redirectMissing: "Please enter a website address",
	redirectInvalid: "Please enter a valid website address",
	hostFilled: "A placeholder can't be part of a website's name. Put it behind the first slash.",
	buttonTextMissing: "Please enter the button's text",
	buttonLinkMissing: "Please enter the button's link",
}

export const votesGone = (number: number) => `Question ${number} votes for an outcome that isn't in the quiz.`

/** @param number of the outcome that has the rule. */
export function outcomeProblems(kind: PathProblemKind, number: number, other?: number): string {
	if (kind === "unfinished") return `Outcome ${number} has a rule that isn't finished.`
	if (kind === "gone") return `Outcome ${number} has a rule about a question that isn't in the quiz.`
	return other
		? `Outcome ${number} has a rule about an answer that question ${other} doesn't offer.`
		: `Outcome ${number} has a rule that no visitor can meet.`
}

/** @param number of the question that has the rule. @param other of the question that the rule names. */
export const pathProblems: Record<PathProblemKind, (number: number, other?: number) => string> = {
	unfinished: (number) => `Question ${number} has a rule that isn't finished.`,
	gone: (number) => `Question ${number} has a rule about a question that isn't in the quiz.`,
	later: (number, other) =>
		number === other
			? `Question ${number} can't be shown by its own answer.`
			: `Question ${number} has a rule about question ${other}, which comes later.`,
	never: (number, other) =>
		other
			? `Question ${number} has a rule about an answer that question ${other} doesn't offer.`
			: `Question ${number} has a rule that no visitor can meet.`,
	dead_end: (number) => `Question ${number} leads to a question that isn't in the quiz.`,
	loop: (number, other) => `Question ${number} leads back to question ${other}. Visitors would go in circles.`,
	empty: () => "Visitors whose address has no hidden fields see no question. Show at least one to everyone.",
	unreachable: (number) => `No visitor can get to question ${number}.`,
}
