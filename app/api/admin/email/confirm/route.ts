import { confirmAddressChange } from "@/lib/accounts/address/mutations"
import { accountCalls } from "@/lib/accounts/calls"
import { resource } from "@/lib/http/resource"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/email/confirm": async ({ viewer, client, body }) =>
		withSession(await confirmAddressChange({ viewer, ...client }, body.code)),
})
