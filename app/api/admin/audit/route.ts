import { presentAuditEntry } from "@/lib/audit/present"
import { listAudit } from "@/lib/audit/queries"
import { resource } from "@/lib/http/resource"
import { nameTargets } from "@/lib/submissions/activity/queries"
import { tenantCalls } from "@/lib/tenants/calls"
import { withinScope } from "@/lib/tenants/scope"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/audit": async ({ scope, query }) => {
		const { rows, nextCursor } = await listAudit(withinScope(scope), query, nameTargets(scope))
		return { entries: rows.map(presentAuditEntry), next_cursor: nextCursor }
	},
})
