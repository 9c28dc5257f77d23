import { unique } from "../factories"
import type { Sample } from "./sample"

export const TENANTS = {
	"POST /api/admin/create-tenant": {
		valid: async () => {
			const id = unique()
			return {
				body: {
					tenant_name: `New ${id}`,
					tenant_slug: `new-${id}`,
					notify_email: `n-${id}@example.com`,
					admin_email: `a-${id}@example.com`,
					admin_password: "secret1",
				},
			}
		},
		success: 200,
	},
} satisfies Record<string, Sample>
