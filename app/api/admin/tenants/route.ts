import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { presentTenantCard } from "@/lib/tenants/present"
import { pageOfTenants } from "@/lib/tenants/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/tenants": async ({ scope, query }) => {
		const { rows, total, nextCursor } = await pageOfTenants(scope, query)
		return { tenants: rows.map(presentTenantCard), total, next_cursor: nextCursor }
	},
})
