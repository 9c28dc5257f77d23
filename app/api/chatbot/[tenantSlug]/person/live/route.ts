import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentPersonUpdate } from "@/lib/chatbot/person/present"
import { findPersonUpdate } from "@/lib/chatbot/person/queries"
import { liveStream, wantsStream } from "@/lib/http/live-stream"
import { resource } from "@/lib/http/resource"

/** "12 taken": the newest position that the visitor has, and the state. */
const after = (position: string | null) => Number(/^\d{1,9}(?= |$)/.exec(position ?? "")?.[0] ?? 0)

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/chatbot/{tenantSlug}/person/live": async ({
		request,
		client,
		stillAllowed,
		scope,
		body: { session_id: sessionId },
	}) => {
		const found = (position: string | null) => findPersonUpdate(scope, sessionId, after(position))
		if (!wantsStream(request)) return presentPersonUpdate(await found(request.headers.get("last-event-id")))
		let conversation: string | null = null
		return liveStream({
			request,
			owner: `${scope.tenantId} ${sessionId}`,
			audience: "visitors",
			address: client.address,
			stillAllowed,
			// Until the conversation exists, any of the tenant's may be it.
			concerns: ([tenant, id]) => tenant === scope.tenantId && (conversation === null || id === conversation),
			async read(position) {
				const row = await found(position)
				conversation = row.id
				const id = `${row.messageCount} ${row.personState}`
				return id === position ? null : { id, data: presentPersonUpdate(row) }
			},
		})
	},
})
