import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { uploadForm } from "@/lib/http/upload-form"
import { uploadTenantAsset } from "@/lib/tenants/assets/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/upload-pdf-preview", {
		body: uploadForm("preview"),
		handle: async ({ scope, viewer, client, body }) => ({
			preview_image_url: await uploadTenantAsset(scope, { viewer, address: client.address }, "pdf-preview", body.file),
		}),
	}),
})
