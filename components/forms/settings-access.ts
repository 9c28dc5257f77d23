import { ApiError } from "@/lib/client/api"
import type { SignedInUser, Tenant } from "@/lib/client/contract"

/** Whose settings these are, and whether they may be changed; handed to every part of the tab. */
export interface SettingsAccess {
	isPlatformAdmin: boolean
	tenantId: string
	/** Why nothing can be changed; null where it can. */
	readOnly: string | null
}

/** With what concerns the video testimonials alone. */
export interface TenantAccess extends SettingsAccess {
	/** Why that cannot be changed; null where it can. */
	videosReadOnly: string | null
}

const UPLOAD_TENANT_UNKNOWN =
	"Unable to determine tenant for upload. Please try accessing tenant settings via Manage button."
const INACTIVE = "This business is inactive. Its data can be read, but not changed."
const VIDEOS_OFF = "Video testimonials are switched off. This can be read, but not changed."

/** As lib/tenants/resolve-scope.ts refuses: platform admins may still put things in order. */
export function settingsAccess(viewer: Pick<SignedInUser, "role">, tenant: Tenant): TenantAccess {
	const isPlatformAdmin = viewer.role === "platform_admin"
	const readOnly = tenant.is_active || isPlatformAdmin ? null : INACTIVE
	const videosOff = tenant.video_testimonials_enabled || isPlatformAdmin ? null : VIDEOS_OFF
	return { isPlatformAdmin, tenantId: tenant.tenant_id, readOnly, videosReadOnly: readOnly ?? videosOff }
}

/** A platform admin names the tenant in every call; a tenant's own admin is in it. */
export function namedTenant({ isPlatformAdmin, tenantId }: SettingsAccess): { tenant_id?: string } {
	return isPlatformAdmin ? { tenant_id: tenantId } : {}
}

/** For an upload's form. Throws the contract's words where a platform admin is in no tenant. */
export function uploadTenant(access: SettingsAccess): { tenant_id?: string } {
	if (access.isPlatformAdmin && !access.tenantId) throw new ApiError(0, UPLOAD_TENANT_UNKNOWN)
	return namedTenant(access)
}
