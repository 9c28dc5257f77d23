import { z } from "zod"
import { AvatarType } from "../answers"

/** Without a tenant: the defaults of tenants that never chose settings. */
export const ChatbotSettings = z.strictObject({
	chatbot_name: z.string(),
	chatbot_description: z.string(),
	chat_greeting: z.string(),
	system_prompt: z.string(),
	primary_color: z.string(),
	ai_model: z.string(),
	/** Depends on the model. */
	ai_provider: z.string(),
	avatar_type: AvatarType,
	avatar_image_url: z.string().nullable(),
	enable_lead_capture: z.boolean(),
	testimonial_page_enabled: z.boolean(),
	testimonial_page_url: z.string(),
	starter_questions: z.array(z.string()),
	/** Origins whose pages may frame the chat. Empty means any. */
	allowed_origins: z.array(z.string()),
	person_enabled: z.boolean(),
	person_hours: z.array(z.string()),
	person_time_zone: z.string(),
	mail_transcript: z.boolean(),
	mail_new_lead: z.boolean(),
	mail_unanswered: z.boolean(),
	mail_quiz_completed: z.boolean(),
	/** BCP 47; null: guessed from the tenant's texts. Always null for the platform's defaults. */
	language: z.string().nullable(),
	tenant_name: z.string(),
	updated_at: z.iso.datetime(),
})
export type ChatbotSettings = z.infer<typeof ChatbotSettings>

export const ChatbotSettingsAnswer = z.strictObject({
	chatbot_settings: ChatbotSettings,
	total_conversations: z.int(),
	total_leads: z.int(),
	/** Null for the platform's defaults. */
	tenant_info: z.strictObject({ tenant_id: z.uuid(), tenant_name: z.string(), tenant_slug: z.string() }).nullable(),
	models: z.array(
		z.strictObject({
			model: z.string(),
			label: z.string(),
			provider: z.string(),
			available: z.boolean(),
		}),
	),
	/** BCP 47, guessed from the tenant's texts. Null without a guess, and for the platform's defaults. */
	language_guess: z.string().nullable(),
	/** The business's color, which a chat that never chose one can take. Null without one, and where it is shown already. */
	offered_color: z.string().nullable(),
	/** The chosen model has no key. Answers then come only from the tenant's own texts. */
	built_in_responder: z.boolean(),
	/** For example, about a stored model that the registry no longer has. */
	warnings: z.array(z.string()),
	chatbot_enabled: z.boolean(),
	chatbot_message: z.string(),
})
export type ChatbotSettingsAnswer = z.infer<typeof ChatbotSettingsAnswer>

export const ChatBudget = z.strictObject({ daily_token_budget: z.int().nullable() })
export type ChatBudget = z.infer<typeof ChatBudget>
