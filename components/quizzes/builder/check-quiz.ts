import { QUIZ_NAME_CAP, QUIZ_TEXT_CAP } from "@/lib/quizzes/defaults"
import { OutcomeSchema, QuestionSchema, ScoringConfigSchema } from "@/lib/quizzes/schema"
import { OPTIONS_MISSING, QUESTION_MISSING, QUIZ_NAME_MISSING } from "@/lib/quizzes/texts"
import type { QuizSection } from "./quiz-address"
import type { QuizContent } from "./quiz-values"

export interface QuizProblem {
	section: QuizSection | "details"
	/** Of the question or outcome that is wrong. */
	item?: string
	detail: string
}

/** Why it cannot be kept, in the contract's words, or null. */
export function questionProblem(question: unknown): string | null {
	return firstIssue(QuestionSchema.safeParse(question))
}

export function outcomeProblem(outcome: unknown): string | null {
	return firstIssue(OutcomeSchema.safeParse(outcome))
}

function firstIssue(parsed: { success: boolean; error?: { issues: { message: string }[] } }): string | null {
	return parsed.success ? null : (parsed.error?.issues[0]?.message ?? "")
}

/** The first rule that is broken, in the order of the screen. */
export function quizProblem(content: QuizContent): QuizProblem | null {
	if (content.quiz_name.trim() === "") return { section: "details", detail: QUIZ_NAME_MISSING }
	if (content.quiz_name.trim().length > QUIZ_NAME_CAP)
		return { section: "details", detail: `quiz_name may have at most ${QUIZ_NAME_CAP} characters` }
	if (content.quiz_description.trim().length > QUIZ_TEXT_CAP)
		return { section: "details", detail: `quiz_description may have at most ${QUIZ_TEXT_CAP} characters` }
	for (const question of content.questions) {
		const detail = questionProblem(question)
		if (detail) return { section: "questions", item: question.id, detail }
	}
	const scoring = firstIssue(ScoringConfigSchema.safeParse(content.scoring_config))
	if (scoring) return { section: "scoring", detail: scoring }
	for (const outcome of content.outcomes) {
		const detail = outcomeProblem(outcome)
		if (detail) return { section: "outcomes", item: outcome.id, detail }
	}
	return null
}

/** Beside which field of the question a problem stands. */
export function fieldOf(problem: string): "question" | "options" | "form" {
	if (problem === QUESTION_MISSING || problem.startsWith("question ")) return "question"
	return problem === OPTIONS_MISSING || /option/i.test(problem) ? "options" : "form"
}
