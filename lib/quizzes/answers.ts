import { z } from "zod"
import { PlayedWish } from "@/lib/tenants/played/answers"
import { Condition, PATH_RULES } from "./paths/answers"

export const QuestionType = z.enum([
	"multiple_choice",
	"rating",
	"yes_no",
	"text",
	"multiple_choices",
	"scale",
	"number",
	"date",
	"consent",
	"contact",
])
export type QuestionType = z.infer<typeof QuestionType>
export const ScoringMethod = z.enum(["simple", "weighted", "category"])
export type ScoringMethod = z.infer<typeof ScoringMethod>
export const OutcomeAction = z.enum(["show_message", "redirect", "send_email", "download_pdf"])
export type OutcomeAction = z.infer<typeof OutcomeAction>
export const ContactStep = z.enum(["before", "after", "never"])
export type ContactStep = z.infer<typeof ContactStep>

export const ContactPart = z.enum(["name", "email", "phone", "company"])
export type ContactPart = z.infer<typeof ContactPart>
export const ContactNeed = z.enum(["required", "optional"])
export const ContactAsked = z.strictObject({
	name: ContactNeed.optional(),
	email: ContactNeed.optional(),
	phone: ContactNeed.optional(),
	company: ContactNeed.optional(),
})

export const Band = z.strictObject({
	/** Both inclusive. Null leaves the end open. */
	min: z.number().nullable(),
	max: z.number().nullable(),
	points: z.number(),
})
export type Band = z.infer<typeof Band>

export const Question = z.strictObject({
	id: z.string(),
	question: z.string(),
	type: QuestionType,
	/** The choices of multiple_choice and multiple_choices, and the one sentence of consent. Other types may have them too,
	 * without any meaning. */
	options: z.array(z.string()),
	required: z.boolean(),
	/** By answer: the option's text, "1" to "5", "0" to "10", "Yes" and "No". At least 0. */
	points: z.record(z.string(), z.number()),
	/** "" counts as General. */
	category: z.string(),
	weight: z.int(),
	/** For multiple_choices: how many may be chosen. Without it, all. */
	max_choices: z.int().optional(),
	/** What a number earns. The first that holds it counts; outside all it earns nothing. Without any it isn't scored. */
	bands: z.array(Band).optional(),
	/** For contact: what it asks for. */
	contact_parts: ContactAsked.optional(),
	/** By answer, as in points: the ids of the outcomes that it votes for. */
	votes: z.record(z.string(), z.array(z.string())).optional(),
	...PATH_RULES,
})
export type Question = z.infer<typeof Question>

export const ScoringCategory = z.strictObject({
	name: z.string(),
	/** 1 to 10. */
	weight: z.int(),
	description: z.string(),
})
export type ScoringCategory = z.infer<typeof ScoringCategory>

export const ScoringConfig = z.strictObject({
	total_points: z.int(),
	scoring_method: ScoringMethod,
	categories: z.array(ScoringCategory),
	/** Percent from which a lead is high, and from which it is medium. */
	lead_thresholds: z.strictObject({ high: z.int(), medium: z.int() }),
})
export type ScoringConfig = z.infer<typeof ScoringConfig>

export const ActionConfig = z.strictObject({
	redirect_url: z.string(),
	email_subject: z.string(),
	email_template: z.string(),
	include_charts: z.boolean(),
	include_recommendations: z.boolean(),
	include_detailed_breakdown: z.boolean(),
	custom_message: z.string(),
})
export type ActionConfig = z.infer<typeof ActionConfig>

export const ResultDesign = z.strictObject({
	/** Each as `#rrggbb`. */
	background_color: z.string(),
	text_color: z.string(),
	accent_color: z.string(),
	show_performance_badge: z.boolean(),
	show_category_breakdown: z.boolean(),
})
export type ResultDesign = z.infer<typeof ResultDesign>

export const OutcomeButton = z.strictObject({
	text: z.string(),
	url: z.string(),
})
export type OutcomeButton = z.infer<typeof OutcomeButton>

export const Outcome = z.strictObject({
	id: z.string(),
	title: z.string(),
	description: z.string(),
	/** 0 to 100, both inclusive. */
	score_min: z.int(),
	score_max: z.int(),
	/** The first outcome whose rule holds is reached, before votes and score. With a rule, no score reaches it. */
	when: Condition.optional(),
	action: OutcomeAction,
	action_config: ActionConfig,
	button: OutcomeButton.optional(),
	testimonial: PlayedWish.optional(),
	result_design: ResultDesign,
})
export type Outcome = z.infer<typeof Outcome>

export const Content = z.strictObject({
	questions: z.array(Question),
	scoring_config: ScoringConfig,
	outcomes: z.array(Outcome),
})

const Head = z.strictObject({
	id: z.uuid(),
	quiz_name: z.string(),
	quiz_description: z.string(),
	contact_step: ContactStep,
	auto_advance: z.boolean(),
	/** Whether a result says how many of those who took the quiz scored lower, from 30 on. */
	show_comparison: z.boolean(),
	/** Names that the quiz takes from its address. Left out if there are none. */
	hidden_fields: z.array(z.string()).optional(),
	is_active: z.boolean(),
	/** From then on no visitor can begin. Null for never. */
	closes_at: z.iso.datetime().nullable(),
	/** The quiz closes after this many completed sessions. Null for any number. */
	response_limit: z.int().nullable(),
	/** By outcome: as many completed sessions get it. The others end without one. */
	outcome_quotas: z.record(z.string(), z.int()),
	/** Lists visitors who gave an address first and stopped, for 30 days. Their page says so. */
	keep_partial_leads: z.boolean(),
	/** What visitors read then, instead of the product's words. */
	closed_message: z.string(),
	created_at: z.iso.datetime(),
	updated_at: z.iso.datetime(),
	tenant_name: z.string(),
	tenant_slug: z.string(),
	quiz_url: z.string(),
	/** Completed sessions only. */
	session_count: z.int(),
})

export const Quiz = Head.extend(Content.shape)
export type Quiz = z.infer<typeof Quiz>

export const QuizAnswer = z.strictObject({ quiz: Quiz })
export type QuizAnswer = z.infer<typeof QuizAnswer>

export const QuizEntry = Head.extend({ question_count: z.int() })
export type QuizEntry = z.infer<typeof QuizEntry>

export const QuizList = z.strictObject({
	/** With `fields=summary`, without questions, scoring_config, and outcomes. */
	quizzes: z.array(QuizEntry.extend(Content.partial().shape)),
	next_cursor: z.string().nullable(),
})
export type QuizList = z.infer<typeof QuizList>
