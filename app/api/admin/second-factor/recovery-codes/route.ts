import { accountCalls } from "@/lib/accounts/calls"
import { renewRecoveryCodes } from "@/lib/accounts/second-factor/mutations"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/second-factor/recovery-codes": async ({ viewer, client }) => ({
		recovery_codes: await renewRecoveryCodes({ viewer, ...client }),
	}),
})
