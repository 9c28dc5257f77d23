import { loadAdmin } from "@/lib/tenants/loaders"
import { presentTenant } from "@/lib/tenants/present"
import { findTenant } from "@/lib/tenants/queries"

export async function loadImport(tenantSlug: string) {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	return { viewer, tenant: presentTenant(await findTenant(scope)) }
}
