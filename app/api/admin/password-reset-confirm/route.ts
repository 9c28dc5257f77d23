import { confirmReset } from "@/lib/accounts/reset/mutations"
import { ResetConfirm } from "@/lib/accounts/reset/schema"
import { resetWords } from "@/lib/accounts/reset/words"
import { json } from "@/lib/http/read-body"
import { withCookies } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/password-reset-confirm", {
		body: json(ResetConfirm),
		handle: async ({ body, client }) => {
			const { joined, deviceCookie } = await confirmReset(body, client.address)
			return withCookies({ message: joined ? resetWords.invitationAccepted : resetWords.done }, [deviceCookie])
		},
	}),
})
