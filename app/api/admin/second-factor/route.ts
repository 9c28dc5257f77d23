import { accountCalls } from "@/lib/accounts/calls"
import { removeSecondFactor, startSecondFactor } from "@/lib/accounts/second-factor/mutations"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/second-factor": ({ viewer, client, body }) =>
		startSecondFactor({ viewer, ...client }, body.current_password),
	"DELETE /api/admin/second-factor": async ({ viewer, client }) =>
		withSession(await removeSecondFactor({ viewer, ...client })),
})
