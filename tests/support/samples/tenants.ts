import { makeTenant, unique } from "../factories"
import type { Sample } from "./sample"

/** Makes its own tenant: switching the matrix's tenants on and off would affect every other sample. */
const ofAnotherTenant = async () => ({ params: { tenant_id: (await makeTenant()).id } })

export const TENANTS = {
	"GET /api/admin/tenants": { valid: async () => ({}), success: 200 },
	"GET /api/admin/slug-availability": { valid: async () => ({ query: { slug: "some-slug" } }), success: 200 },
	"PATCH /api/admin/tenant/{tenant_id}": {
		valid: async () => ({ ...(await ofAnotherTenant()), body: { is_active: false } }),
		success: 200,
	},
	"PUT /api/admin/tenant/{tenant_id}/product-access": {
		valid: async () => ({
			...(await ofAnotherTenant()),
			raw: new URLSearchParams({ chatbot_enabled: "false", chatbot_message: "Back soon." }),
		}),
		success: 200,
	},
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
