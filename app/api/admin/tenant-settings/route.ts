import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { presentTenant } from "@/lib/tenants/present"
import { findTenant } from "@/lib/tenants/queries"
import { saveSettings } from "@/lib/tenants/settings/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/tenant-settings": async ({ scope }) => presentTenant(await findTenant(scope)),
	"PUT /api/admin/tenant-settings": async ({ scope, viewer, client, body }) =>
		presentTenant(await saveSettings(scope, { viewer, address: client.address }, body)),
})
