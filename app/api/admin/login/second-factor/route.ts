import { accountCalls } from "@/lib/accounts/calls"
import { finishSignIn } from "@/lib/accounts/second-factor/challenge-mutations"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/login/second-factor": async ({ body, client }) =>
		withSession(await finishSignIn({ ...body, ...client })),
})
