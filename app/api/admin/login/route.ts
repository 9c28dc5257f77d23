import { LoginRequest } from "@/lib/accounts/schema"
import { sessionCookie } from "@/lib/accounts/session-token"
import { signIn } from "@/lib/accounts/sign-in"
import { json } from "@/lib/http/read-body"
import { withCookies } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/login", {
		body: json(LoginRequest),
		handle: async ({ body, client }) => {
			const { accessToken, user, seconds, deviceCookie } = await signIn({ ...body, ...client })
			return withCookies({ access_token: accessToken, user }, [sessionCookie(accessToken, seconds), deviceCookie])
		},
	}),
})
