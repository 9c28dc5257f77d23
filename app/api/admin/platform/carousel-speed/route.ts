import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { saveCarouselSpeed } from "@/lib/platform/mutations"
import { CarouselSpeed } from "@/lib/platform/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/platform/carousel-speed", {
		body: form(CarouselSpeed),
		handle: async ({ viewer, client, body }) => ({
			carousel_speed: await saveCarouselSpeed({ viewer, address: client.address }, body.carousel_speed),
		}),
	}),
})
