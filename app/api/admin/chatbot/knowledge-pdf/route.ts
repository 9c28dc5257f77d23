import { chatbotCalls } from "@/lib/chatbot/calls"
import { receivePdf } from "@/lib/chatbot/knowledge/pdf/mutations"
import { presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/admin/chatbot/knowledge-pdf": async ({ scope, viewer, client, body }) =>
		presentSource(await receivePdf(scope, { viewer, address: client.address }, body)),
})
