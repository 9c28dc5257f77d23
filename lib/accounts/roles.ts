/** What an admin may do in their business. Each role may do what the ones after it may. */
export const TENANT_ROLES = ["owner", "editor", "viewer"] as const
export type TenantRole = (typeof TENANT_ROLES)[number]

/** Of an admin's row without a role, which a version of the product before there were roles may write. */
export const LEAST_ROLE: TenantRole = "viewer"

/** Null for a platform admin, who may do everything in every business. */
interface WithRole {
	tenant_role: TenantRole | null
}

/**
 * Whether an admin's role is at least `needed`. Server and screens ask this one rule. It imports nothing, so that browser
 * code may use it.
 */
export function hasRole({ tenant_role }: WithRole, needed: TenantRole): boolean {
	return tenant_role === null || TENANT_ROLES.indexOf(tenant_role) <= TENANT_ROLES.indexOf(needed)
}
