import type { SettingsAccess } from "@/components/settings/settings-access"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"

/** Props of every section of a chatbot's settings. */
export interface ChatbotSectionProps {
	answer: ChatbotSettingsAnswer
	access: SettingsAccess
	/** False while the business is inactive: the server then keeps its pictures but does not serve them. */
	served: boolean
	/** Words a failed save as the platform's dashboard does. A flag, because functions cannot cross to the browser. */
	platformWords?: boolean
}
