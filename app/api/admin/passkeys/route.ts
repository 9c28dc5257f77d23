import { accountCalls } from "@/lib/accounts/calls"
import { addPasskey } from "@/lib/accounts/passkeys/mutations"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/passkeys": async ({ viewer, client, body }) => {
		const { signedIn, recoveryCodes } = await addPasskey({ viewer, ...client }, body)
		return withSession(signedIn, { recovery_codes: recoveryCodes })
	},
})
