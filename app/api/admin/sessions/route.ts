import { accountCalls } from "@/lib/accounts/calls"
import { endAllOwnSessions } from "@/lib/accounts/own/mutations"
import { presentSession } from "@/lib/accounts/own/present"
import { listOwnSessions } from "@/lib/accounts/own/queries"
import { clearedSessionCookies } from "@/lib/accounts/session-token"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"GET /api/admin/sessions": async ({ viewer }) => ({
		sessions: (await listOwnSessions(viewer)).map((session) => presentSession(session, viewer)),
	}),
	"DELETE /api/admin/sessions": async ({ viewer, client }) => {
		await endAllOwnSessions({ viewer, address: client.address })
		return noContent(clearedSessionCookies())
	},
})
