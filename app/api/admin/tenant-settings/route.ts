import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentTenant } from "@/lib/tenants/present"
import { findTenant } from "@/lib/tenants/queries"
import { saveSettings } from "@/lib/tenants/settings/mutations"
import { TenantSettings } from "@/lib/tenants/settings/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/tenant-settings", {
		handle: async ({ scope }) => presentTenant(await findTenant(scope)),
	}),
	PUT: route("PUT /api/admin/tenant-settings", {
		body: json(TenantSettings),
		handle: async ({ scope, viewer, client, body }) =>
			presentTenant(await saveSettings(scope, { viewer, address: client.address }, body)),
	}),
})
