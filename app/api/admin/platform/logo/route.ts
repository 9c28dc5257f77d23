import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { removePlatformLogo } from "@/lib/platform/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/platform/logo", {
		handle: async ({ viewer, client }) => {
			await removePlatformLogo({ viewer, address: client.address })
			return noContent()
		},
	}),
})
