import { renewRecoveryCodes } from "@/lib/accounts/second-factor/mutations"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/second-factor/recovery-codes", {
		handle: async ({ viewer, client }) => ({ recovery_codes: await renewRecoveryCodes({ viewer, ...client }) }),
	}),
})
