import { accountCalls } from "@/lib/accounts/calls"
import { deleteSession } from "@/lib/accounts/mutations"
import { clearedSessionCookies } from "@/lib/accounts/session-token"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/logout": async ({ viewer }) => {
		await deleteSession(viewer.sessionId)
		return noContent(clearedSessionCookies())
	},
})
