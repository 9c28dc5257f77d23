import { pool } from "@/lib/db/client"
import { sharedRead } from "@/lib/db/in-batches"
import { prepared } from "@/lib/db/prepared"
import { BRAND } from "@/lib/tenants/new-chat"
import type { TenantScope } from "@/lib/tenants/scope"
import type { StoredSettings } from "./resolve-settings"

const COLUMNS = {
	chatbotName: "chatbot_name",
	chatbotDescription: "chatbot_description",
	chatGreeting: "chat_greeting",
	systemPrompt: "system_prompt",
	primaryColor: `CASE primary_color WHEN '${BRAND}' THEN (SELECT brand_color FROM tenants WHERE id = tenant_id)
		ELSE primary_color END`,
	aiModel: "ai_model",
	avatarType: "avatar_type",
	avatarKey: "avatar_key",
	enableLeadCapture: "enable_lead_capture",
	testimonialPageEnabled: "testimonial_page_enabled",
	testimonialPageUrl: "testimonial_page_url",
	starterQuestions: "starter_questions",
	allowedOrigins: "allowed_origins",
	language: "language",
	dailyTokenBudget: "daily_token_budget",
	personEnabled: "person_enabled",
	personHours: "person_hours",
	personTimeZone: "person_time_zone",
	mailTranscript: "mail_transcript",
	mailNewLead: "mail_new_lead",
	mailUnanswered: "mail_unanswered",
	mailQuizCompleted: "mail_quiz_completed",
	settingsUpdatedAt: "settings_updated_at",
} as const satisfies Record<keyof StoredSettings, string>

/** Every message reads this before its answer starts; planning it each time would cost more than running it. */
const storedSettings = prepared(
	"chatbot-settings",
	`SELECT tenant_id IS NULL AS "isDefaults", ${Object.entries(COLUMNS)
		.map(([field, column]) => `${column} AS "${field}"`)
		.join(", ")} FROM chatbot_settings WHERE tenant_id = $1 OR tenant_id IS NULL`,
)

export interface SettingsRows {
	own: StoredSettings | null
	platform: StoredSettings | null
}

const readSettings = sharedRead(async (tenantId): Promise<SettingsRows> => {
	const { rows } = await pool().query<StoredSettings & { isDefaults: boolean }>(storedSettings(tenantId || null))
	const pick = (wanted: boolean) => {
		const row = rows.find(({ isDefaults }) => isDefaults === wanted)
		if (!row) return null
		const { isDefaults: _, ...stored } = row
		return stored
	}
	return { own: pick(false), platform: pick(true) }
})

export function findSettings(scope: TenantScope | null): Promise<SettingsRows> {
	return readSettings(scope?.tenantId ?? "")
}
