import { changeOwnPassword } from "@/lib/accounts/own/mutations"
import { PasswordChange } from "@/lib/accounts/own/schema"
import { sessionCookie } from "@/lib/accounts/session-token"
import { json } from "@/lib/http/read-body"
import { withCookies } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/password", {
		body: json(PasswordChange),
		handle: async ({ viewer, client, body }) => {
			const { accessToken, user, seconds, deviceCookie } = await changeOwnPassword({ viewer, ...client }, body)
			return withCookies({ access_token: accessToken, user }, [sessionCookie(accessToken, seconds), deviceCookie])
		},
	}),
})
