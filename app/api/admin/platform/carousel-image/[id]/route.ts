import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { changeCaption, deleteCarouselImage } from "@/lib/platform/carousel-mutations"
import { presentCarouselImage } from "@/lib/platform/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"PATCH /api/admin/platform/carousel-image/{id}": async ({ viewer, client, params, body }) =>
		presentCarouselImage(await changeCaption({ viewer, address: client.address }, params.id, body.caption)),
	"DELETE /api/admin/platform/carousel-image/{id}": async ({ viewer, client, params }) => {
		await deleteCarouselImage({ viewer, address: client.address }, params.id)
		return noContent()
	},
})
