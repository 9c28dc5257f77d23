import type { Tenant } from "@/lib/db/generated/client"
import { assetUrl } from "@/lib/storage/asset-url"
import { pageUrl } from "@/lib/tenants/page-url"
import { productMessage } from "@/lib/tenants/product-message"
import type { PublicChatbot } from "./answers"
import type { ResolvedSettings } from "./resolve-settings"

type ChatTenant = Pick<Tenant, "name" | "slug" | "chatbotEnabled" | "chatbotMessage">

export function testimonialPageUrl({ testimonialPageUrl: chosen }: ResolvedSettings, slug: string): string {
	return chosen ?? pageUrl(slug)
}

/** Never includes the prompt, the model, or the provider. */
export function presentPublicChatbot(tenant: ChatTenant, settings: ResolvedSettings): PublicChatbot {
	return {
		tenant_name: tenant.name,
		tenant_slug: tenant.slug,
		chatbot_name: settings.chatbotName,
		chatbot_description: settings.chatbotDescription,
		chat_greeting: settings.chatGreeting,
		primary_color: settings.primaryColor,
		avatar_type: settings.avatarType,
		avatar_image_url: assetUrl(settings.avatarKey),
		enable_lead_capture: settings.enableLeadCapture,
		testimonial_page_enabled: settings.testimonialPageEnabled,
		testimonial_page_url: testimonialPageUrl(settings, tenant.slug),
		starter_questions: settings.starterQuestions,
		person_enabled: settings.personEnabled,
		language: settings.language,
		chatbot_enabled: tenant.chatbotEnabled,
		chatbot_message: productMessage(tenant.chatbotMessage),
	}
}
