import { turnOnSecondFactor } from "@/lib/accounts/second-factor/mutations"
import { CodeRequest } from "@/lib/accounts/second-factor/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/second-factor/turn-on", {
		body: json(CodeRequest),
		handle: async ({ viewer, client, body }) => {
			const { signedIn, recoveryCodes } = await turnOnSecondFactor({ viewer, ...client }, body.code)
			return withSession(signedIn, { recovery_codes: recoveryCodes })
		},
	}),
})
