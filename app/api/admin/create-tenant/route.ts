import { env } from "@/lib/env"
import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { createTenant } from "@/lib/tenants/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/create-tenant": async ({ scope, viewer, client, body }) => {
		const { id, slug } = await createTenant(scope, { viewer, address: client.address }, body)
		return { tenant_id: id, tenant_slug: slug, admin_login_url: `${env().APP_URL}/admin/${slug}` }
	},
})
