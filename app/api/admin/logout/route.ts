import { deleteSession } from "@/lib/accounts/mutations"
import { clearedSessionCookies } from "@/lib/accounts/session-token"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/logout", {
		handle: async ({ viewer }) => {
			await deleteSession(viewer.sessionId)
			return noContent(clearedSessionCookies())
		},
	}),
})
