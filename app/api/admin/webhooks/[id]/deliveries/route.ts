import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentDelivery } from "@/lib/tenants/webhooks/present"
import { listDeliveries } from "@/lib/tenants/webhooks/queries"
import { WebhookDeliveriesQuery, WebhookParams } from "@/lib/tenants/webhooks/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/webhooks/{id}/deliveries", {
		params: WebhookParams,
		query: WebhookDeliveriesQuery,
		handle: async ({ scope, params, query }) => {
			const { rows, nextCursor } = await listDeliveries(scope, params.id, query)
			return { deliveries: rows.map((row) => presentDelivery(row)), next_cursor: nextCursor }
		},
	}),
})
