import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { cache } from "react"
import type { SignedInUser } from "@/lib/accounts/answers"
import { loadSession } from "@/lib/accounts/loaders"
import { presentUser } from "@/lib/accounts/present"
import { LEAST_ROLE, type TenantRole } from "@/lib/accounts/roles"
import { isOverdue } from "@/lib/accounts/second-factor/policy"
import type { Viewer } from "@/lib/accounts/viewer"
import { AppError, nullIfNotFound } from "@/lib/errors"
import type { Tenant, TenantCard, ThankYouPage } from "./answers"
import { type CollectPage, presentCollectPage, presentTenant, presentTenantCard, presentThankYou } from "./present"
import { findTenant, findTenantIdentity, findVisitedTenant, pageOfTenants } from "./queries"
import { assertRole, resolveScope, type ScopeByAuth } from "./resolve-scope"
import { TenantsQuery } from "./schema"
import { PAGE_ADDRESS, signedOutAddress } from "./signed-out-address"

const load = cache((slug: string) => nullIfNotFound(findVisitedTenant(slug)))

export async function loadTenantPage(slug: string): Promise<CollectPage | null> {
	const tenant = await load(slug)
	return tenant && presentCollectPage(tenant)
}

export async function loadThankYouPage(slug: string): Promise<ThankYouPage | null> {
	const tenant = await load(slug)
	return tenant && presentThankYou(tenant)
}

function homeOf(viewer: Viewer): string {
	if (isOverdue(viewer)) return `/admin/${viewer.tenant?.slug ?? "platform"}/account`
	return viewer.tenant ? `/admin/${viewer.tenant.slug}/dashboard` : "/admin/platform/dashboard"
}

/** To the login of an area, which returns to the page that is being drawn. @param tenantSlug null for the platform. */
export async function leadToLogin(tenantSlug: string | null): Promise<never> {
	redirect(signedOutAddress(tenantSlug, (await headers()).get(PAGE_ADDRESS)))
}

/** Redirects to the login, or to the viewer's own dashboard. @param tenantSlug null for the platform. */
export async function loadAdmin<A extends keyof ScopeByAuth>(
	auth: A,
	tenantSlug: string | null,
	role: TenantRole = LEAST_ROLE,
): Promise<{ viewer: SignedInUser; scope: ScopeByAuth[A] }> {
	const session = await loadSession()
	if (!session) return leadToLogin(tenantSlug)
	if (tenantSlug === null && session.tenant) redirect(homeOf(session))
	try {
		assertRole(session, role)
		const scope = await resolveScope(session, auth, { tenantSlug: tenantSlug ?? undefined })
		return { viewer: presentUser({ id: session.userId, ...session }), scope }
	} catch (error) {
		if (error instanceof AppError && ["forbidden", "not_found"].includes(error.code)) redirect(homeOf(session))
		throw error
	}
}

export async function loadTenantSettings(tenantSlug: string): Promise<{ viewer: SignedInUser; tenant: Tenant }> {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	return { viewer, tenant: presentTenant(await findTenant(scope)) }
}

/** Whether the admin's own tenant has the chatbot product or, for a platform admin, the tenant in the address. */
export async function hasChatbot({ tenant }: Viewer, tenantSlug: string | null): Promise<boolean> {
	if (tenant) return tenant.chatbotEnabled
	return tenantSlug !== null && ((await findTenantIdentity({ slug: tenantSlug }))?.chatbotEnabled ?? false)
}

export async function loadTenantsPage(search: { q?: string; cursor?: string }): Promise<{
	viewer: SignedInUser
	tenants: TenantCard[]
	total: number
	next_cursor: string | null
}> {
	const { viewer, scope } = await loadAdmin("platform", null)
	const parsed = TenantsQuery.safeParse(search)
	const page = await pageOfTenants(scope, parsed.success ? parsed.data : TenantsQuery.parse({}))
	return { viewer, tenants: page.rows.map(presentTenantCard), total: page.total, next_cursor: page.nextCursor }
}
