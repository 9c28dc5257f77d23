import { endAllOwnSessions } from "@/lib/accounts/own/mutations"
import { presentSession } from "@/lib/accounts/own/present"
import { listOwnSessions } from "@/lib/accounts/own/queries"
import { clearedSessionCookies } from "@/lib/accounts/session-token"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/sessions", {
		handle: async ({ viewer }) => ({
			sessions: (await listOwnSessions(viewer)).map((session) => presentSession(session, viewer)),
		}),
	}),
	DELETE: route("DELETE /api/admin/sessions", {
		handle: async ({ viewer, client }) => {
			await endAllOwnSessions({ viewer, address: client.address })
			return noContent(clearedSessionCookies())
		},
	}),
})
