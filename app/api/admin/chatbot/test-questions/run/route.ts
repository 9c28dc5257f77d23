import { presentTests } from "@/lib/chatbot/test-questions/present"
import { findTests } from "@/lib/chatbot/test-questions/queries"
import { startRun } from "@/lib/chatbot/test-questions/run/mutations"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/chatbot/test-questions/run", {
		handle: async ({ scope, viewer, client }) => {
			await startRun(scope, { viewer, address: client.address })
			return presentTests(await findTests(scope))
		},
	}),
})
