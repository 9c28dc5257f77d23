import { loadAdmin } from "@/lib/tenants/loaders"
import { presentTenant } from "@/lib/tenants/present"
import { findTenant } from "@/lib/tenants/queries"
import { presentFunnel } from "./present"
import { readFunnel } from "./queries"

export async function loadCollect(tenantSlug: string, weeks: number) {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	const [tenant, funnel] = await Promise.all([findTenant(scope), readFunnel(scope, weeks)])
	return { viewer, tenant: presentTenant(tenant), funnel: presentFunnel(funnel) }
}
