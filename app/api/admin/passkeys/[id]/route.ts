import { removePasskey } from "@/lib/accounts/passkeys/mutations"
import { PasskeyParams } from "@/lib/accounts/passkeys/schema"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/passkeys/{id}", {
		params: PasskeyParams,
		handle: async ({ viewer, client, params }) => withSession(await removePasskey({ viewer, ...client }, params.id)),
	}),
})
