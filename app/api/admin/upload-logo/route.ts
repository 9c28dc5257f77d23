import { resource } from "@/lib/http/resource"
import { uploadTenantAsset } from "@/lib/tenants/assets/mutations"
import { tenantCalls } from "@/lib/tenants/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/upload-logo": async ({ scope, viewer, client, body }) => ({
		logo_url: await uploadTenantAsset(scope, { viewer, address: client.address }, "logo", body.file),
	}),
})
