import { cache } from "react"
import { loadSession } from "@/lib/accounts/loaders"
import { isOverdue } from "@/lib/accounts/second-factor/policy"
import { loadAdmin } from "@/lib/tenants/loaders"
import { resolveScope } from "@/lib/tenants/resolve-scope"
import { findSettings } from "../settings/queries"
import { resolveSettings } from "../settings/resolve-settings"
import type { LiveConversation } from "./answers"
import { isWaitingFor } from "./policy"
import { presentLive } from "./present"
import { listLive } from "./queries"

interface LoadedLive {
	conversations: LiveConversation[]
	viewerId: string
}

export const loadLive = cache(async (tenantSlug: string): Promise<LoadedLive> => {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	const conversations = (await listLive(scope, new Date())).map((row) => presentLive(row, viewer.id))
	return { conversations, viewerId: viewer.id }
})

export async function countWaiting(tenantSlug: string): Promise<number> {
	const { conversations } = await loadLive(tenantSlug)
	return conversations.filter(isWaitingFor).length
}

/** Null for platform admins, who only look in, and where no visitor can ask for a person. */
export async function loadWatchedInbox(tenantSlug: string): Promise<{ tenantId: string; viewerId: string } | null> {
	const session = await loadSession()
	const tenant = session?.tenant
	if (!tenant || tenant.slug !== tenantSlug || !tenant.isActive || !tenant.chatbotEnabled) return null
	// Such a viewer gets no scope. Each page leads them to their account.
	if (isOverdue(session)) return null
	const { own, platform } = await findSettings(await resolveScope(session, "tenant", { tenantSlug }))
	return resolveSettings(own, platform).personEnabled ? { tenantId: tenant.id, viewerId: session.userId } : null
}
