import type { Role, SignedInUser } from "./answers"
import { LEAST_ROLE, type TenantRole } from "./roles"

interface PresentableUser {
	id: string
	email: string
	role: Role
	tenantRole: TenantRole | null
	tenant: { id: string; slug: string; name: string } | null
}

export function presentUser(user: PresentableUser): SignedInUser {
	const tenant = user.role === "platform_admin" ? null : user.tenant
	return {
		id: user.id,
		email: user.email,
		role: user.role,
		tenant_role: user.role === "platform_admin" ? null : (user.tenantRole ?? LEAST_ROLE),
		tenant_id: tenant?.id ?? null,
		tenant_slug: tenant?.slug ?? null,
		tenant_name: tenant?.name ?? null,
	}
}
