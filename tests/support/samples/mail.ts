import { giveMailbox, makeDelivery } from "../factories"
import type { Sample } from "./sample"

export const MAIL = {
	"POST /api/admin/test-email": {
		valid: async ({ id }) => {
			await giveMailbox(id)
			return { query: { tenant_id: id } }
		},
		success: 200,
	},
	"GET /api/admin/mail-deliveries": { valid: async ({ id }) => ({ query: { tenant_id: id } }), success: 200 },
	"POST /api/admin/mail-delivery/{id}/send-again": {
		valid: async ({ id: tenantId }) => ({
			params: { id: (await makeDelivery({ tenantId, status: "failed" })).id },
			query: { tenant_id: tenantId },
		}),
		success: 200,
		namesRow: true,
	},
	"GET /api/admin/audit": { valid: async () => ({}), success: 200 },
} satisfies Record<string, Sample>
