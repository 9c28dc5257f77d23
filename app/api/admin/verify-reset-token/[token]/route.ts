import { z } from "zod"
import { findUsableReset } from "@/lib/accounts/reset/queries"
import { invitationValid, RESET_TOKEN_INVALID, RESET_TOKEN_VALID } from "@/lib/accounts/reset/texts"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/verify-reset-token/{token}", {
		params: z.object({ token: z.string() }),
		handle: async ({ params }) => {
			const reset = await findUsableReset(params.token)
			if (!reset) return { valid: false, email: null, message: RESET_TOKEN_INVALID }
			const { email, invitedTo } = reset
			if (!invitedTo) return { valid: true, email, message: RESET_TOKEN_VALID }
			return { valid: true, email, message: invitationValid(invitedTo), invited_to: invitedTo }
		},
	}),
})
