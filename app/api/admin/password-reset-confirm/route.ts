import { accountCalls } from "@/lib/accounts/calls"
import { confirmReset } from "@/lib/accounts/reset/mutations"
import { INVITATION_ACCEPTED, RESET_DONE } from "@/lib/accounts/reset/texts"
import { withCookies } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/password-reset-confirm": async ({ body, client }) => {
		const { joined, deviceCookie } = await confirmReset(body, client.address)
		return withCookies({ message: joined ? INVITATION_ACCEPTED : RESET_DONE }, [deviceCookie])
	},
})
