import { accountCalls } from "@/lib/accounts/calls"
import { changeOwnPassword } from "@/lib/accounts/own/mutations"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"PUT /api/admin/password": async ({ viewer, client, body }) =>
		withSession(await changeOwnPassword({ viewer, ...client }, body)),
})
