import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"
import { chatbotWords } from "./chatbot-words"

export function ChatbotBanner({ tenant, isPlatformAdmin }: { tenant: Tenant; isPlatformAdmin: boolean }) {
	const still = isPlatformAdmin ? chatbotWords.platformCanChange : chatbotWords.cannotChange
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title={chatbotWords.inactiveTitle}>
				{chatbotWords.inactive(still)}
			</Notice>
		)
	}
	if (tenant.chatbot_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.chatbot_message)}>
			{chatbotWords.switchedOff(still)}
		</Notice>
	)
}
