import type { SettingsAccess } from "@/components/forms/settings-access"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"

/** What every section of a chatbot's settings is given. */
export interface ChatbotSectionProps {
	answer: ChatbotSettingsAnswer
	access: SettingsAccess
	/** False while the business is inactive: its pictures are kept, and not served. */
	served: boolean
	/** On the platform’s dashboard a save that failed is said in its own words. A flag: functions do not cross to the browser. */
	platformWords?: boolean
}
