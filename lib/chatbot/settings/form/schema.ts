import { z } from "zod"
import { findModel } from "@/lib/ai/models"
import { normalizeOrigin } from "@/lib/tenants/normalize-origin"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { cleanText } from "../../clean-text"
import { isTimeZone, readRange } from "../../person/open-hours"
import {
	ALLOWED_ORIGINS_MAX,
	AVATAR_TYPES,
	CHAT_GREETING_CAP,
	CHATBOT_DESCRIPTION_CAP,
	CHATBOT_NAME_CAP,
	PERSON_HOURS_MAX,
	STARTER_QUESTION_CAP,
	STARTER_QUESTIONS_MAX,
	SYSTEM_PROMPT_CAP,
} from "../schema"
import { parseList } from "./parse-list"
import { chatbotSettingsRefusals } from "./words"

const URL_CAP = 2_048
const ORIGIN_CAP = 300
export const BUDGET_MAX = 1_000_000_000

/** Longer ones are made of private subtags. */
const LANGUAGE_CAP = 35

function canonicalLanguage(tag: string): string | null {
	try {
		return Intl.getCanonicalLocales(tag)[0] ?? null
	} catch {
		return null
	}
}

const orNull = (value: string) => value || null

const capped = (field: string, cap: number) =>
	z
		.string(`${field} must be text`)
		.transform((text) => cleanText(text).trim())
		.refine((text) => text.length <= cap, `${field} can have up to ${cap} characters`)

const text = (field: string, cap: number) => capped(field, cap).transform(orNull).optional()
const line = (field: string, cap: number) =>
	capped(field, cap)
		.transform((value) => orNull(value.replace(/\s+/g, " ")))
		.optional()

const FLAGS = new Map([
	...["true", "on", "1", "yes"].map((word) => [word, true] as const),
	...["false", "off", "0", "no"].map((word) => [word, false] as const),
	["", null] as const,
])

/** The client passes a boolean, which the form carries as text. */
const flag = (field: string): z.ZodOptional<z.ZodType<boolean | null, boolean | string>> =>
	z
		.string()
		.transform((value, context) => {
			const known = FLAGS.get(value.trim().toLowerCase())
			if (known === undefined) context.addIssue({ code: "custom", message: `${field} must be true or false` })
			return known ?? null
		})
		.optional()

/** @param entry returns the entry as stored, or what is wrong with it. */
const list = (field: string, max: number, entry: (value: string) => { stored: string } | { problem: string }) =>
	z
		.string()
		.transform((value, context) => {
			const refuse = (message: string) => {
				context.addIssue({ code: "custom", message })
				return z.NEVER
			}
			const entries = parseList(value)
			if (!entries) return refuse(`${field} must be a JSON list of texts`)
			if (entries.length > max) return refuse(`${field} can have up to ${max} entries`)
			const checked = entries.map(entry)
			const wrong = checked.find((result) => "problem" in result)
			if (wrong && "problem" in wrong) return refuse(wrong.problem)
			return [...new Set(checked.flatMap((result) => ("stored" in result ? [result.stored] : [])))]
		})
		.optional()

function starterQuestion(value: string) {
	const stored = cleanText(value).replace(/\s+/g, " ").trim()
	return stored.length <= STARTER_QUESTION_CAP
		? { stored }
		: { problem: `A starter question can have up to ${STARTER_QUESTION_CAP} characters` }
}

function allowedOrigin(value: string) {
	const stored = value.length <= ORIGIN_CAP ? normalizeOrigin(value) : null
	return stored
		? { stored }
		: { problem: `allowed_origins must hold addresses such as https://www.example.com, without a path` }
}

function openRange(value: string) {
	return readRange(value) ? { stored: value.trim().toLowerCase() } : { problem: chatbotSettingsRefusals.hoursForm }
}

const UPDATED_AT_FORM = "updated_at must be a time"

/** An absent field stays; an empty one returns to the default. `ai_provider` is dropped: the model determines it. */
export const ChatbotSettingsForm = z.object({
	updated_at: z
		.string(UPDATED_AT_FORM)
		.transform((value) => (value === "" ? undefined : new Date(value)))
		.refine((time) => time === undefined || !Number.isNaN(time.getTime()), UPDATED_AT_FORM)
		.optional(),
	chatbot_name: line("chatbot_name", CHATBOT_NAME_CAP),
	chatbot_description: line("chatbot_description", CHATBOT_DESCRIPTION_CAP),
	chat_greeting: text("chat_greeting", CHAT_GREETING_CAP),
	system_prompt: text("system_prompt", SYSTEM_PROMPT_CAP),
	/** "brand": the business's own color, also once that changes. */
	primary_color: z
		.string(chatbotSettingsRefusals.colorForm)
		.trim()
		.toLowerCase()
		.regex(/^(#[0-9a-f]{6}|brand)?$/, chatbotSettingsRefusals.colorForm)
		.transform(orNull)
		.optional(),
	ai_model: z
		.string(chatbotSettingsRefusals.modelUnknown)
		.trim()
		.refine((model) => model === "" || findModel(model) !== undefined, chatbotSettingsRefusals.modelUnknown)
		.transform(orNull)
		.optional(),
	avatar_type: z
		.enum([...AVATAR_TYPES, ""], chatbotSettingsRefusals.avatarTypeUnknown)
		.transform((type) => type || null)
		.optional(),
	enable_lead_capture: flag("enable_lead_capture"),
	testimonial_page_enabled: flag("testimonial_page_enabled"),
	testimonial_page_url: z
		.string(chatbotSettingsRefusals.pageUrlForm)
		.trim()
		.max(URL_CAP, `testimonial_page_url can have up to ${URL_CAP} characters`)
		.transform(normalizeWebsite)
		.refine((address) => address !== null, chatbotSettingsRefusals.pageUrlForm)
		.transform((address) => address || null)
		.optional(),
	starter_questions: list("starter_questions", STARTER_QUESTIONS_MAX, starterQuestion),
	allowed_origins: list("allowed_origins", ALLOWED_ORIGINS_MAX, allowedOrigin),
	person_enabled: flag("person_enabled"),
	person_hours: list("person_hours", PERSON_HOURS_MAX, openRange),
	person_time_zone: z
		.string(chatbotSettingsRefusals.timeZoneUnknown)
		.trim()
		.refine((name) => name === "" || isTimeZone(name), chatbotSettingsRefusals.timeZoneUnknown)
		.transform(orNull)
		.optional(),
	mail_transcript: flag("mail_transcript"),
	mail_new_lead: flag("mail_new_lead"),
	mail_unanswered: flag("mail_unanswered"),
	mail_quiz_completed: flag("mail_quiz_completed"),
	/** Empty: guessed from the tenant's texts. */
	language: z
		.string(chatbotSettingsRefusals.languageForm)
		.trim()
		.max(LANGUAGE_CAP, chatbotSettingsRefusals.languageForm)
		.refine((tag) => tag === "" || canonicalLanguage(tag) !== null, chatbotSettingsRefusals.languageForm)
		.transform((tag) => (tag === "" ? null : canonicalLanguage(tag)))
		.optional(),
})
export type ChatbotSettingsForm = z.infer<typeof ChatbotSettingsForm>
/** As sent: lists as JSON text. `avatar` may be a file beside them. */
export type ChatbotSettingsUpdate = z.input<typeof ChatbotSettingsForm>

export const BudgetBody = z.object({
	daily_token_budget: z
		.int(chatbotSettingsRefusals.budgetForm)
		.min(0, chatbotSettingsRefusals.budgetForm)
		.max(BUDGET_MAX, chatbotSettingsRefusals.budgetForm)
		.nullable(),
})
