import { accountCalls } from "@/lib/accounts/calls"
import { removeApp } from "@/lib/accounts/second-factor/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"DELETE /api/admin/second-factor/app": async ({ viewer, client }) => {
		await removeApp({ viewer, ...client })
		return noContent()
	},
})
