import { db } from "@/lib/db/client"
import { unique } from "../factories"
import type { Sample } from "./sample"

export const SETTINGS = {
	"GET /api/admin/tenant-settings": { valid: async ({ id }) => ({ query: { tenant_id: id } }), success: 200 },
	"PUT /api/admin/tenant-settings": {
		valid: async ({ id }) => ({ query: { tenant_id: id }, body: { email_from_name: `Sender ${unique()}` } }),
		success: 200,
	},
	"GET /api/admin/translations/{subject}": {
		valid: async ({ id }) => ({ query: { tenant_id: id }, params: { subject: "page" } }),
		success: 200,
	},
	"PUT /api/admin/translations/{subject}": {
		valid: async ({ id }) => {
			await db().tenant.update({ where: { id }, data: { pageHeadline: "Hello" } })
			return {
				query: { tenant_id: id },
				params: { subject: "page" },
				body: { language: "de", texts: { Hello: `Hallo ${unique()}` } },
			}
		},
		success: 200,
		product: "video_testimonials",
	},
	"POST /api/admin/translations/{subject}/draft": {
		valid: async ({ id }) => ({
			query: { tenant_id: id },
			params: { subject: "page" },
			body: { language: "de", texts: [] },
		}),
		success: 200,
		product: "video_testimonials",
	},
} satisfies Record<string, Sample>
