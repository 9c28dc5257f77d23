import { z } from "zod"
import { emptyAsAbsent, Paging } from "@/lib/db/paging"
import { HiddenFieldNames } from "@/lib/tenants/hidden-fields-schema"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { playedWish } from "@/lib/tenants/played/schema"
import { hasOwnOptions, QUESTION_TYPES } from "./answer-types"
import { ContactNeed, ContactStep, OutcomeAction, QuestionType, ScoringMethod } from "./answers"
import {
	ACTION_CONFIG,
	BANDS_MAX,
	BUTTON_TEXT_CAP,
	CATEGORIES_MAX,
	CATEGORY_NAME_CAP,
	LEAD_THRESHOLDS,
	MIN_OPTIONS,
	NUMBER_MAX,
	OPTION_CAP,
	OPTIONS_MAX,
	OUTCOMES_MAX,
	QUESTIONS_MAX,
	QUIZ_BYTES_MAX,
	QUIZ_NAME_CAP,
	QUIZ_TEXT_CAP,
	RESULT_DESIGN,
	TOTAL_POINTS_DEFAULT,
	TOTAL_POINTS_MAX,
	TOTAL_POINTS_MIN,
	WEIGHT_DEFAULT,
	WEIGHT_MAX,
	WEIGHT_MIN,
} from "./defaults"
import { limitFields, QuotasSchema } from "./limits/schema"
import { optionKey } from "./option-key"
import { condition, ruleFields, withoutEmptyRules } from "./paths/schema"
import { text, whole } from "./text-schema"
import { quizRefusals } from "./words"

const URL_CAP = 2_048

const wholeNumber = (field: string, min: number, max: number) =>
	z
		.number(`${field} must be a number`)
		.int(`${field} must be a whole number`)
		.min(min, between(field, min, max))
		.max(max, between(field, min, max))
const between = (field: string, min: number, max: number) => `${field} must be between ${min} and ${max}`

const id = z
	.string("id must be text")
	.regex(/^[A-Za-z0-9_-]{1,64}$/, "id may have letters, digits, - and _, at most 64")
	// Answers are stored in an object under this name, where __proto__ is not an ordinary key.
	.refine((value) => value !== "__proto__", "id may not be __proto__")
const color = (field: string) =>
	z.string(`${field} must be text`).regex(/^#[0-9a-f]{6}$/i, `${field} must be a color such as #007aff`)
const oneOf = <T extends Record<string, string>>(field: string, { options }: z.ZodEnum<T>) =>
	z.enum(options, `${field} must be ${options.slice(0, -1).join(", ")} or ${options.at(-1)}`)
const flag = (field: string) => z.boolean(`${field} must be true or false`)

const answerOf = (field: string) =>
	z
		.string()
		.refine(whole, `${field} name an answer with characters that can't be stored`)
		.max(OPTION_CAP, `${field} name an answer of more than ${OPTION_CAP} characters`)
const pointsValue = z
	.number("points must be numbers")
	.min(0, "points must be at least 0")
	.max(1_000_000, "points may be at most 1000000")
const points = z
	.record(answerOf("points"), pointsValue, "points must be an object")
	.refine((value) => Object.keys(value).length <= OPTIONS_MAX + 10, "points names more answers than a question has")

const bandEnd = z.number("a band's end must be a number").min(-NUMBER_MAX).max(NUMBER_MAX).nullable().default(null)
const BandSchema = z
	.object({ min: bandEnd, max: bandEnd, points: pointsValue.default(0) }, "a band must be an object")
	.refine(({ min, max }) => min === null || max === null || min <= max, quizRefusals.bandReversed)

const need = oneOf("contact_parts", ContactNeed).optional()

const votes = z
	.record(
		answerOf("votes"),
		z.array(id, "votes must be lists of outcomes").max(OUTCOMES_MAX, `A quiz can have up to ${OUTCOMES_MAX} outcomes`),
		"votes must be an object",
	)
	.refine((value) => Object.keys(value).length <= OPTIONS_MAX + 10, "votes names more answers than a question has")

export const QuestionSchema = z
	.object(
		{
			id,
			question: text("question", QUIZ_TEXT_CAP).refine((value) => value !== "", quizRefusals.questionMissing),
			type: oneOf("type", QuestionType),
			options: z
				.array(text("option", OPTION_CAP), "options must be a list")
				.max(OPTIONS_MAX, `A question can have up to ${OPTIONS_MAX} options`)
				.default([]),
			required: flag("required").default(true),
			points: points.default({}),
			category: text("category", CATEGORY_NAME_CAP).default(""),
			weight: wholeNumber("weight", WEIGHT_MIN, WEIGHT_MAX).default(WEIGHT_DEFAULT),
			max_choices: wholeNumber("max_choices", 1, OPTIONS_MAX).optional(),
			bands: z
				.array(BandSchema, "bands must be a list")
				.max(BANDS_MAX, `A number can have up to ${BANDS_MAX} bands`)
				.optional(),
			contact_parts: z
				.object({ name: need, email: need, phone: need, company: need }, "contact_parts must be an object")
				.optional(),
			votes: votes.optional(),
			...ruleFields,
		},
		"a question must be an object",
	)
	.superRefine(({ type, options, contact_parts }, context) => {
		if (type === "contact" && !Object.values(contact_parts ?? {}).some(Boolean))
			context.addIssue({ code: "custom", path: ["contact_parts"], message: quizRefusals.contactMissing })
		if (!hasOwnOptions(type)) return
		const least = QUESTION_TYPES[type].options === "statement" ? 1 : MIN_OPTIONS
		const refuse = (message: string) => context.addIssue({ code: "custom", path: ["options"], message })
		const filled = options.filter((option) => option !== "")
		if (filled.length < least) refuse(least === 1 ? quizRefusals.consentMissing : quizRefusals.optionsMissing)
		else if (least === 1 && options.length > 1) refuse(quizRefusals.consentMissing)
		else if (filled.length < options.length) refuse("An option is empty")
		else if (new Set(options.map(optionKey)).size < options.length) refuse("Two options are the same")
	})
	.transform(withoutEmptyRules)

const CategorySchema = z.object(
	{
		name: text("category name", CATEGORY_NAME_CAP).refine((value) => value !== "", "A category needs a name"),
		weight: wholeNumber("category weight", WEIGHT_MIN, WEIGHT_MAX).default(WEIGHT_DEFAULT),
		description: text("category description", QUIZ_TEXT_CAP).default(""),
	},
	"a category must be an object",
)

const percent = (field: string) => wholeNumber(field, 0, 100)

export const ScoringConfigSchema = z
	.object(
		{
			total_points: wholeNumber("total_points", TOTAL_POINTS_MIN, TOTAL_POINTS_MAX).default(TOTAL_POINTS_DEFAULT),
			scoring_method: oneOf("scoring_method", ScoringMethod).default("weighted"),
			categories: z
				.array(CategorySchema, "categories must be a list")
				.max(CATEGORIES_MAX, `A quiz can have up to ${CATEGORIES_MAX} categories`)
				.default([]),
			lead_thresholds: z
				.object({ high: percent("high"), medium: percent("medium") }, "lead_thresholds must be an object")
				.refine(({ high, medium }) => high >= medium, quizRefusals.highBelowMedium)
				.default({ ...LEAD_THRESHOLDS }),
		},
		"scoring_config must be an object",
	)
	.superRefine(({ categories }, context) => {
		if (new Set(categories.map(({ name }) => name)).size < categories.length) {
			context.addIssue({ code: "custom", path: ["categories"], message: "Two categories have the same name" })
		}
	})

/** The same rule in every browser: some accept "my shop" as a host name, and all accept braces there, where a visitor's
 * words would decide about the host. */
const website = (field: string) =>
	text(field, URL_CAP)
		.transform(normalizeWebsite)
		.refine((address) => address !== null, quizRefusals.redirectInvalid)
		.transform((address) => address ?? "")
		.refine((address) => {
			const host = URL.canParse(address) ? new URL(address).host : ""
			return !host.includes("{") && !host.includes("}")
		}, quizRefusals.hostFilled)

const ActionConfigSchema = z.object(
	{
		redirect_url: website("redirect_url").default(ACTION_CONFIG.redirect_url),
		email_subject: text("email_subject", 200)
			.refine((value) => !/[\r\n]/.test(value), "email_subject must be one line")
			.default(""),
		email_template: text("email_template", QUIZ_TEXT_CAP).default(""),
		include_charts: flag("include_charts").default(true),
		include_recommendations: flag("include_recommendations").default(true),
		include_detailed_breakdown: flag("include_detailed_breakdown").default(true),
		custom_message: text("custom_message", QUIZ_TEXT_CAP).default(""),
	},
	"action_config must be an object",
)

const ResultDesignSchema = z.object(
	{
		background_color: color("background_color").default(RESULT_DESIGN.background_color),
		text_color: color("text_color").default(RESULT_DESIGN.text_color),
		accent_color: color("accent_color").default(RESULT_DESIGN.accent_color),
		show_performance_badge: flag("show_performance_badge").default(true),
		show_category_breakdown: flag("show_category_breakdown").default(true),
	},
	"result_design must be an object",
)

/** The editor sends a cleared button as two empty texts. */
const ButtonSchema = z
	.object(
		{
			text: text("text", BUTTON_TEXT_CAP).default(""),
			url: website("url").default(""),
		},
		"button must be an object",
	)
	.superRefine(({ text: words, url }, context) => {
		if (words === "" && url !== "")
			context.addIssue({ code: "custom", path: ["text"], message: quizRefusals.buttonTextMissing })
		if (words !== "" && url === "")
			context.addIssue({ code: "custom", path: ["url"], message: quizRefusals.buttonLinkMissing })
	})

export const OutcomeSchema = z
	.object(
		{
			id,
			title: text("title", QUIZ_NAME_CAP).refine((value) => value !== "", "An outcome needs a title"),
			description: text("description", QUIZ_TEXT_CAP).default(""),
			score_min: percent("score_min").default(0),
			score_max: percent("score_max").default(100),
			when: condition.optional(),
			action: oneOf("action", OutcomeAction).default("show_message"),
			action_config: ActionConfigSchema.default({ ...ACTION_CONFIG }),
			button: ButtonSchema.optional(),
			testimonial: playedWish("testimonial").optional(),
			result_design: ResultDesignSchema.default({ ...RESULT_DESIGN }),
		},
		"an outcome must be an object",
	)
	.superRefine(({ score_min, score_max, action, action_config }, context) => {
		const refuse = (path: string[], message: string) => context.addIssue({ code: "custom", path, message })
		if (score_min > score_max) refuse(["score_max"], quizRefusals.rangeReversed)
		if (action === "redirect" && action_config.redirect_url === "")
			refuse(["action_config", "redirect_url"], quizRefusals.redirectMissing)
	})
	.transform(({ button, ...outcome }) => (button?.text ? { ...outcome, button } : outcome))

function unique<T extends { id: string }>(list: T[]): boolean {
	return new Set(list.map((entry) => entry.id)).size === list.length
}

export const QuestionsSchema = z
	.array(QuestionSchema, "questions must be a list")
	.max(QUESTIONS_MAX, `A quiz can have up to ${QUESTIONS_MAX} questions`)
	.refine(unique, "Two questions have the same id")
export const OutcomesSchema = z
	.array(OutcomeSchema, "outcomes must be a list")
	.max(OUTCOMES_MAX, `A quiz can have up to ${OUTCOMES_MAX} outcomes`)
	.refine(unique, "Two outcomes have the same id")

function jsonText<T>(field: string, schema: z.ZodType<T>) {
	return z
		.string(`${field} must be JSON text`)
		.refine((value) => new TextEncoder().encode(value).byteLength <= QUIZ_BYTES_MAX, quizRefusals.tooLarge)
		.transform((value, context): unknown => {
			try {
				return JSON.parse(value)
			} catch {
				context.addIssue({ code: "custom", message: `${field} must be JSON text` })
				return z.NEVER
			}
		})
		.pipe(schema)
		.meta({ contentMediaType: "application/json" })
}

const quizName = text("quiz_name", QUIZ_NAME_CAP).refine((value) => value !== "", quizRefusals.nameMissing)
/** The client passes a boolean, which the form carries as text. */
const formFlag = (field: string): z.ZodType<boolean, boolean | "true" | "false" | "1" | "0" | "on"> =>
	z
		.enum(["true", "false", "1", "0", "on"], `${field} must be true or false`)
		.transform((value) => value !== "false" && value !== "0")

export const QuizListQuery = Paging.extend({
	fields: z.preprocess(emptyAsAbsent, z.enum(["summary"], "fields must be summary").optional()),
})

export const QuizParams = z.object({ id: z.uuid(quizRefusals.notFound) })

export const QuizUpdateForm = z.object({
	quiz_name: quizName.optional(),
	quiz_description: text("quiz_description", QUIZ_TEXT_CAP).optional(),
	questions: jsonText("questions", QuestionsSchema).optional(),
	scoring_config: jsonText("scoring_config", ScoringConfigSchema).optional(),
	outcomes: jsonText("outcomes", OutcomesSchema).optional(),
	contact_step: oneOf("contact_step", ContactStep).optional(),
	auto_advance: formFlag("auto_advance").optional(),
	show_comparison: formFlag("show_comparison").optional(),
	hidden_fields: jsonText("hidden_fields", HiddenFieldNames).optional(),
	is_active: formFlag("is_active").optional(),
	...limitFields,
	keep_partial_leads: formFlag("keep_partial_leads").optional(),
	outcome_quotas: jsonText("outcome_quotas", QuotasSchema).optional(),
	updated_at: z.iso.datetime({ offset: true, error: "updated_at must be a time as it was answered" }).optional(),
})
const { questions, scoring_config, outcomes, contact_step } = QuizUpdateForm.shape
/** What a template or a draft begins with may be sent along. */
export const CreateQuiz = z.object({
	quiz_name: z.preprocess((value) => value ?? "", quizName),
	quiz_description: text("quiz_description", QUIZ_TEXT_CAP).default(""),
	questions,
	scoring_config,
	outcomes,
	contact_step,
})
export type CreateQuiz = z.infer<typeof CreateQuiz>

/** As sent: questions, scoring_config, outcomes, and hidden_fields as JSON text. Absent fields stay. */
export type QuizUpdate = z.input<typeof QuizUpdateForm>
export type QuizUpdateForm = z.infer<typeof QuizUpdateForm>
