import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { uploadForm } from "@/lib/http/upload-form"
import { uploadTenantAsset } from "@/lib/tenants/assets/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/upload-pdf-gift", {
		body: uploadForm("gift"),
		handle: async ({ scope, viewer, client, body }) => ({
			pdf_url: await uploadTenantAsset(scope, { viewer, address: client.address }, "pdf-gift", body.file),
		}),
	}),
})
