import type { SignedInUser } from "@/lib/accounts/answers"
import { loadAdmin } from "@/lib/tenants/loaders"
import type { Dashboard } from "./answers"
import { dashboardOf } from "./dashboard"
import { DashboardQuery } from "./schema"

export interface DashboardRequest {
	tenantSlug: string | null
	search: { status?: string; kind?: string; q?: string; tag?: string; pinned?: string; cursor?: string }
}

export async function loadDashboard({ tenantSlug, search }: DashboardRequest): Promise<{
	viewer: SignedInUser
	dashboard: Dashboard
}> {
	const { viewer, scope } = await loadAdmin("scoped", tenantSlug)
	const parsed = DashboardQuery.safeParse(search)
	return { viewer, dashboard: await dashboardOf(scope, parsed.success ? parsed.data : DashboardQuery.parse({})) }
}
