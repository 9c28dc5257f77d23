import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { addCarouselImage } from "@/lib/platform/carousel-mutations"
import { presentCarouselImage } from "@/lib/platform/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"POST /api/admin/platform/upload-carousel-image": async ({ viewer, client, body: { file, ...fields } }) =>
		presentCarouselImage(await addCarouselImage({ viewer, address: client.address }, fields, file)),
})
