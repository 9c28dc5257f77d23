import { QUIZ_NAME_CAP, QUIZ_TEXT_CAP } from "@/lib/quizzes/defaults"
import { OutcomeSchema, QuestionSchema, ScoringConfigSchema } from "@/lib/quizzes/schema"
import { QUIZ_NAME_MISSING } from "@/lib/quizzes/texts"
import { outcomeNamed, outcomeNumber, questionNumber } from "../../admin-texts"
import type { QuizSection } from "../../quiz-address"
import type { QuizContent } from "./quiz-values"

export interface Problem {
	/** The server's own message. */
	detail: string
	/** The last name on the path to the value: a field's name, or the answer whose points are wrong. */
	field: string
}

export interface QuizProblem extends Problem {
	section: QuizSection | "details"
	/** The question or outcome with the problem, and its label on the screen. */
	item?: { id: string; label: string }
}

interface Parsed {
	success: boolean
	error?: { issues: { message: string; path: PropertyKey[] }[] }
}

/** The first problem that keeps the server from accepting the question, or null. */
export function questionProblem(question: unknown): Problem | null {
	return problemsOf(QuestionSchema.safeParse(question))[0] ?? null
}

export function outcomeProblem(outcome: unknown): Problem | null {
	return outcomeProblems(outcome)[0] ?? null
}

/** Every rule that the outcome breaks, in the server's order. Empty if there is none. */
export function outcomeProblems(outcome: unknown): Problem[] {
	return problemsOf(OutcomeSchema.safeParse(outcome))
}

function problemsOf({ error }: Parsed): Problem[] {
	return (error?.issues ?? []).map(({ message, path }) => ({
		detail: message,
		field: String(path.findLast((part) => typeof part === "string") ?? ""),
	}))
}

/** The first broken rule in the order of the screen, or null. */
export function quizProblem(content: QuizContent): QuizProblem | null {
	const details = (field: string, detail: string): QuizProblem => ({ section: "details", field, detail })
	if (content.quiz_name.trim() === "") return details("quiz_name", QUIZ_NAME_MISSING)
	if (content.quiz_name.trim().length > QUIZ_NAME_CAP)
		return details("quiz_name", `quiz_name can have up to ${QUIZ_NAME_CAP} characters`)
	if (content.quiz_description.trim().length > QUIZ_TEXT_CAP)
		return details("quiz_description", `quiz_description can have up to ${QUIZ_TEXT_CAP} characters`)
	for (const [index, question] of content.questions.entries()) {
		const problem = questionProblem(question)
		const item = { id: question.id, label: questionNumber(index + 1) }
		if (problem) return { section: "questions", item, ...problem }
	}
	const [scoring] = problemsOf(ScoringConfigSchema.safeParse(content.scoring_config))
	if (scoring) return { section: "scoring", ...scoring }
	for (const [index, outcome] of content.outcomes.entries()) {
		const problem = outcomeProblem(outcome)
		const item = { id: outcome.id, label: outcome.title ? outcomeNamed(outcome.title) : outcomeNumber(index + 1) }
		if (problem) return { section: "outcomes", item, ...problem }
	}
	return null
}
