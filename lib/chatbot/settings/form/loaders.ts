import { loadAdmin } from "@/lib/tenants/loaders"
import type { ChatbotSettingsAnswer } from "./answers"
import { presentChatbotSettings } from "./present"
import { findSettingsForm } from "./queries"

export async function loadChatbotSettings(tenantSlug: string | null): Promise<ChatbotSettingsAnswer> {
	const { scope } = await loadAdmin("scoped", tenantSlug)
	return presentChatbotSettings(await findSettingsForm(scope))
}
