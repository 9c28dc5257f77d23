import { requestReset } from "@/lib/accounts/reset/mutations"
import { ResetRequest } from "@/lib/accounts/reset/schema"
import { resetWords } from "@/lib/accounts/reset/words"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/password-reset-request", {
		limit: "RESET_ADDRESS",
		body: json(ResetRequest),
		handle: async ({ body }) => {
			await requestReset(body.email)
			return { message: resetWords.requested }
		},
	}),
})
