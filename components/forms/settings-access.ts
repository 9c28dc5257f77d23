import { hasRole } from "@/lib/accounts/roles"
import { ApiError } from "@/lib/client/api"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { formWords } from "./form-words"

export interface SettingsAccess {
	isPlatformAdmin: boolean
	tenantId: string
	/** The reason why nothing can be changed, or null. */
	readOnly: string | null
	mayExport: boolean
}

export interface TenantAccess extends SettingsAccess {
	videosReadOnly: string | null
}

/** Matches lib/tenants/resolve-scope.ts: platform admins may write to an inactive tenant, and viewers to none. */
export function settingsAccess(viewer: Pick<SignedInUser, "role" | "tenant_role">, tenant: Tenant): TenantAccess {
	const isPlatformAdmin = viewer.role === "platform_admin"
	const mayWrite = hasRole(viewer, "editor")
	const inactive = tenant.is_active || isPlatformAdmin ? null : formWords.inactiveReadOnly
	const readOnly = mayWrite ? inactive : formWords.roleReadOnly
	const videosOff = tenant.video_testimonials_enabled || isPlatformAdmin ? null : formWords.videosOffReadOnly
	return {
		isPlatformAdmin,
		tenantId: tenant.tenant_id,
		readOnly,
		mayExport: mayWrite,
		videosReadOnly: readOnly ?? videosOff,
	}
}

/** The parameter that names the tenant. A platform admin sends it with every call, a tenant's own admin never. */
export function namedTenant({ isPlatformAdmin, tenantId }: SettingsAccess): { tenant_id?: string } {
	return isPlatformAdmin ? { tenant_id: tenantId } : {}
}

/** The same for an upload. Throws ApiError if a platform admin has picked no tenant. */
export function uploadTenant(access: SettingsAccess): { tenant_id?: string } {
	if (access.isPlatformAdmin && !access.tenantId) throw new ApiError(0, formWords.uploadTenantUnknown)
	return namedTenant(access)
}
