import { z } from "zod"
import { EMAIL_PROVIDERS, type EmailProvider, isEmailProvider } from "@/lib/mail/providers"
import { HiddenFieldNames } from "../hidden-fields-schema"
import { normalizeWebsite } from "../normalize-website"
import { TENANT_NAME_CAP } from "../schema"
import {
	cappedText,
	filledText,
	headerText,
	languageCodes,
	mailAddress,
	optionalMailAddress,
	orNull,
} from "../text-fields"

export const HEADLINE_CAP = 200
export const SUBHEADLINE_CAP = 500
export const SUBJECT_CAP = 200
export const FROM_NAME_CAP = 120
export const APP_PASSWORD_CAP = 200
export const PROMPT_CAP = 120
export const PROMPTS_MAX = 5
export const DISCLOSURE_MIN = 10
export const DISCLOSURE_CAP = 200
export const WEBSITE_CAP = 2048
/** Seconds per recording. */
export const DURATION_MIN = 10
export const DURATION_MAX = 600
export const DEFAULT_PROVIDER: EmailProvider = "gmail"

export const EMAIL_PROVIDER_OPTIONS = Object.entries(EMAIL_PROVIDERS).map(([value, { label }]) => ({ value, label }))

const DURATION_RANGE = `max_duration_seconds must be a whole number from ${DURATION_MIN} to ${DURATION_MAX}`
const PROVIDER_UNKNOWN = `email_provider must be one of ${Object.keys(EMAIL_PROVIDERS).join(", ")}`
const COLOR_FORM = "brand_color must be a color such as #0b5fa5"
const WEBSITE_FORM = "website_url must be an address such as example.com"
const UPDATED_AT_FORM = "updated_at must be a time"
const WIDGET_FORM = "wall_widget_id must be the id of a widget, or null"

const prompt = z
	.string("recording_prompts must be a list of questions")
	.transform((text) => text.replace(/\s+/g, " ").trim())
	.refine((text) => text.length <= PROMPT_CAP, `A question can have up to ${PROMPT_CAP} characters`)
const flag = (field: string) => z.boolean(`${field} must be true or false`).optional()

/** An absent field stays. Unknown fields are dropped, such as those that a tenant admin may not change. */
export const TenantSettings = z.object({
	updated_at: z
		.string(UPDATED_AT_FORM)
		.transform((value) => new Date(value))
		.refine((time) => !Number.isNaN(time.getTime()), UPDATED_AT_FORM)
		.nullable()
		.optional(),
	tenant_name: filledText.pipe(headerText("tenant_name", TENANT_NAME_CAP)).optional(),
	notify_email: filledText.pipe(mailAddress("notify_email")).optional(),
	page_headline: orNull(cappedText("page_headline", HEADLINE_CAP)),
	page_subheadline: orNull(cappedText("page_subheadline", SUBHEADLINE_CAP)),
	thank_you_headline: orNull(cappedText("thank_you_headline", HEADLINE_CAP)),
	thank_you_subheadline: orNull(cappedText("thank_you_subheadline", SUBHEADLINE_CAP)),
	max_duration_seconds: z
		.int(DURATION_RANGE)
		.min(DURATION_MIN, DURATION_RANGE)
		.max(DURATION_MAX, DURATION_RANGE)
		.optional(),
	public_shared_only: flag("public_shared_only"),
	show_transcript: flag("show_transcript"),
	show_more_testimonials: flag("show_more_testimonials"),
	show_verify: flag("show_verify"),
	recording_prompts: z
		.array(prompt, "recording_prompts must be a list of questions")
		.transform((prompts) => prompts.filter(Boolean))
		.refine((prompts) => prompts.length <= PROMPTS_MAX, `recording_prompts can hold up to ${PROMPTS_MAX} questions`)
		.optional(),
	gift_disclosure: orNull(
		cappedText("gift_disclosure", DISCLOSURE_CAP)
			.transform((text) => text.replace(/\s+/g, " "))
			.refine(
				(text) => text === "" || text.length >= DISCLOSURE_MIN,
				`gift_disclosure must have at least ${DISCLOSURE_MIN} characters`,
			),
	),
	funnel_enabled: flag("funnel_enabled"),
	wall_enabled: flag("wall_enabled"),
	show_figures: flag("show_figures"),
	wall_contact_sheet: flag("wall_contact_sheet"),
	thank_you_wall_link: flag("thank_you_wall_link"),
	wall_widget_id: z.uuid(WIDGET_FORM).nullable().optional(),
	show_in_search: flag("show_in_search"),
	accept_written: flag("accept_written"),
	ask_stars: flag("ask_stars"),
	ask_relation: flag("ask_relation"),
	hidden_fields: HiddenFieldNames.optional(),
	languages: languageCodes.optional(),
	visitor_language: flag("visitor_language"),
	language_switch: flag("language_switch"),
	website_url: orNull(
		cappedText("website_url", WEBSITE_CAP)
			.refine((typed) => normalizeWebsite(typed) !== null, WEBSITE_FORM)
			.transform((typed) => normalizeWebsite(typed) ?? ""),
	),
	brand_color: orNull(
		z
			.string(COLOR_FORM)
			.trim()
			.toLowerCase()
			.regex(/^(#[0-9a-f]{6})?$/, COLOR_FORM),
	),
	email_subject_template: orNull(headerText("email_subject_template", SUBJECT_CAP)),
	email_provider: z
		.string(PROVIDER_UNKNOWN)
		.transform((value) => value.trim() || DEFAULT_PROVIDER)
		.refine(isEmailProvider, PROVIDER_UNKNOWN)
		.nullable()
		.transform((value) => value ?? DEFAULT_PROVIDER)
		.optional(),
	email_address: orNull(optionalMailAddress("email_address")),
	/** An empty one keeps the stored one. */
	email_app_password: headerText("email_app_password", APP_PASSWORD_CAP).nullable().optional(),
	email_from_name: orNull(headerText("email_from_name", FROM_NAME_CAP)),
	email_enabled: flag("email_enabled"),
})
export type TenantSettings = z.infer<typeof TenantSettings>
/** A platform admin may name the tenant in it. */
export type TenantSettingsUpdate = z.input<typeof TenantSettings> & { tenant_id?: string }

export const VIDEO_SETTINGS = [
	"page_headline",
	"page_subheadline",
	"thank_you_headline",
	"thank_you_subheadline",
	"max_duration_seconds",
	"public_shared_only",
	"show_transcript",
	"show_more_testimonials",
	"show_verify",
	"recording_prompts",
	"gift_disclosure",
	"funnel_enabled",
	"wall_enabled",
	"show_figures",
	"wall_contact_sheet",
	"thank_you_wall_link",
	"wall_widget_id",
	"show_in_search",
	"accept_written",
	"ask_stars",
	"ask_relation",
	"hidden_fields",
] as const satisfies (keyof TenantSettings)[]
