import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"

/** Says why visitors cannot chat and what the admin can still do. Draws nothing for a chatbot in service. */
export function ChatbotBanner({ tenant, isPlatformAdmin }: { tenant: Tenant; isPlatformAdmin: boolean }) {
	const still = isPlatformAdmin
		? "Platform administrators can still change everything here."
		: "Everything here can be read, not changed."
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title="This business is inactive">
				Its public chat is closed. {still}
			</Notice>
		)
	}
	if (tenant.chatbot_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.chatbot_message)}>
			The chatbot is switched off, and its public page shows these words. {still}
		</Notice>
	)
}
