import { accountCalls } from "@/lib/accounts/calls"
import { signInWithPasskey } from "@/lib/accounts/passkeys/sign-in-mutations"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/login/passkey": async ({ body, client }) =>
		withSession(await signInWithPasskey({ ...body, ...client })),
})
