import { loadAdmin } from "../loaders"
import type { ApiKeys } from "./answers"
import { presentKeys } from "./present"
import { listKeys } from "./queries"

/** For a tenant's Settings tab. Redirects like loadAdmin(). */
export async function loadKeys(tenantSlug: string): Promise<ApiKeys> {
	const { scope } = await loadAdmin("tenant", tenantSlug, "owner")
	return presentKeys(await listKeys(scope))
}
