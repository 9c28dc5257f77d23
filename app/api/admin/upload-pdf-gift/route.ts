import { resource } from "@/lib/http/resource"
import { uploadTenantAsset } from "@/lib/tenants/assets/mutations"
import { tenantCalls } from "@/lib/tenants/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/upload-pdf-gift": async ({ scope, viewer, client, body }) => ({
		pdf_url: await uploadTenantAsset(scope, { viewer, address: client.address }, "pdf-gift", body.file),
	}),
})
