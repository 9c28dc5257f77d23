import { isDeepStrictEqual } from "node:util"
import type { ResolvedSettings, StoredSettings } from "../resolve-settings"
import type { ChatbotSettingsForm } from "./schema"

export const SETTING_COLUMNS = {
	chatbot_name: "chatbotName",
	chatbot_description: "chatbotDescription",
	chat_greeting: "chatGreeting",
	system_prompt: "systemPrompt",
	primary_color: "primaryColor",
	ai_model: "aiModel",
	avatar_type: "avatarType",
	enable_lead_capture: "enableLeadCapture",
	testimonial_page_enabled: "testimonialPageEnabled",
	testimonial_page_url: "testimonialPageUrl",
	starter_questions: "starterQuestions",
	allowed_origins: "allowedOrigins",
	person_enabled: "personEnabled",
	person_hours: "personHours",
	person_time_zone: "personTimeZone",
	mail_transcript: "mailTranscript",
	mail_new_lead: "mailNewLead",
	mail_unanswered: "mailUnanswered",
	mail_quiz_completed: "mailQuizCompleted",
	language: "language",
} as const satisfies Partial<Record<keyof ChatbotSettingsForm, keyof StoredSettings>>

const FIELDS = Object.keys(SETTING_COLUMNS) as (keyof typeof SETTING_COLUMNS)[]
export type SettingColumn = (typeof SETTING_COLUMNS)[keyof typeof SETTING_COLUMNS]
export type SettingsChanges = Partial<Pick<StoredSettings, SettingColumn>>

function shownIn(settings: ResolvedSettings, column: SettingColumn, ownPage: string | null) {
	if (column === "aiModel") return settings.model.model
	if (column === "testimonialPageUrl") return settings.testimonialPageUrl ?? ownPage
	return settings[column]
}

interface Known {
	stored: StoredSettings
	shown: ResolvedSettings
	/** In effect without the row. */
	defaults: ResolvedSettings
	/** Shown unless another page was chosen; null for the platform's defaults. */
	ownPage: string | null
}

/** A form sends back defaults too. A stored one would no longer follow the platform's. */
export function settingsChanges(
	input: ChatbotSettingsForm,
	{ stored, shown, defaults, ownPage }: Known,
): SettingsChanges {
	const changes: Record<string, unknown> = {}
	for (const field of FIELDS) {
		const column = SETTING_COLUMNS[field]
		const sent = input[field]
		const equals = (settings: ResolvedSettings) =>
			// For a removed model the form shows its replacement. Sending that back is the choice that the warning asks for.
			!(column === "aiModel" && settings.unknownModel) && isDeepStrictEqual(sent, shownIn(settings, column, ownPage))
		if (sent === undefined || equals(shown)) continue
		const value = equals(defaults) ? (Array.isArray(sent) ? [] : null) : sent
		if (!isDeepStrictEqual(value, stored[column])) changes[column] = value
	}
	return changes
}
