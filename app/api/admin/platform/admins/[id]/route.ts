import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { removeFromPlatform } from "@/lib/platform/admins/mutations"
import { platformCalls } from "@/lib/platform/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"DELETE /api/admin/platform/admins/{id}": async ({ viewer, client, params }) => {
		await removeFromPlatform({ viewer, address: client.address }, params.id)
		return noContent()
	},
})
