/** Each role may do what the ones after it may. */
export const TENANT_ROLES = ["owner", "editor", "viewer"] as const
export type TenantRole = (typeof TENANT_ROLES)[number]

export const LEAST_ROLE: TenantRole = "viewer"

/** Null for a platform admin, who may do everything. */
interface WithRole {
	tenant_role: TenantRole | null
}

/** Imports nothing, so that browser code may use it. */
export function hasRole({ tenant_role }: WithRole, needed: TenantRole): boolean {
	return tenant_role === null || TENANT_ROLES.indexOf(tenant_role) <= TENANT_ROLES.indexOf(needed)
}
