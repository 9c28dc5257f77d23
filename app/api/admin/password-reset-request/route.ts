import { accountCalls } from "@/lib/accounts/calls"
import { requestReset } from "@/lib/accounts/reset/mutations"
import { resetWords } from "@/lib/accounts/reset/words"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/password-reset-request": async ({ body }) => {
		await requestReset(body.email)
		return { message: resetWords.requested }
	},
})
