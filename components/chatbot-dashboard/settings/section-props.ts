import type { SettingsAccess } from "@/components/forms/settings-access"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"

export interface ChatbotSectionProps {
	answer: ChatbotSettingsAnswer
	access: SettingsAccess
	/** False while the business is inactive: the server then keeps its pictures but does not serve them. */
	served: boolean
	/** Words a failed save as the platform's dashboard does. A flag, because functions cannot cross to the browser. */
	platformWords?: boolean
}
