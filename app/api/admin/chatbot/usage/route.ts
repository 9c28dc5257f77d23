import { chatbotCalls } from "@/lib/chatbot/calls"
import { findSettings } from "@/lib/chatbot/settings/queries"
import { presentUsage } from "@/lib/chatbot/usage/present"
import { findUsage } from "@/lib/chatbot/usage/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/usage": async ({ scope }) => {
		const [usage, { own }] = await Promise.all([findUsage(scope), findSettings(scope)])
		return presentUsage(usage, own?.dailyTokenBudget ?? null)
	},
})
