import { startPasskey } from "@/lib/accounts/passkeys/mutations"
import { PasskeyStart } from "@/lib/accounts/passkeys/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/passkeys/options", {
		body: json(PasskeyStart),
		handle: ({ viewer, client, body }) => startPasskey({ viewer, ...client }, body.current_password),
	}),
})
