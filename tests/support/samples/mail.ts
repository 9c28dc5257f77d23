import { makeDelivery } from "../factories"
import type { Sample } from "./sample"

export const MAIL = {
	"POST /api/admin/test-email": {
		// A mailbox of a well-known provider cannot be reached from a test: what is tried there is in mail-settings.test.ts.
		valid: async ({ id }) => ({ query: { tenant_id: id } }),
		success: 422,
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
