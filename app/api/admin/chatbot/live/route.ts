import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentLive } from "@/lib/chatbot/person/present"
import { listLive } from "@/lib/chatbot/person/queries"
import { sha256Hex } from "@/lib/crypto/random-token"
import { liveStream, wantsStream } from "@/lib/http/live-stream"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/live": async ({ request, client, stillAllowed, scope, viewer }) => {
		const inbox = async () => ({
			conversations: (await listLive(scope, new Date())).map((row) => presentLive(row, viewer.userId)),
		})
		if (!wantsStream(request)) return inbox()
		return liveStream({
			request,
			owner: viewer.sessionId,
			audience: "admins",
			address: client.address,
			stillAllowed,
			concerns: ([tenant]) => tenant === scope.tenantId,
			// The whole inbox each time, so a reader who missed something is right again with the next event. Its position
			// names what the reader has, and an unchanged inbox is not sent.
			async read(position) {
				const data = await inbox()
				const id = sha256Hex(JSON.stringify(data)).slice(0, 16)
				return id === position ? null : { id, data }
			},
		})
	},
})
