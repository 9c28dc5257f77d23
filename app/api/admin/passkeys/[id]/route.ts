import { accountCalls } from "@/lib/accounts/calls"
import { removePasskey } from "@/lib/accounts/passkeys/mutations"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"DELETE /api/admin/passkeys/{id}": async ({ viewer, client, params }) =>
		withSession(await removePasskey({ viewer, ...client }, params.id)),
})
