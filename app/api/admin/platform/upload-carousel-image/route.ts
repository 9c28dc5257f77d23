import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { uploadForm } from "@/lib/http/upload-form"
import { addCarouselImage } from "@/lib/platform/carousel-mutations"
import { presentCarouselImage } from "@/lib/platform/present"
import { NewCarouselImage } from "@/lib/platform/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/platform/upload-carousel-image", {
		body: uploadForm("carousel_image", NewCarouselImage),
		handle: async ({ viewer, client, body: { file, ...fields } }) =>
			presentCarouselImage(await addCarouselImage({ viewer, address: client.address }, fields, file)),
	}),
})
