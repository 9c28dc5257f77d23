import { accountCalls } from "@/lib/accounts/calls"
import { endOwnSession } from "@/lib/accounts/own/mutations"
import { clearedSessionCookies } from "@/lib/accounts/session-token"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"DELETE /api/admin/sessions/{id}": async ({ viewer, client, params }) => {
		await endOwnSession({ viewer, address: client.address }, params.id)
		return noContent(params.id === viewer.sessionId ? clearedSessionCookies() : [])
	},
})
