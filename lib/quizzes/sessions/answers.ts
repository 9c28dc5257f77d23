import { z } from "zod"
import { PlayedTestimonial } from "@/lib/tenants/played/answers"
import { TranslatedTexts } from "@/lib/tenants/translations/answers"
import { ContactAsked, ContactStep, OutcomeAction, OutcomeButton, QuestionType, ResultDesign } from "../answers"

/** What a visitor's browser may know: no points, no weights, no scoring, no outcomes. */
export const PublicQuestion = z.strictObject({
	id: z.string(),
	question: z.string(),
	type: QuestionType,
	options: z.array(z.string()),
	required: z.boolean(),
	/** For multiple_choices: how many may be chosen, if not all. */
	max_choices: z.int().optional(),
	/** For contact: what it asks for. */
	contact_parts: ContactAsked.optional(),
})
export type PublicQuestion = z.infer<typeof PublicQuestion>

export const PublicQuiz = z.strictObject({
	id: z.uuid(),
	quiz_name: z.string(),
	quiz_description: z.string(),
	questions: z.array(PublicQuestion),
	contact_step: ContactStep,
	auto_advance: z.boolean(),
	/** Names that the quiz takes from its address. Left out if there are none. */
	hidden_fields: z.array(z.string()).optional(),
	/** Only in a quiz with rules: the ids of the questions ahead of a visitor who has not answered yet. */
	path: z.array(z.string()).optional(),
	/** Only in a quiz with rules: how many questions a visitor meets at most, whatever the answers are. */
	at_most: z.int().optional(),
	tenant_name: z.string(),
	tenant_slug: z.string(),
	logo_url: z.string().nullable(),
	brand_color: z.string().nullable(),
	/** The business's website. Left out if it gave none. */
	business_url: z.string().optional(),
	chatbot_enabled: z.boolean(),
	chatbot_message: z.string(),
	/** Only if the business sees what visitors answered who give an address first and stop before the end. */
	keeps_partial: z.literal(true).optional(),
	/** Only if no visitor can begin it now, with what the business says then. Who has begun can finish. */
	closed: z.enum(["date", "full"]).optional(),
	closed_message: z.string().optional(),
})
export type PublicQuiz = z.infer<typeof PublicQuiz>

/** In the language that was asked for, by the text as the business wrote it. Only what this answer shows. */
const translations = TranslatedTexts.optional()

export const PublicQuizAnswer = z.strictObject({ quiz: PublicQuiz, translations })
export type PublicQuizAnswer = z.infer<typeof PublicQuizAnswer>

export const PublicQuizEntry = PublicQuiz.pick({ id: true, quiz_name: true, quiz_description: true }).extend({
	question_count: z.int(),
})
export type PublicQuizEntry = z.infer<typeof PublicQuizEntry>

export const PublicQuizList = z.strictObject({
	quizzes: z.array(PublicQuizEntry),
	chatbot_enabled: z.boolean(),
	chatbot_message: z.string(),
})
export type PublicQuizList = z.infer<typeof PublicQuizList>

export type QuizOffer = Pick<PublicQuiz, "id" | "quiz_name">

export const SessionStarted = z.strictObject({
	session_id: z.uuid(),
	session_secret: z.string(),
	/** Only in a quiz with rules that began with hidden fields: the ids of the questions ahead. */
	path: z.array(z.string()).optional(),
})
export type SessionStarted = z.infer<typeof SessionStarted>

/** What a question about contact asked for, as far as the visitor gave it. */
export const SentContact = z.strictObject({
	name: z.string().optional(),
	email: z.string().optional(),
	phone: z.string().optional(),
	company: z.string().optional(),
})

/** By the question's id, as calls carry them and the database keeps them: several choices as a list of their texts,
 * contact as an object, every other answer as a text. answer-types.ts reads them by type. */
export const Answers = z.record(z.string(), z.union([z.string(), z.array(z.string()), SentContact]))
export type SentAnswers = z.infer<typeof Answers>
export type SentAnswer = SentAnswers[string]

/** Only in a quiz with rules. The server decides, because rules may ask for points. */
const Progress = {
	/** The ids of the questions met, and of those ahead as far as the answers decide them, in order. */
	path: z.array(z.string()).optional(),
	/** The first question on it without an answer. Null if there is none. */
	next: z.string().nullable().optional(),
}

export const AnswersSaved = z.strictObject({ answers: Answers, ...Progress })
export type AnswersSaved = z.infer<typeof AnswersSaved>

export const CategoryScore = z.strictObject({
	name: z.string(),
	/** One decimal. */
	percentage: z.number(),
	earned: z.number(),
	possible: z.number(),
})
export type CategoryScore = z.infer<typeof CategoryScore>

export const ReachedOutcome = z.strictObject({
	id: z.string(),
	title: z.string(),
	description: z.string(),
	action: OutcomeAction,
	/** Set only if the action needs it on the page. */
	redirect_url: z.string().nullable(),
	custom_message: z.string(),
	button: OutcomeButton.optional(),
	result_design: ResultDesign,
})
export type ReachedOutcome = z.infer<typeof ReachedOutcome>

export const QuizResult = z.strictObject({
	percentage_score: z.number(),
	total_score: z.number(),
	max_possible_score: z.number(),
	categories: z.array(CategoryScore),
	outcome: ReachedOutcome.nullable(),
	/** Only where every place of the outcome was taken: what the business says then. Empty for the product's words. */
	full: z.string().optional(),
})
export type QuizResult = z.infer<typeof QuizResult>

export const Recommendation = z.strictObject({
	title: z.string(),
	detail: z.string(),
})
export type Recommendation = z.infer<typeof Recommendation>

/** In the report's words. */
export const AnswerInDetail = z.strictObject({
	number: z.int(),
	question: z.string(),
	category: z.string(),
	answer: z.string(),
	answered: z.boolean(),
	/** "8 of 10 points", or that the question is not scored. */
	points: z.string(),
	/** Percent of the best points. Null if the question is not scored. */
	share: z.number().nullable(),
	/** In the language in which the business writes, where the others are in the one that was asked for. */
	untranslated: z.array(z.enum(["question", "category", "answer"])).optional(),
})
export type AnswerInDetail = z.infer<typeof AnswerInDetail>

export const ShownResult = QuizResult.extend({
	/** Only where no question of the quiz earns points and answers decide the outcome: a page draws no score. */
	unscored: z.literal(true).optional(),
	/** False shows figures only. */
	charts: z.boolean(),
	/** Percent of those with the same points to earn who scored lower, whole, at least 1. Only if the quiz compares. */
	better_than: z.int().optional(),
	recommendations: z.array(Recommendation).nullable(),
	breakdown: z.array(AnswerInDetail).nullable(),
	/** Found anew for each answer, and never kept. */
	testimonial: PlayedTestimonial.optional(),
	translations,
})
export type ShownResult = z.infer<typeof ShownResult>

/** `quiz` is the quiz as it was when the session began. */
export const QuizProgressAnswer = z.strictObject({
	quiz: PublicQuiz,
	answers: Answers,
	...Progress,
	user_name: z.string().nullable(),
	user_email: z.string().nullable(),
	/** Hidden fields as the session began with them. Left out if there are none. */
	fields: z.record(z.string(), z.string()).optional(),
	result: ShownResult.nullable(),
	translations,
})
export type QuizProgressAnswer = z.infer<typeof QuizProgressAnswer>
