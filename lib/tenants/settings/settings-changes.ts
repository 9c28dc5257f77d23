import { seal } from "@/lib/crypto/secret-box"
import type { Tenant } from "@/lib/db/generated/client"
import { presentTenant } from "../present"
import * as tenantSentences from "../words"
import type { TenantSettings } from "./schema"
import { tidyAppPassword } from "./tidy-app-password"

/** The app password has its own rules. */
export const SETTING_COLUMNS = {
	tenant_name: "name",
	notify_email: "notifyEmail",
	page_headline: "pageHeadline",
	page_subheadline: "pageSubheadline",
	thank_you_headline: "thankYouHeadline",
	thank_you_subheadline: "thankYouSubheadline",
	max_duration_seconds: "maxDurationSeconds",
	public_shared_only: "publicSharedOnly",
	show_transcript: "showTranscript",
	show_more_testimonials: "showMoreTestimonials",
	show_verify: "showVerify",
	recording_prompts: "recordingPrompts",
	gift_disclosure: "giftDisclosure",
	funnel_enabled: "funnelEnabled",
	wall_enabled: "wallEnabled",
	show_figures: "showFigures",
	wall_contact_sheet: "wallContactSheet",
	thank_you_wall_link: "thankYouWallLink",
	wall_widget_id: "wallWidgetId",
	show_in_search: "showInSearch",
	accept_written: "acceptWritten",
	ask_stars: "askStars",
	ask_relation: "askRelation",
	hidden_fields: "hiddenFields",
	languages: "languages",
	visitor_language: "visitorLanguage",
	language_switch: "languageSwitch",
	website_url: "websiteUrl",
	brand_color: "brandColor",
	email_subject_template: "emailSubjectTemplate",
	email_provider: "emailProvider",
	email_address: "emailAddress",
	email_from_name: "emailFromName",
	email_enabled: "emailEnabled",
} as const satisfies Partial<Record<keyof TenantSettings, keyof Tenant>>

const FIELDS = Object.keys(SETTING_COLUMNS) as (keyof typeof SETTING_COLUMNS)[]

const DEFAULTS: Partial<Record<keyof typeof SETTING_COLUMNS, string>> = {
	page_headline: tenantSentences.defaultPageHeadline,
	page_subheadline: tenantSentences.defaultPageSubheadline,
	thank_you_headline: tenantSentences.defaultThankYouHeadline,
	thank_you_subheadline: tenantSentences.defaultThankYouSubheadline,
	email_subject_template: tenantSentences.defaultSubjectTemplate,
	gift_disclosure: tenantSentences.defaultGiftDisclosure,
}

export type SettingColumn = (typeof SETTING_COLUMNS)[keyof typeof SETTING_COLUMNS] | "emailAppPassword" | "emailError"
export type SettingsChanges = Partial<Pick<Tenant, SettingColumn>>

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** A form sends back defaults too. A stored one would no longer follow the product's, or the tenant's new name. */
export function settingsChanges(before: Tenant, input: TenantSettings): SettingsChanges {
	const shown = presentTenant(before)
	const defaults = { ...DEFAULTS, email_from_name: input.tenant_name ?? before.name }
	const changes: Record<string, unknown> = {}
	for (const field of FIELDS) {
		const sent = input[field]
		if (sent === undefined || isSame(sent, shown[field])) continue
		const value = sent === defaults[field] ? null : sent
		const column = SETTING_COLUMNS[field]
		if (!isSame(value, before[column])) changes[column] = value
	}
	return { ...changes, ...mailboxChanges(before, input, changes) }
}

function mailboxChanges(before: Tenant, input: TenantSettings, changes: SettingsChanges): SettingsChanges {
	const provider = changes.emailProvider ?? before.emailProvider
	const typed = tidyAppPassword(provider, input.email_app_password ?? "")
	const removed = input.email_address === null
	const password: SettingsChanges = {}
	if (removed && before.emailAppPassword) password.emailAppPassword = null
	if (!removed && typed) password.emailAppPassword = seal(typed, "tenants.email_app_password", before.id)
	const touched = "emailProvider" in changes || "emailAddress" in changes || "emailAppPassword" in password
	return touched && before.emailError ? { ...password, emailError: null } : password
}
