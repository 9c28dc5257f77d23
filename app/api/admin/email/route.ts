import { requestAddressChange } from "@/lib/accounts/address/mutations"
import { accountCalls } from "@/lib/accounts/calls"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/email": async ({ viewer, client, body }) => {
		await requestAddressChange({ viewer, ...client }, body)
		return noContent()
	},
})
