import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { presentDelivery } from "@/lib/tenants/webhooks/present"
import { listDeliveries } from "@/lib/tenants/webhooks/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/webhooks/{id}/deliveries": async ({ scope, params, query }) => {
		const { rows, nextCursor } = await listDeliveries(scope, params.id, query)
		return { deliveries: rows.map((row) => presentDelivery(row)), next_cursor: nextCursor }
	},
})
