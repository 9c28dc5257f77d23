import { env } from "@/lib/env"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { createTenant } from "@/lib/tenants/mutations"
import { CreateTenant } from "@/lib/tenants/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/create-tenant", {
		body: json(CreateTenant),
		handle: async ({ scope, viewer, client, body }) => {
			const { id, slug } = await createTenant(scope, { viewer, address: client.address }, body)
			return { tenant_id: id, tenant_slug: slug, admin_login_url: `${env().APP_URL}/admin/${slug}` }
		},
	}),
})
