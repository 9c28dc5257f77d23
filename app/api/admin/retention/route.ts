import { resource } from "@/lib/http/resource"
import { retentionCalls } from "@/lib/services/retention/rules/calls"
import { changeRules } from "@/lib/services/retention/rules/mutations"
import { presentRetention } from "@/lib/services/retention/rules/present"
import { listRules } from "@/lib/services/retention/rules/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(retentionCalls, {
	"GET /api/admin/retention": async ({ scope }) => presentRetention(await listRules(scope), new Date()),
	"PUT /api/admin/retention": async ({ scope, viewer, client, body }) => {
		const now = new Date()
		await changeRules(scope, { viewer, address: client.address }, body, now)
		return presentRetention(await listRules(scope), now)
	},
})
