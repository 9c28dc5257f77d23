import { loadAdmin } from "@/lib/tenants/loaders"
import { findSettings } from "../settings/queries"
import type { ChatUsage } from "./answers"
import { presentUsage } from "./present"
import { findUsage } from "./queries"

export interface LoadedUsage extends ChatUsage {
	/** Tokens per day; null if the platform's applies. */
	own_budget: number | null
}

export async function loadUsage(tenantSlug: string): Promise<LoadedUsage> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const [usage, { own }] = await Promise.all([findUsage(scope), findSettings(scope)])
	const own_budget = own?.dailyTokenBudget ?? null
	return { ...presentUsage(usage, own_budget), own_budget }
}
