import { Paging } from "@/lib/db/paging"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentReceipt } from "@/lib/privacy/present"
import { listReceipts } from "@/lib/privacy/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/people/receipts", {
		query: Paging,
		handle: async ({ scope, query }) => {
			const { rows, nextCursor } = await listReceipts(scope, query)
			return { receipts: rows.map(presentReceipt), next_cursor: nextCursor }
		},
	}),
})
