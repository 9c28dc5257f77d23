import { presentTenant } from "@/lib/tenants/present"
import { findTenant, listTenants } from "@/lib/tenants/queries"
import type { AccessScope } from "@/lib/tenants/scope"
import type { Dashboard } from "./answers"
import { presentSubmission } from "./present"
import { listSubmissions, submissionTotals } from "./queries"
import type { DashboardQuery } from "./schema"
import { presentTags } from "./tags/present"
import { listTags } from "./tags/queries"

export async function dashboardOf(scope: AccessScope, query: DashboardQuery): Promise<Dashboard> {
	const [tenant, tenants, page, tags, totals] = await Promise.all([
		scope.kind === "tenant" ? findTenant(scope) : null,
		scope.kind === "platform" ? listTenants(scope, query.tenants_cursor) : { rows: [], nextCursor: null },
		listSubmissions(scope, query),
		listTags(scope),
		submissionTotals(scope),
	])
	return {
		tenant: tenant && presentTenant(tenant),
		tenants: tenants.rows.map(presentTenant),
		tenants_next_cursor: tenants.nextCursor,
		submissions: page.rows.map(presentSubmission),
		tags: presentTags(tags),
		next_cursor: page.nextCursor,
		totals,
	}
}
