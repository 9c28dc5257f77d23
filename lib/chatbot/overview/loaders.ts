import { loadAdmin } from "@/lib/tenants/loaders"
import { countWaiting } from "../person/loaders"
import type { ChatbotSettingsAnswer } from "../settings/form/answers"
import { loadChatbotSettings } from "../settings/form/loaders"
import { type LoadedUsage, loadUsage } from "../usage/loaders"
import { type ChatbotFigures, findFigures } from "./queries"

export type { ChatbotFigures } from "./queries"

export interface ChatbotOverview {
	figures: ChatbotFigures
	answer: ChatbotSettingsAnswer
	usage: LoadedUsage
	waiting: number
}

export async function loadChatbotOverview(tenantSlug: string): Promise<ChatbotOverview> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const [figures, answer, usage, waiting] = await Promise.all([
		findFigures(scope),
		loadChatbotSettings(tenantSlug),
		loadUsage(tenantSlug),
		countWaiting(tenantSlug),
	])
	return { figures, answer, usage, waiting }
}
