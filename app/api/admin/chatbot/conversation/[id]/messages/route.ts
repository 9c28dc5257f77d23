import { ConversationParams } from "@/lib/chatbot/conversations/archive/schema"
import { PersonMessage } from "@/lib/chatbot/person/schema"
import { answerVisitor } from "@/lib/chatbot/person/takeover-mutations"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { consume } from "@/lib/limits/consume"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/chatbot/conversation/{id}/messages", {
		params: ConversationParams,
		body: json(PersonMessage),
		handle: async ({ scope, viewer, client, params, body }) => {
			await consume("PERSON_MESSAGE_ADMIN", viewer.userId)
			await answerVisitor(scope, { viewer, address: client.address }, params.id, body, new Date())
			return noContent()
		},
	}),
})
