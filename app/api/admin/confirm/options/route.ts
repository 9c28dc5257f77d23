import { accountCalls } from "@/lib/accounts/calls"
import { findStepWays } from "@/lib/accounts/second-factor/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/confirm/options": async ({ viewer }) => ({
		...(await findStepWays(viewer.userId, `confirm:${viewer.sessionId}`)),
		...(viewer.secondFactorAt ? {} : { password: true as const }),
	}),
})
