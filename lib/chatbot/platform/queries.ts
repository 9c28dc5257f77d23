import { db } from "@/lib/db/client"
import { likePattern } from "@/lib/db/fold-search-text"
import type { Prisma } from "@/lib/db/generated/client"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import type { PlatformScope } from "@/lib/tenants/scope"
import { findSettings } from "../settings/queries"
import type { StoredSettings } from "../settings/resolve-settings"
import type { ChatbotsQuery } from "./schema"

const ROW = {
	id: true,
	name: true,
	slug: true,
	isActive: true,
	chatbotEnabled: true,
	createdAt: true,
	chatbotSettings: true,
	_count: { select: { chatConversations: true, leads: true } },
} as const satisfies Prisma.TenantSelect
export type ChatbotRow = Prisma.TenantGetPayload<{ select: typeof ROW }>

export interface ChatbotsPage {
	rows: ChatbotRow[]
	defaults: StoredSettings | null
	total: number
	nextCursor: string | null
}

export async function listChatbots(_scope: PlatformScope, { q, limit, cursor }: ChatbotsQuery): Promise<ChatbotsPage> {
	const found = q ? { searchText: { contains: likePattern(q) } } : {}
	const [tenants, total, { platform }] = await Promise.all([
		db().tenant.findMany({
			where: { ...found, ...afterCursor(cursor) },
			orderBy: NEWEST_FIRST,
			take: limit + 1,
			select: ROW,
		}),
		db().tenant.count({ where: found }),
		findSettings(null),
	])
	return { ...paginate(tenants, limit), defaults: platform, total }
}
