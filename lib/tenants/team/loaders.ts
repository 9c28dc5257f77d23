import { loadSession } from "@/lib/accounts/loaders"
import { loadAdmin } from "../loaders"
import type { TenantUser } from "./answers"
import { presentTeamMember } from "./present"
import { listTeam } from "./queries"

/** For a tenant's Settings tab. Redirects like loadAdmin(). */
export async function loadTeam(tenantSlug: string): Promise<TenantUser[]> {
	const [{ scope }, viewer] = await Promise.all([loadAdmin("tenant", tenantSlug), loadSession()])
	const team = await listTeam(scope)
	// loadAdmin() has already redirected a visitor who is not signed in.
	return viewer ? team.map((member) => presentTeamMember(member, viewer)) : []
}
