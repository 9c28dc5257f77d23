import { isDeepStrictEqual } from "node:util"
import type { ResolvedSettings, StoredSettings } from "../resolve-settings"
import type { ChatbotSettingsForm } from "./schema"

/** The column of each field of the form. */
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
} as const satisfies Partial<Record<keyof ChatbotSettingsForm, keyof StoredSettings>>

const FIELDS = Object.keys(SETTING_COLUMNS) as (keyof typeof SETTING_COLUMNS)[]
export type SettingColumn = (typeof SETTING_COLUMNS)[keyof typeof SETTING_COLUMNS]
export type SettingsChanges = Partial<Pick<StoredSettings, SettingColumn>>

/** As the form shows it. */
function shownIn(settings: ResolvedSettings, column: SettingColumn, ownPage: string | null) {
	if (column === "aiModel") return settings.model.model
	if (column === "testimonialPageUrl") return settings.testimonialPageUrl ?? ownPage
	return settings[column]
}

interface Known {
	/** The row as it is stored. */
	stored: StoredSettings
	/** As it takes effect. */
	shown: ResolvedSettings
	/** As it would without the row. */
	defaults: ResolvedSettings
	/** The tenant's own testimonial page, which is shown where no other was chosen; null for the platform's defaults. */
	ownPage: string | null
}

/**
 * What a save has to write: only what differs. A form sends back every text that it was shown, defaults included; stored
 * as somebody's own they would never follow a better default.
 */
export function settingsChanges(
	input: ChatbotSettingsForm,
	{ stored, shown, defaults, ownPage }: Known,
): SettingsChanges {
	const changes: Record<string, unknown> = {}
	for (const field of FIELDS) {
		const column = SETTING_COLUMNS[field]
		const sent = input[field]
		const equals = (settings: ResolvedSettings) =>
			// A model that is gone is shown as what answers instead: sent back, that is the choice that the warning asks for.
			!(column === "aiModel" && settings.unknownModel) && isDeepStrictEqual(sent, shownIn(settings, column, ownPage))
		if (sent === undefined || equals(shown)) continue
		const value = equals(defaults) ? (Array.isArray(sent) ? [] : null) : sent
		if (!isDeepStrictEqual(value, stored[column])) changes[column] = value
	}
	return changes
}
