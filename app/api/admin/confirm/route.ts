import { accountCalls } from "@/lib/accounts/calls"
import { confirmOwnSession } from "@/lib/accounts/second-factor/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"GET /api/admin/confirm": () => noContent(),
	"POST /api/admin/confirm": async ({ viewer, client, body }) => {
		await confirmOwnSession({ viewer, ...client }, body)
		return noContent()
	},
})
