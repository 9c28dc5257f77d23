import { ChatbotTenantParams } from "@/lib/chatbot/platform/schema"
import { BudgetBody } from "@/lib/chatbot/settings/form/schema"
import { setTokenBudget } from "@/lib/chatbot/settings/mutations"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/tenant/{tenant_id}/chat-budget", {
		params: ChatbotTenantParams,
		body: json(BudgetBody),
		handle: async ({ scope, viewer, client, params, body }) => {
			const actor = { viewer, address: client.address }
			return { daily_token_budget: await setTokenBudget(scope, actor, params.tenant_id, body.daily_token_budget) }
		},
	}),
})
