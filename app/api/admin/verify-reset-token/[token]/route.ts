import { accountCalls } from "@/lib/accounts/calls"
import { findUsableReset } from "@/lib/accounts/reset/queries"
import { invitationValid, RESET_TOKEN_INVALID, RESET_TOKEN_VALID } from "@/lib/accounts/reset/texts"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"GET /api/admin/verify-reset-token/{token}": async ({ params }) => {
		const reset = await findUsableReset(params.token)
		if (!reset) return { valid: false, email: null, message: RESET_TOKEN_INVALID }
		const { email, invitedTo } = reset
		if (!invitedTo) return { valid: true, email, message: RESET_TOKEN_VALID }
		return { valid: true, email, message: invitationValid(invitedTo), invited_to: invitedTo }
	},
})
