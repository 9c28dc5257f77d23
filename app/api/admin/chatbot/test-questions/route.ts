import { addTestQuestion } from "@/lib/chatbot/test-questions/mutations"
import { presentTest, presentTests } from "@/lib/chatbot/test-questions/present"
import { findSources, findTests } from "@/lib/chatbot/test-questions/queries"
import { NewTestQuestion } from "@/lib/chatbot/test-questions/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/test-questions", {
		handle: async ({ scope }) => presentTests(await findTests(scope)),
	}),
	POST: route("POST /api/admin/chatbot/test-questions", {
		body: json(NewTestQuestion),
		handle: async ({ scope, viewer, client, body }) => {
			const row = await addTestQuestion(scope, { viewer, address: client.address }, body)
			return presentTest(row, await findSources(scope))
		},
	}),
})
