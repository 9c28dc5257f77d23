import { addPasskey } from "@/lib/accounts/passkeys/mutations"
import { PasskeyAddition } from "@/lib/accounts/passkeys/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/passkeys", {
		body: json(PasskeyAddition),
		handle: async ({ viewer, client, body }) => {
			const { signedIn, recoveryCodes } = await addPasskey({ viewer, ...client }, body)
			return withSession(signedIn, { recovery_codes: recoveryCodes })
		},
	}),
})
