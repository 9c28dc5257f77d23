import { removeApp } from "@/lib/accounts/second-factor/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/second-factor/app", {
		handle: async ({ viewer, client }) => {
			await removeApp({ viewer, ...client })
			return noContent()
		},
	}),
})
