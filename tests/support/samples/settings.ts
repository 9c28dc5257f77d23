import { unique } from "../factories"
import type { Sample } from "./sample"

export const SETTINGS = {
	"GET /api/admin/tenant-settings": { valid: async ({ id }) => ({ query: { tenant_id: id } }), success: 200 },
	"PUT /api/admin/tenant-settings": {
		valid: async ({ id }) => ({ query: { tenant_id: id }, body: { email_from_name: `Sender ${unique()}` } }),
		success: 200,
	},
} satisfies Record<string, Sample>
