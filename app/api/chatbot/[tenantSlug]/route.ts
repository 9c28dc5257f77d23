import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentPublicChatbot } from "@/lib/chatbot/settings/present"
import { findSettings } from "@/lib/chatbot/settings/queries"
import { resolveSettings } from "@/lib/chatbot/settings/resolve-settings"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/chatbot/{tenantSlug}": async ({ tenant, scope }) => {
		const { own, platform } = await findSettings(scope)
		return presentPublicChatbot(tenant, resolveSettings(own, platform))
	},
})
