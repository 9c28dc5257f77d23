import { LoginRequest } from "@/lib/accounts/schema"
import { signIn } from "@/lib/accounts/sign-in"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/login", {
		body: json(LoginRequest),
		handle: async ({ body, client }) => withSession(await signIn({ ...body, ...client })),
	}),
})
