import { type AdminRow, listAdmins } from "@/lib/accounts/admins/queries"
import { db } from "@/lib/db/client"
import { type KeyRow, listKeys } from "../api-keys/queries"
import type { TenantScope } from "../scope"

export interface Team {
	members: AdminRow[]
	keys: KeyRow[]
	isTwoStepRequired: boolean
}

export async function findTeam(scope: TenantScope): Promise<Team> {
	const { tenantId } = scope
	const [members, keys, tenant] = await Promise.all([
		listAdmins(tenantId),
		listKeys(scope),
		db().tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { secondFactorRequired: true } }),
	])
	return { members, keys, isTwoStepRequired: tenant.secondFactorRequired }
}
