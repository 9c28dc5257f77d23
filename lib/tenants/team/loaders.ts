import { loadSession } from "@/lib/accounts/loaders"
import { loadAdmin } from "../loaders"
import type { TenantUsers } from "./answers"
import { presentTeam } from "./present"
import { findTeam } from "./queries"

/** For a tenant's Settings tab. Redirects like loadAdmin(). */
export async function loadTeam(tenantSlug: string): Promise<TenantUsers> {
	const [{ scope }, viewer] = await Promise.all([loadAdmin("tenant", tenantSlug, "owner"), loadSession()])
	const team = await findTeam(scope)
	// loadAdmin() has already redirected a visitor who is not signed in.
	return viewer ? presentTeam(team, viewer) : { users: [], two_step_required: false }
}
