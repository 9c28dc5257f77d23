import { loadAdmin } from "@/lib/tenants/loaders"
import type { LiveConversation } from "./answers"
import { presentLive } from "./present"
import { listLive } from "./queries"

/** The live inbox as it is now. Redirects like loadAdmin(). */
export async function loadLive(tenantSlug: string): Promise<{ conversations: LiveConversation[]; viewerId: string }> {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	const conversations = (await listLive(scope, new Date())).map((row) => presentLive(row, viewer.id))
	return { conversations, viewerId: viewer.id }
}
