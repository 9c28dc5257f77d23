import { loadSession } from "@/lib/accounts/loaders"
import { loadAdmin } from "@/lib/tenants/loaders"
import { findTenantIdentity } from "@/lib/tenants/queries"
import { pageOrFirst } from "../page-or-first"
import { loadChatbotSettings } from "../settings/form/loaders"
import type { ChatbotList } from "./answers"
import { presentChatbots } from "./present"
import { listChatbots } from "./queries"
import { ChatbotsQuery } from "./schema"

const SHOWN = 50

/** Other dashboards redirect; this page shows its own sentence. */
export async function mayAdministerChatbots(): Promise<boolean> {
	const session = await loadSession()
	return session !== null && session.tenant === null
}

export async function isTenantSlug(slug: string): Promise<boolean> {
	return (await findTenantIdentity({ slug })) !== null
}

export interface LoadedChatbots extends ChatbotList {
	total_conversations: number
	total_leads: number
}

export async function loadChatbots(search: { q?: string; cursor?: string }): Promise<LoadedChatbots> {
	const { scope } = await loadAdmin("platform", null)
	const [page, { total_conversations, total_leads }] = await Promise.all([
		pageOrFirst(search.cursor, (cursor) => {
			const parsed = ChatbotsQuery.safeParse({ q: search.q, limit: SHOWN, cursor })
			return listChatbots(scope, parsed.success ? parsed.data : { limit: SHOWN })
		}),
		loadChatbotSettings(null),
	])
	return { ...presentChatbots(page), total_conversations, total_leads }
}
