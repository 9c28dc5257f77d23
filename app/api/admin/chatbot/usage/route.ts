import { findSettings } from "@/lib/chatbot/settings/queries"
import { presentUsage } from "@/lib/chatbot/usage/present"
import { findUsage } from "@/lib/chatbot/usage/queries"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/usage", {
		handle: async ({ scope }) => {
			const [usage, { own }] = await Promise.all([findUsage(scope), findSettings(scope)])
			return presentUsage(usage, own?.dailyTokenBudget ?? null)
		},
	}),
})
