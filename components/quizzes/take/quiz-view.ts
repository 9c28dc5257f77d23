import type { PublicQuiz, ShownResult } from "@/lib/client/contract"
import { type GivenAnswers, QUESTION_TYPES } from "@/lib/quizzes/answer-types"
import { quizProgress } from "@/lib/quizzes/quiz-progress"

export type QuizView =
	| { at: "welcome" }
	| { at: "opening" }
	| { at: "contact" }
	| { at: "question"; index: number }
	| { at: "result"; result: ShownResult }
	| { at: "stopped"; message: string }
	| ClosedView

export interface ClosedView {
	at: "closed"
	closed: NonNullable<PublicQuiz["closed"]>
	/** What the business says. Empty for our words. */
	own: string
	/** False on the page's first screen. */
	pressed: boolean
}

/** Instead of the welcome, for a visitor who has not begun. Null while the quiz is open. */
export const closedView = ({ closed, closed_message: own = "" }: PublicQuiz, pressed: boolean): ClosedView | null =>
	closed ? { at: "closed", closed, own, pressed } : null

/** Places before the questions. A question's place is its index, and the contact step that follows them is their count. */
export const WELCOME = -2
export const CONTACT_FIRST = -1

export type StepAt = number | "opening" | "end"

/** The place of a view among the steps. `begun` is true once there is a session. */
export function placeOf(view: QuizView, total: number, begun: boolean): StepAt {
	switch (view.at) {
		case "welcome":
			return WELCOME
		case "contact":
			return begun ? total : CONTACT_FIRST
		case "question":
			return view.index
		case "opening":
			return "opening"
		default:
			return "end"
	}
}

/** An answer may have taken the question in view off the path. A path without questions leads straight to the end. */
export function withinQuestions(view: QuizView, total: number): QuizView {
	if (view.at !== "question") return view
	return total === 0 ? { at: "opening" } : { at: "question", index: Math.min(view.index, total - 1) }
}

/** True if choosing an answer continues somewhere: the last question always waits, and a text needs a button. */
export function movesOn({ auto_advance, questions }: Pick<PublicQuiz, "auto_advance" | "questions">): boolean {
	return auto_advance && questions.slice(0, -1).some(({ type }) => QUESTION_TYPES[type].by === "press")
}

/** A quiz with rules asks only what the path meets. The server knows the path, and the rules. */
export function alongPath(quiz: PublicQuiz, path: readonly string[] | undefined): PublicQuiz {
	return path ? { ...quiz, questions: quiz.questions.filter(({ id }) => path.includes(id)) } : quiz
}

/** At most this many questions, counted from the first: rules only lead forward, so that it never grows. */
export function questionsAtMost(
	whole: PublicQuiz,
	{ questions }: Pick<PublicQuiz, "questions">,
	index: number,
): number {
	const place = whole.questions.findIndex(({ id }) => id === questions[index]?.id)
	if (!whole.path || place === -1) return questions.length
	return Math.min(index + whole.questions.length - place, whole.at_most ?? whole.questions.length)
}

type Taken = Pick<PublicQuiz, "questions" | "contact_step">

/** Stored instead of a question's id once the last question is answered. No id is empty. */
export const PAST_THE_END = ""

/** The view for a returning visitor: the question that was last in view, else the first unanswered one. */
export function resumedView({ questions, contact_step }: Taken, answers: GivenAnswers, at: string | null): QuizView {
	const known = questions.findIndex(({ id }) => id === at)
	const index = at === PAST_THE_END ? questions.length : known
	return viewAt(index === -1 ? quizProgress(questions, answers).resumeAt : index, questions.length, contact_step)
}

function viewAt(index: number, total: number, contactStep: PublicQuiz["contact_step"]): QuizView {
	if (index < total) return { at: "question", index }
	return contactStep === "after" ? { at: "contact" } : { at: "question", index: total - 1 }
}
