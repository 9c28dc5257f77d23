import { accountCalls } from "@/lib/accounts/calls"
import { confirmReset } from "@/lib/accounts/reset/mutations"
import { resetWords } from "@/lib/accounts/reset/words"
import { withCookies } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/password-reset-confirm": async ({ body, client }) => {
		const { joined, deviceCookie } = await confirmReset(body, client.address)
		return withCookies({ message: joined ? resetWords.invitationAccepted : resetWords.done }, [deviceCookie])
	},
})
