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

/** Null if there is none that the public may see. Throws any other error. */
export const loadPublicTestimonial = cache(async (id: string): Promise<PublicTestimonial | null> => {
	const row = isUuid(id) ? await findPublicCase(id) : null
	return row && isPublic(row) ? presentPublicTestimonial(row) : null
})

export interface DashboardRequest {
	/** The slug in the path; null on the platform's own dashboard. */
	tenantSlug: string | null
	/** As in the address bar. Unknown filter values count as absent. */
	search: { status?: string; q?: string; cursor?: string }
}

/** The session, scope, and first page of a dashboard. Redirects like loadAdmin(). */
export async function loadDashboard({ tenantSlug, search }: DashboardRequest): Promise<{
	viewer: SignedInUser
	dashboard: Dashboard
}> {
	const { viewer, scope } = await loadAdmin("scoped", tenantSlug)
	const parsed = DashboardQuery.safeParse(search)
	return { viewer, dashboard: await dashboardOf(scope, parsed.success ? parsed.data : DashboardQuery.parse({})) }
}
