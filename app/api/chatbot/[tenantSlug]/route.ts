import { presentPublicChatbot } from "@/lib/chatbot/settings/present"
import { findSettings } from "@/lib/chatbot/settings/queries"
import { resolveSettings } from "@/lib/chatbot/settings/resolve-settings"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/chatbot/{tenantSlug}", {
		handle: async ({ tenant, scope }) => {
			const { own, platform } = await findSettings(scope)
			return presentPublicChatbot(tenant, resolveSettings(own, platform))
		},
	}),
})
