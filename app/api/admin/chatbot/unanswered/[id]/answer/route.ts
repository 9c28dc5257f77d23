import { presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { KNOWLEDGE_BODY_CAP_BYTES } from "@/lib/chatbot/knowledge/sources/schema"
import { answerQuestion } from "@/lib/chatbot/unanswered/inbox/mutations"
import { AnswerBody, QuestionParams } from "@/lib/chatbot/unanswered/inbox/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/chatbot/unanswered/{id}/answer", {
		params: QuestionParams,
		body: json(AnswerBody, { cap: KNOWLEDGE_BODY_CAP_BYTES }),
		handle: async ({ scope, viewer, client, params, body }) =>
			presentSource(await answerQuestion(scope, { viewer, address: client.address }, params.id, body.answer)),
	}),
})
