import { findStepWays } from "@/lib/accounts/second-factor/queries"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/confirm/options", {
		handle: async ({ viewer }) => ({
			...(await findStepWays(viewer.userId, `confirm:${viewer.sessionId}`)),
			...(viewer.secondFactorAt ? {} : { password: true as const }),
		}),
	}),
})
