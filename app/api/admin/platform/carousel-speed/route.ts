import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { saveCarouselSpeed } from "@/lib/platform/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"PUT /api/admin/platform/carousel-speed": async ({ viewer, client, body }) => ({
		carousel_speed: await saveCarouselSpeed({ viewer, address: client.address }, body.carousel_speed),
	}),
})
