import { endOwnSession } from "@/lib/accounts/own/mutations"
import { SessionParams } from "@/lib/accounts/own/schema"
import { clearedSessionCookies } from "@/lib/accounts/session-token"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/sessions/{id}", {
		params: SessionParams,
		handle: async ({ viewer, client, params }) => {
			await endOwnSession({ viewer, address: client.address }, params.id)
			return noContent(params.id === viewer.sessionId ? clearedSessionCookies() : [])
		},
	}),
})
