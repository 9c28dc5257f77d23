import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentTenantCard } from "@/lib/tenants/present"
import { pageOfTenants } from "@/lib/tenants/queries"
import { TenantsQuery } from "@/lib/tenants/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/tenants", {
		query: TenantsQuery,
		handle: async ({ scope, query }) => {
			const { rows, total, nextCursor } = await pageOfTenants(scope, query)
			return { tenants: rows.map(presentTenantCard), total, next_cursor: nextCursor }
		},
	}),
})
