import type { Paging } from "@/lib/db/paging"
import { loadAdmin } from "@/lib/tenants/loaders"
import type { TenantScope } from "@/lib/tenants/scope"
import type { Invitations } from "./answers"
import { presentInvitation } from "./present"
import { countInvitations, findPace, listInvitations } from "./queries"

const FIRST_INVITATIONS = 20

export async function readInvitations(scope: TenantScope, paging: Paging): Promise<Invitations> {
	const [{ rows, nextCursor }, totals, perHour] = await Promise.all([
		listInvitations(scope, paging),
		countInvitations(scope),
		findPace(scope),
	])
	return { invitations: rows.map(presentInvitation), next_cursor: nextCursor, totals, per_hour: perHour }
}

export async function loadInvitations(tenantSlug: string): Promise<Invitations> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return readInvitations(scope, { limit: FIRST_INVITATIONS })
}
