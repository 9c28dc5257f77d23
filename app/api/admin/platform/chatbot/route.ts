import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentChatbots } from "@/lib/chatbot/platform/present"
import { listChatbots } from "@/lib/chatbot/platform/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/platform/chatbot": async ({ scope, query }) => presentChatbots(await listChatbots(scope, query)),
})
