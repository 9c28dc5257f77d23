import type { Role, SignedInUser } from "./answers"

interface PresentableUser {
	id: string
	email: string
	role: Role
	tenant: { id: string; slug: string; name: string } | null
}

export function presentUser(user: PresentableUser): SignedInUser {
	const tenant = user.role === "platform_admin" ? null : user.tenant
	return {
		id: user.id,
		email: user.email,
		role: user.role,
		tenant_id: tenant?.id ?? null,
		tenant_slug: tenant?.slug ?? null,
		tenant_name: tenant?.name ?? null,
	}
}
