import { Paging } from "@/lib/db/paging"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentDelivery } from "@/lib/mail/present"
import { listDeliveries } from "@/lib/mail/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/mail-deliveries", {
		query: Paging,
		handle: async ({ scope, query }) => {
			const { rows, nextCursor } = await listDeliveries(scope.tenantId, query)
			return { deliveries: rows.map(presentDelivery), next_cursor: nextCursor }
		},
	}),
})
