import { loadSession } from "@/lib/accounts/loaders"
import { loadAdmin } from "../loaders"
import type { TenantUsers } from "./answers"
import { presentTeam } from "./present"
import { findTeam } from "./queries"

export async function loadTeam(tenantSlug: string): Promise<TenantUsers> {
	const [{ scope }, viewer] = await Promise.all([loadAdmin("tenant", tenantSlug, "owner"), loadSession()])
	const team = await findTeam(scope)
	// loadAdmin() has already redirected a visitor without a session.
	return viewer ? presentTeam(team, viewer) : { users: [], two_step_required: false }
}
