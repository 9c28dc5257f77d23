import { type AdminRow, listAdmins } from "@/lib/accounts/admins/queries"
import type { TenantScope } from "../scope"

/** Oldest first, including invited admins. */
export function listTeam(scope: TenantScope): Promise<AdminRow[]> {
	return listAdmins(scope.tenantId)
}
