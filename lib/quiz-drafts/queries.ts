import { isModelAvailable } from "@/lib/ai/providers"
import { listBeginnings } from "@/lib/chatbot/knowledge/queries"
import { searchKnowledge } from "@/lib/chatbot/knowledge/search/queries"
import { findSettings } from "@/lib/chatbot/settings/queries"
import { resolveSettings } from "@/lib/chatbot/settings/resolve-settings"
import type { TenantScope } from "@/lib/tenants/scope"

const PIECES = 6
const PIECE_CAP = 1_200

export async function findModel(scope: TenantScope) {
	const { own, platform } = await findSettings(scope)
	const { model, dailyTokenBudget } = resolveSettings(own, platform)
	return { model, dailyTokenBudget, isAvailable: isModelAvailable(model.model) }
}

/** What fits the wish, or how the newest sources begin. */
export async function findMaterial(scope: TenantScope, about: string): Promise<{ title: string; content: string }[]> {
	const found = about === "" ? [] : await searchKnowledge(scope, about, "")
	const pieces = found.length > 0 ? found : await listBeginnings(scope, PIECES)
	return pieces.map(({ title, content }) => ({ title, content: content.slice(0, PIECE_CAP).toWellFormed() }))
}
