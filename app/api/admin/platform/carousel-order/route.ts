import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { orderCarousel } from "@/lib/platform/carousel-mutations"
import { presentCarouselImage } from "@/lib/platform/present"
import { CarouselOrder } from "@/lib/platform/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/platform/carousel-order", {
		body: json(CarouselOrder),
		handle: async ({ viewer, client, body }) => {
			const images = await orderCarousel({ viewer, address: client.address }, body.ids)
			return { carousel_images: images.map(presentCarouselImage) }
		},
	}),
})
