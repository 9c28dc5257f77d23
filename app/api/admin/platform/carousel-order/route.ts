import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { orderCarousel } from "@/lib/platform/carousel-mutations"
import { presentCarouselImage } from "@/lib/platform/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"PUT /api/admin/platform/carousel-order": async ({ viewer, client, body }) => {
		const images = await orderCarousel({ viewer, address: client.address }, body.ids)
		return { carousel_images: images.map(presentCarouselImage) }
	},
})
