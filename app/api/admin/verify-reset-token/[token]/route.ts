import { z } from "zod"
import { findUsableReset } from "@/lib/accounts/reset/queries"
import { resetWords } from "@/lib/accounts/reset/words"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/verify-reset-token/{token}", {
		params: z.object({ token: z.string() }),
		handle: async ({ params }) => {
			const reset = await findUsableReset(params.token)
			if (!reset) return { valid: false, email: null, message: resetWords.tokenInvalid }
			const { email, invitedTo } = reset
			if (!invitedTo) return { valid: true, email, message: resetWords.tokenValid }
			return { valid: true, email, message: resetWords.invitationValid(invitedTo), invited_to: invitedTo }
		},
	}),
})
