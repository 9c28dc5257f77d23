import { nullIfNotFound } from "@/lib/errors"
import { loadAdmin } from "@/lib/tenants/loaders"
import type { FindSpoken } from "../../citations/pick-quote"
import { pageOrFirst } from "../../page-or-first"
import type { Conversation, WholeConversation } from "./answers"
import { presentConversation, presentWholeConversation } from "./present"
import { findConversation, listConversations } from "./queries"
import { ConversationParams, ConversationsQuery } from "./schema"

/** As many rows as fit beside the open conversation. */
const SHOWN = 25

export async function loadConversations(
	tenantSlug: string,
	search: { q?: string; cursor?: string },
): Promise<{ items: Conversation[]; next: string | null }> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const { rows, nextCursor } = await pageOrFirst(search.cursor, (cursor) => {
		const parsed = ConversationsQuery.safeParse({ q: search.q, limit: SHOWN, cursor })
		return listConversations(scope, parsed.success ? parsed.data : { limit: SHOWN })
	})
	return { items: rows.map(presentConversation), next: nextCursor }
}

export async function loadConversation(
	tenantSlug: string,
	id: string,
	findSpoken: FindSpoken,
): Promise<WholeConversation | null> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const params = ConversationParams.safeParse({ id })
	if (!params.success) return null
	const whole = await nullIfNotFound(findConversation(scope, params.data.id, findSpoken))
	return whole && presentWholeConversation(whole)
}
