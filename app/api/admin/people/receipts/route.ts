import { resource } from "@/lib/http/resource"
import { peopleCalls } from "@/lib/privacy/calls"
import { presentReceipt } from "@/lib/privacy/present"
import { listReceipts } from "@/lib/privacy/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(peopleCalls, {
	"GET /api/admin/people/receipts": async ({ scope, query }) => {
		const { rows, nextCursor } = await listReceipts(scope, query)
		return { receipts: rows.map(presentReceipt), next_cursor: nextCursor }
	},
})
