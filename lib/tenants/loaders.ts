import { redirect } from "next/navigation"
import { cache } from "react"
import { loadSession } from "@/lib/accounts/loaders"
import { presentUser } from "@/lib/accounts/present"
import type { Viewer } from "@/lib/accounts/viewer"
import type { SignedInUser, TenantPage, ThankYouPage } from "@/lib/client/contract"
import { AppError } from "@/lib/errors"
import { presentTenantPage, presentThankYou } from "./present"
import { findVisitedTenant } from "./queries"
import { resolveScope, type ScopeByAuth } from "./resolve-scope"

/** Null where there is none, or an inactive one; any other fault is thrown. */
const load = cache(async (slug: string) => {
	try {
		return await findVisitedTenant(slug)
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
})

export async function loadTenantPage(slug: string): Promise<TenantPage | null> {
	const tenant = await load(slug)
	return tenant && presentTenantPage(tenant)
}

export async function loadThankYouPage(slug: string): Promise<ThankYouPage | null> {
	const tenant = await load(slug)
	return tenant && presentThankYou(tenant)
}

/** A signed-in admin at the wrong door goes to its own. */
function homeOf(viewer: Viewer): string {
	return viewer.tenant ? `/admin/${viewer.tenant.slug}/dashboard` : "/admin/platform/dashboard"
}

/**
 * Who is signed in, and whose data an admin page may show it. `tenantSlug`: the slug in the path; null on the platform's
 * own pages. Redirects to the matching login without a session, and to the viewer's own dashboard where it asks for
 * another's. Any other fault is thrown: the page shows its failure screen.
 */
export async function loadAdmin<A extends keyof ScopeByAuth>(
	auth: A,
	tenantSlug: string | null,
): Promise<{ viewer: SignedInUser; scope: ScopeByAuth[A] }> {
	const session = await loadSession()
	if (!session) redirect(`/admin/${tenantSlug ?? "platform"}`)
	if (tenantSlug === null && session.tenant) redirect(homeOf(session))
	try {
		const scope = await resolveScope(session, auth, { tenantSlug: tenantSlug ?? undefined })
		return { viewer: presentUser({ id: session.userId, ...session }), scope }
	} catch (error) {
		if (error instanceof AppError && ["forbidden", "not_found"].includes(error.code)) redirect(homeOf(session))
		throw error
	}
}
