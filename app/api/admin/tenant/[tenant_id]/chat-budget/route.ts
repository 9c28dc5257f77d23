import { chatbotCalls } from "@/lib/chatbot/calls"
import { setTokenBudget } from "@/lib/chatbot/settings/mutations"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"PUT /api/admin/tenant/{tenant_id}/chat-budget": async ({ scope, viewer, client, params, body }) => {
		const actor = { viewer, address: client.address }
		return { daily_token_budget: await setTokenBudget(scope, actor, params.tenant_id, body.daily_token_budget) }
	},
})
