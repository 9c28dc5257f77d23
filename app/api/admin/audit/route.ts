import { presentAuditEntry } from "@/lib/audit/present"
import { listAudit } from "@/lib/audit/queries"
import { Paging } from "@/lib/db/paging"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { nameTestimonials } from "@/lib/submissions/activity/queries"
import { withinScope } from "@/lib/tenants/scope"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/audit", {
		query: Paging,
		handle: async ({ scope, query }) => {
			const { rows, nextCursor } = await listAudit(withinScope(scope), query, nameTestimonials(scope))
			return { entries: rows.map(presentAuditEntry), next_cursor: nextCursor }
		},
	}),
})
