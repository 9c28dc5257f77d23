import { chatbotCalls } from "@/lib/chatbot/calls"
import { leaveLead } from "@/lib/chatbot/leads/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/chatbot/{tenantSlug}/lead": async ({ scope, language, body: { session_id, files: _, ...fields } }) => {
		await leaveLead(scope, session_id, { ...fields, language })
		return noContent()
	},
})
