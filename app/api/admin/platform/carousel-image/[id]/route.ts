import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { changeCaption, deleteCarouselImage } from "@/lib/platform/carousel-mutations"
import { presentCarouselImage } from "@/lib/platform/present"
import { CarouselImageChange, CarouselImageParams } from "@/lib/platform/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PATCH: route("PATCH /api/admin/platform/carousel-image/{id}", {
		params: CarouselImageParams,
		body: json(CarouselImageChange),
		handle: async ({ viewer, client, params, body }) =>
			presentCarouselImage(await changeCaption({ viewer, address: client.address }, params.id, body.caption)),
	}),
	DELETE: route("DELETE /api/admin/platform/carousel-image/{id}", {
		params: CarouselImageParams,
		handle: async ({ viewer, client, params }) => {
			await deleteCarouselImage({ viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
