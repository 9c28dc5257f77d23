import { accountCalls } from "@/lib/accounts/calls"
import { signIn } from "@/lib/accounts/sign-in"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/login": async ({ body, client }) => withSession(await signIn({ ...body, ...client })),
})
