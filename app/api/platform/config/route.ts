import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { presentPlatformConfig } from "@/lib/platform/present"
import { findPlatformConfig } from "@/lib/platform/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"GET /api/platform/config": async () => {
		const { config, images } = await findPlatformConfig()
		return presentPlatformConfig(config, images)
	},
})
