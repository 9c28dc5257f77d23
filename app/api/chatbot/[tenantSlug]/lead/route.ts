import { leaveLead } from "@/lib/chatbot/leads/mutations"
import { LeadForm } from "@/lib/chatbot/leads/schema"
import { form } from "@/lib/http/form"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/chatbot/{tenantSlug}/lead", {
		limit: "CHAT_ASIDE_ADDRESS",
		body: form(LeadForm),
		handle: async ({ scope, body: { session_id, files: _, ...fields } }) => {
			await leaveLead(scope, session_id, fields)
			return noContent()
		},
	}),
})
