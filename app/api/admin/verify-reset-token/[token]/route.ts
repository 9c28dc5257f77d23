import { accountCalls } from "@/lib/accounts/calls"
import { findUsableReset } from "@/lib/accounts/reset/queries"
import { resetWords } from "@/lib/accounts/reset/words"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"GET /api/admin/verify-reset-token/{token}": async ({ params }) => {
		const reset = await findUsableReset(params.token)
		if (!reset) return { valid: false, email: null, message: resetWords.tokenInvalid }
		const { email, invitedTo } = reset
		if (!invitedTo) return { valid: true, email, message: resetWords.tokenValid }
		return { valid: true, email, message: resetWords.invitationValid(invitedTo), invited_to: invitedTo }
	},
})
