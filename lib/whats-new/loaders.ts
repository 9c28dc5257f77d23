import { unstable_rethrow } from "next/navigation"
import { loadSession } from "@/lib/accounts/loaders"
import { countWaiting } from "@/lib/chatbot/person/loaders"
import { log } from "@/lib/log"
import { hasChatbot, loadAdmin } from "@/lib/tenants/loaders"
import { noteVisit } from "./mutations"
import { findNews, type News, type OpenWork } from "./queries"

export interface WhatsNew {
	/** ISO time of the end of the admin's previous visit, or null on the first. */
	since: string | null
	news: News
	open: OpenWork
	visitors: number
}

/** Null if it cannot be read: the list below matters more. Redirects like loadAdmin(). */
export async function loadWhatsNew(tenantSlug: string): Promise<WhatsNew | null> {
	try {
		const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
		const since = await noteVisit(scope, viewer.id)
		const session = await loadSession()
		const waits = session !== null && (await hasChatbot(session, tenantSlug))
		const [found, visitors] = await Promise.all([findNews(scope, since), waits ? countWaiting(tenantSlug) : 0])
		return { since: since?.toISOString() ?? null, ...found, visitors }
	} catch (error) {
		unstable_rethrow(error)
		log.error({ err: error }, "news of the dashboard not loaded")
		return null
	}
}
