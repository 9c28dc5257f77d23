import { type SettingsAccess, settingsAccess } from "@/components/forms/settings-access"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"

/** Matches lib/tenants/resolve-scope.ts: a tenant's own admins can't write while it is inactive or its chatbot off. */
export function chatbotAccess(viewer: Pick<SignedInUser, "role" | "tenant_role">, tenant: Tenant): SettingsAccess {
	const access = settingsAccess(viewer, tenant)
	if (access.readOnly || access.isPlatformAdmin || tenant.chatbot_enabled) return access
	return { ...access, readOnly: productMessage(tenant.chatbot_message) }
}

/** For the defaults of tenants that have no settings of their own. They belong to no tenant. */
export const DEFAULTS_ACCESS: SettingsAccess = { isPlatformAdmin: true, tenantId: "", readOnly: null, mayExport: true }
