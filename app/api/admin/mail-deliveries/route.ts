import { resource } from "@/lib/http/resource"
import { presentDelivery } from "@/lib/mail/present"
import { listDeliveries } from "@/lib/mail/queries"
import { tenantCalls } from "@/lib/tenants/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/mail-deliveries": async ({ scope, query }) => {
		const { rows, nextCursor } = await listDeliveries(scope.tenantId, query)
		return { deliveries: rows.map(presentDelivery), next_cursor: nextCursor }
	},
})
