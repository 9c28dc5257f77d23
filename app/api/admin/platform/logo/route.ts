import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { removePlatformLogo } from "@/lib/platform/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"DELETE /api/admin/platform/logo": async ({ viewer, client }) => {
		await removePlatformLogo({ viewer, address: client.address })
		return noContent()
	},
})
