import { accountCalls } from "@/lib/accounts/calls"
import { turnOnSecondFactor } from "@/lib/accounts/second-factor/mutations"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/second-factor/turn-on": async ({ viewer, client, body }) => {
		const { signedIn, recoveryCodes } = await turnOnSecondFactor({ viewer, ...client }, body.code)
		return withSession(signedIn, { recovery_codes: recoveryCodes })
	},
})
