import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"
import { CANNOT_CHANGE, INACTIVE_TITLE, inactive, PLATFORM_CAN_CHANGE, switchedOff } from "./chatbot-texts"

/** Says why visitors cannot chat and what the admin can still do. Draws nothing for a chatbot in service. */
export function ChatbotBanner({ tenant, isPlatformAdmin }: { tenant: Tenant; isPlatformAdmin: boolean }) {
	const still = isPlatformAdmin ? PLATFORM_CAN_CHANGE : CANNOT_CHANGE
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title={INACTIVE_TITLE}>
				{inactive(still)}
			</Notice>
		)
	}
	if (tenant.chatbot_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.chatbot_message)}>
			{switchedOff(still)}
		</Notice>
	)
}
