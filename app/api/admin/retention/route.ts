import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { changeRules } from "@/lib/services/retention/rules/mutations"
import { presentRetention } from "@/lib/services/retention/rules/present"
import { listRules } from "@/lib/services/retention/rules/queries"
import { RetentionUpdate } from "@/lib/services/retention/rules/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/retention", {
		handle: async ({ scope }) => presentRetention(await listRules(scope), new Date()),
	}),
	PUT: route("PUT /api/admin/retention", {
		body: json(RetentionUpdate),
		handle: async ({ scope, viewer, client, body }) => {
			const now = new Date()
			await changeRules(scope, { viewer, address: client.address }, body, now)
			return presentRetention(await listRules(scope), now)
		},
	}),
})
