import { hasRole } from "@/lib/accounts/roles"
import { loadAdmin } from "../loaders"
import type { ApiKeys } from "./answers"
import { presentKeys } from "./present"
import { listKeys } from "./queries"

export async function loadKeys(tenantSlug: string): Promise<ApiKeys | null> {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug, "editor")
	return hasRole(viewer, "owner") ? presentKeys(await listKeys(scope)) : null
}
