import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { removeFromPlatform } from "@/lib/platform/admins/mutations"
import { PlatformAdminParams } from "@/lib/platform/admins/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/platform/admins/{id}", {
		params: PlatformAdminParams,
		handle: async ({ viewer, client, params }) => {
			await removeFromPlatform({ viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
