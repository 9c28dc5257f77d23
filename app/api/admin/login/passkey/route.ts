import { PasskeySignIn } from "@/lib/accounts/passkeys/schema"
import { signInWithPasskey } from "@/lib/accounts/passkeys/sign-in-mutations"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/login/passkey", {
		body: json(PasskeySignIn),
		handle: async ({ body, client }) => withSession(await signInWithPasskey({ ...body, ...client })),
	}),
})
