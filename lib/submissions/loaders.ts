import { cache } from "react"
import type { SignedInUser } from "@/lib/accounts/answers"
import { isUuid } from "@/lib/db/is-uuid"
import { loadAdmin } from "@/lib/tenants/loaders"
import type { Dashboard, PublicTestimonial } from "./answers"
import { dashboardOf } from "./dashboard"
import { isPublic } from "./policy"
import { presentPublicTestimonial } from "./present"
import { findPublicCase } from "./queries"
import { DashboardQuery } from "./schema"

/** Null where there is none that the public may see; any other fault is thrown. */
export const loadPublicTestimonial = cache(async (id: string): Promise<PublicTestimonial | null> => {
	const row = isUuid(id) ? await findPublicCase(id) : null
	return row && isPublic(row) ? presentPublicTestimonial(row) : null
})

export interface DashboardRequest {
	/** The slug in the path; null on the platform's own dashboard. */
	tenantSlug: string | null
	/** As in the address bar; what the filter does not know counts as absent. */
	search: { status?: string; q?: string; cursor?: string }
}

/** Session, scope and first page of a dashboard; redirects as loadAdmin() does. */
export async function loadDashboard({ tenantSlug, search }: DashboardRequest): Promise<{
	viewer: SignedInUser
	dashboard: Dashboard
}> {
	const { viewer, scope } = await loadAdmin("scoped", tenantSlug)
	const parsed = DashboardQuery.safeParse(search)
	return { viewer, dashboard: await dashboardOf(scope, parsed.success ? parsed.data : DashboardQuery.parse({})) }
}
