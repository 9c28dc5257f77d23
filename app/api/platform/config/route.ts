import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentPlatformConfig } from "@/lib/platform/present"
import { findPlatformConfig } from "@/lib/platform/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/platform/config", {
		handle: async () => {
			const { config, images } = await findPlatformConfig()
			return presentPlatformConfig(config, images)
		},
	}),
})
