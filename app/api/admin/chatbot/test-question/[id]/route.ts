import { changeTestQuestion, deleteTestQuestion } from "@/lib/chatbot/test-questions/mutations"
import { presentTest } from "@/lib/chatbot/test-questions/present"
import { findSources } from "@/lib/chatbot/test-questions/queries"
import { TestParams, TestQuestionUpdate } from "@/lib/chatbot/test-questions/schema"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/chatbot/test-question/{id}", {
		params: TestParams,
		body: json(TestQuestionUpdate),
		handle: async ({ scope, viewer, client, params, body }) => {
			const row = await changeTestQuestion(scope, { viewer, address: client.address }, params.id, body)
			return presentTest(row, await findSources(scope))
		},
	}),
	DELETE: route("DELETE /api/admin/chatbot/test-question/{id}", {
		params: TestParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteTestQuestion(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
