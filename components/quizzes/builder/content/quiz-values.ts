import type { DraftForm } from "@/components/forms/use-draft"
import { commonWords } from "@/components/ui/common-words"
import type { ContactStep, Outcome, Question, Quiz, ScoringConfig } from "@/lib/client/contract"
import { questionWords, quizAdminWords, quizEditorWords } from "../../admin-words"
import { comparisonWords } from "../../comparison-words"
import { QUIZ_SECTIONS } from "../../quiz-address"
import { limitsWords } from "../limits/limits-words"
import { placeholderWords } from "../placeholders/placeholder-words"
import { withoutUntouched } from "./content-edits"
import { listText } from "./part-text"

export interface QuizContent {
	quiz_name: string
	quiz_description: string
	contact_step: ContactStep
	auto_advance: boolean
	show_comparison: boolean
	hidden_fields?: string[]
	closes_at: string | null
	response_limit: number | null
	outcome_quotas: Readonly<Record<string, number>>
	keep_partial_leads: boolean
	closed_message: string
	questions: Question[]
	scoring_config: ScoringConfig
	outcomes: Outcome[]
}

/** The same parts as the texts that the call takes. Parts that differ from the saved ones have to be sent. */
export type QuizValues = Record<keyof QuizContent, string>

/** The quiz's parts as texts: plain ones as they are, the others as JSON. */
export function valuesOf(quiz: QuizContent): QuizValues {
	return {
		quiz_name: quiz.quiz_name,
		quiz_description: quiz.quiz_description,
		contact_step: quiz.contact_step,
		auto_advance: String(quiz.auto_advance),
		show_comparison: String(quiz.show_comparison === true),
		hidden_fields: JSON.stringify(quiz.hidden_fields ?? []),
		closes_at: quiz.closes_at ?? "",
		response_limit: quiz.response_limit?.toString() ?? "",
		outcome_quotas: JSON.stringify(quiz.outcome_quotas),
		keep_partial_leads: String(quiz.keep_partial_leads),
		closed_message: quiz.closed_message,
		questions: listText(quiz.questions),
		scoring_config: JSON.stringify(quiz.scoring_config),
		outcomes: listText(quiz.outcomes),
	}
}

/** Throws if a part is not valid JSON, for example in a foreign draft. */
export function contentOf(values: QuizValues): QuizContent {
	return {
		quiz_name: values.quiz_name,
		quiz_description: values.quiz_description,
		contact_step: values.contact_step as ContactStep,
		// A draft from before the setting has none, and counts as on.
		auto_advance: values.auto_advance !== "false",
		show_comparison: values.show_comparison === "true",
		hidden_fields: JSON.parse(values.hidden_fields ?? "[]"),
		closes_at: values.closes_at || null,
		response_limit: values.response_limit ? Number(values.response_limit) : null,
		outcome_quotas: JSON.parse(values.outcome_quotas ?? "{}"),
		keep_partial_leads: values.keep_partial_leads === "true",
		closed_message: values.closed_message ?? "",
		questions: JSON.parse(values.questions),
		scoring_config: JSON.parse(values.scoring_config),
		outcomes: JSON.parse(values.outcomes),
	}
}

/** An item that was opened and never filled in is not a change. */
export const QUIZ_FORM: DraftForm<QuizValues, QuizContent> = {
	valuesOf: (content) => valuesOf(withoutUntouched(content)),
	contentOf,
	holds: (content) => withoutUntouched(content) !== content,
}

export const savedQuiz = (quiz: Quiz) => ({ values: valuesOf(quiz), version: quiz.updated_at })

export const PART_LABELS: Record<keyof QuizContent, string> = {
	quiz_name: commonWords.name,
	quiz_description: quizAdminWords.description,
	contact_step: quizEditorWords.contactPart,
	auto_advance: quizAdminWords.autoAdvance,
	show_comparison: comparisonWords.label,
	hidden_fields: placeholderWords.fields,
	closes_at: limitsWords.closesAt,
	response_limit: limitsWords.responseLimit,
	outcome_quotas: limitsWords.quotas,
	keep_partial_leads: limitsWords.keepPartial,
	closed_message: limitsWords.closedMessage,
	questions: questionWords.questions,
	scoring_config: QUIZ_SECTIONS.scoring,
	outcomes: QUIZ_SECTIONS.outcomes,
}
