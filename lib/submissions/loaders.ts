import { redirect } from "next/navigation"
import { cache } from "react"
import { loadSession } from "@/lib/accounts/loaders"
import { presentUser } from "@/lib/accounts/present"
import type { Viewer } from "@/lib/accounts/viewer"
import type { Dashboard, PublicTestimonial, SignedInUser } from "@/lib/client/contract"
import { isUuid } from "@/lib/db/is-uuid"
import { AppError } from "@/lib/errors"
import { resolveScope } from "@/lib/tenants/resolve-scope"
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

/** A signed-in admin at the wrong door goes to its own. */
function homeOf(viewer: Viewer): string {
	return viewer.tenant ? `/admin/${viewer.tenant.slug}/dashboard` : "/admin/platform/dashboard"
}

/**
 * Session, scope and first page of a dashboard. Redirects to the matching login without a session and to the viewer's own
 * dashboard where it asks for another's. Any other fault is thrown: the page shows its failure screen.
 */
export async function loadDashboard({ tenantSlug, search }: DashboardRequest): Promise<{
	viewer: SignedInUser
	dashboard: Dashboard
}> {
	const session = await loadSession()
	if (!session) redirect(`/admin/${tenantSlug ?? "platform"}`)
	if (tenantSlug === null && session.tenant) redirect(homeOf(session))
	const viewer = presentUser({ id: session.userId, ...session })
	const parsed = DashboardQuery.safeParse(search)
	const query = parsed.success ? parsed.data : DashboardQuery.parse({})
	try {
		const scope = await resolveScope(session, "scoped", { tenantSlug: tenantSlug ?? undefined })
		return { viewer, dashboard: await dashboardOf(scope, query) }
	} catch (error) {
		if (error instanceof AppError && ["forbidden", "not_found"].includes(error.code)) redirect(homeOf(session))
		throw error
	}
}
