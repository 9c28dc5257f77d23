import { MODELS } from "@/lib/ai/models"
import { isModelAvailable } from "@/lib/ai/providers"
import type { Tenant } from "@/lib/db/generated/client"
import { assetUrl } from "@/lib/storage/asset-url"
import { productMessage } from "@/lib/tenants/product-message"
import { testimonialPageUrl } from "../present"
import { type ResolvedSettings, resolveSettings } from "../resolve-settings"
import type { ChatbotSettings, ChatbotSettingsAnswer } from "./answers"
import type { SettingsFormRow } from "./queries"
import { chatbotSettingsRefusals } from "./words"

/** The version of never-saved settings, which a first save sends back. */
export const NEVER_SAVED = new Date(0)

function presentForm(settings: ResolvedSettings, tenant: Tenant | null, savedAt: Date): ChatbotSettings {
	return {
		chatbot_name: settings.chatbotName,
		chatbot_description: settings.chatbotDescription,
		chat_greeting: settings.chatGreeting,
		system_prompt: settings.systemPrompt,
		primary_color: settings.primaryColor,
		ai_model: settings.model.model,
		ai_provider: settings.model.provider,
		avatar_type: settings.avatarType,
		avatar_image_url: assetUrl(settings.avatarKey),
		enable_lead_capture: settings.enableLeadCapture,
		testimonial_page_enabled: settings.testimonialPageEnabled,
		testimonial_page_url: tenant ? testimonialPageUrl(settings, tenant.slug) : (settings.testimonialPageUrl ?? ""),
		starter_questions: settings.starterQuestions,
		allowed_origins: settings.allowedOrigins,
		person_enabled: settings.personEnabled,
		person_hours: settings.personHours,
		person_time_zone: settings.personTimeZone,
		mail_transcript: settings.mailTranscript,
		mail_new_lead: settings.mailNewLead,
		mail_unanswered: settings.mailUnanswered,
		mail_quiz_completed: settings.mailQuizCompleted,
		language: tenant ? settings.language : null,
		tenant_name: tenant?.name ?? "",
		updated_at: savedAt.toISOString(),
	}
}

export function presentChatbotSettings(row: SettingsFormRow): ChatbotSettingsAnswer {
	const { tenant, own, platform } = row
	const settings = resolveSettings(own, platform)
	const savedAt = (tenant ? own : platform)?.settingsUpdatedAt ?? NEVER_SAVED
	return {
		chatbot_settings: presentForm(settings, tenant, savedAt),
		total_conversations: row.totalConversations,
		total_leads: row.totalLeads,
		tenant_info: tenant && { tenant_id: tenant.id, tenant_name: tenant.name, tenant_slug: tenant.slug },
		models: MODELS.map(({ model, label, provider }) => ({
			model,
			label,
			provider,
			available: isModelAvailable(model),
		})),
		language_guess: row.languageGuess,
		offered_color:
			own?.primaryColor || tenant?.brandColor === settings.primaryColor ? null : (tenant?.brandColor ?? null),
		built_in_responder: !isModelAvailable(settings.model.model),
		warnings: [
			...(settings.unknownModel
				? [chatbotSettingsRefusals.modelGone(settings.unknownModel, settings.model.label)]
				: []),
			...(row.lastFailure ? [chatbotSettingsRefusals.lastFailed(row.lastFailure)] : []),
		],
		chatbot_enabled: tenant?.chatbotEnabled ?? true,
		chatbot_message: productMessage(tenant?.chatbotMessage ?? ""),
	}
}
