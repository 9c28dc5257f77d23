import { type AdminRow, listAdmins } from "@/lib/accounts/admins/queries"
import { db } from "@/lib/db/client"
import type { TenantScope } from "../scope"

export interface Team {
	/** Oldest first, including invited admins. */
	members: AdminRow[]
	isTwoStepRequired: boolean
}

export async function findTeam({ tenantId }: TenantScope): Promise<Team> {
	const [members, tenant] = await Promise.all([
		listAdmins(tenantId),
		db().tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { secondFactorRequired: true } }),
	])
	return { members, isTwoStepRequired: tenant.secondFactorRequired }
}
