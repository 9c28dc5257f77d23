import { finishSignIn } from "@/lib/accounts/second-factor/challenge-mutations"
import { LoginStep } from "@/lib/accounts/second-factor/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/login/second-factor", {
		body: json(LoginStep),
		handle: async ({ body, client }) => withSession(await finishSignIn({ ...body, ...client })),
	}),
})
