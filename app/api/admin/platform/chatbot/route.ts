import { presentChatbots } from "@/lib/chatbot/platform/present"
import { listChatbots } from "@/lib/chatbot/platform/queries"
import { ChatbotsQuery } from "@/lib/chatbot/platform/schema"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/platform/chatbot", {
		query: ChatbotsQuery,
		handle: async ({ scope, query }) => presentChatbots(await listChatbots(scope, query)),
	}),
})
