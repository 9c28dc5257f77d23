import { commonWords } from "@/components/ui/common-words"
import * as uiWords from "@/components/ui/ui-words"
import { QUIZ_NAME_CAP, QUIZ_TEXT_CAP } from "@/lib/quizzes/defaults"
import { OutcomeSchema, QuestionSchema, ScoringConfigSchema } from "@/lib/quizzes/schema"
import { quizRefusals } from "@/lib/quizzes/words"
import { HiddenFieldNames } from "@/lib/tenants/hidden-fields-schema"
import { outcomeWords, questionWords, quizAdminWords } from "../../admin-words"
import type { QuizSection } from "../../quiz-address"
import type { QuizContent } from "./quiz-values"

export interface Problem {
	detail: string
	/** The last name on the path to the value: a field's name, or the answer whose points are wrong. */
	field: string
}

export interface QuizProblem extends Problem {
	section: QuizSection | "details"
	item?: { id: string; label: string }
}

interface Parsed {
	success: boolean
	error?: { issues: { message: string; path: PropertyKey[] }[] }
}

const LABELS: Readonly<Record<string, string>> = {
	redirect_url: commonWords.website,
	email_template: outcomeWords.emailText,
	custom_message: outcomeWords.message,
	text: quizAdminWords.buttonText,
	url: quizAdminWords.buttonLink,
}

/** "email_subject can have …" becomes "Email subject can have …". Other messages are sentences already. */
const inWords = (message: string) =>
	message.replace(/^[a-z]\w*/, (name) => {
		const words = name.replaceAll("_", " ")
		return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
	})

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
		detail: inWords(message),
		field: String(path.findLast((part) => typeof part === "string") ?? ""),
	}))
}

export function quizProblem(content: QuizContent): QuizProblem | null {
	const details = (field: string, detail: string): QuizProblem => ({ section: "details", field, detail })
	if (content.quiz_name.trim() === "") return details("quiz_name", quizRefusals.nameMissing)
	if (content.quiz_name.trim().length > QUIZ_NAME_CAP)
		return details("quiz_name", uiWords.tooLong(commonWords.name, QUIZ_NAME_CAP))
	if (content.quiz_description.trim().length > QUIZ_TEXT_CAP)
		return details("quiz_description", uiWords.tooLong(quizAdminWords.description, QUIZ_TEXT_CAP))
	const [fields] = problemsOf(HiddenFieldNames.safeParse(content.hidden_fields ?? []))
	if (fields) return details("hidden_fields", fields.detail)
	for (const [index, question] of content.questions.entries()) {
		const problem = questionProblem(question)
		const item = { id: question.id, label: questionWords.number(index + 1) }
		if (problem) return { section: "questions", item, ...problem }
	}
	const [scoring] = problemsOf(ScoringConfigSchema.safeParse(content.scoring_config))
	if (scoring) return { section: "scoring", ...scoring }
	for (const [index, outcome] of content.outcomes.entries()) {
		const problem = outcomeProblem(outcome)
		const item = {
			id: outcome.id,
			label: outcome.title ? outcomeWords.named(outcome.title) : outcomeWords.number(index + 1),
		}
		if (problem) return { section: "outcomes", item, ...problem }
	}
	return null
}
