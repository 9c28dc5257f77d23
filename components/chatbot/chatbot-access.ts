import { type SettingsAccess, settingsAccess } from "@/components/forms/settings-access"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"

/** As lib/tenants/resolve-scope.ts refuses: writes of a tenant's own admins stop while it is inactive or the chatbot off. */
export function chatbotAccess(viewer: Pick<SignedInUser, "role">, tenant: Tenant): SettingsAccess {
	const access = settingsAccess(viewer, tenant)
	if (access.readOnly || access.isPlatformAdmin || tenant.chatbot_enabled) return access
	return { ...access, readOnly: productMessage(tenant.chatbot_message) }
}

/** For the defaults of tenants that never chose, which belong to none. */
export const DEFAULTS_ACCESS: SettingsAccess = { isPlatformAdmin: true, tenantId: "", readOnly: null }
