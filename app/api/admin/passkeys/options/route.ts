import { accountCalls } from "@/lib/accounts/calls"
import { startPasskey } from "@/lib/accounts/passkeys/mutations"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/passkeys/options": ({ viewer, client, body }) =>
		startPasskey({ viewer, ...client }, body.current_password),
})
