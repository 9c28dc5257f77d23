import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { uploadForm } from "@/lib/http/upload-form"
import { uploadPlatformLogo } from "@/lib/platform/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/platform/upload-logo", {
		body: uploadForm("logo"),
		handle: async ({ viewer, client, body }) => ({
			logo_url: await uploadPlatformLogo({ viewer, address: client.address }, body.file),
		}),
	}),
})
