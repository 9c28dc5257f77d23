import { type AdminRow, listAdmins } from "@/lib/accounts/admins/queries"
import type { TenantScope } from "../scope"

/** Oldest first, invited ones included. */
export function listTeam(scope: TenantScope): Promise<AdminRow[]> {
	return listAdmins(scope.tenantId)
}
