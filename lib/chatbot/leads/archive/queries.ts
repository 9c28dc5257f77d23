import { db } from "@/lib/db/client"
import { exportCsv } from "@/lib/db/export-csv"
import { likePattern } from "@/lib/db/fold-search-text"
import type { Prisma } from "@/lib/db/generated/client"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import type { TenantScope } from "@/lib/tenants/scope"
import { csvQuery } from "./csv-query"
import type { LeadFilter, LeadsQuery } from "./schema"

const ROW = {
	id: true,
	email: true,
	name: true,
	phone: true,
	company: true,
	score: true,
	quizName: true,
	language: true,
	createdAt: true,
	conversations: { select: { id: true }, orderBy: { lastMessageAt: "desc" }, take: 1 },
} as const satisfies Prisma.LeadSelect
export type LeadRow = Prisma.LeadGetPayload<{ select: typeof ROW }>

export async function listLeads(
	{ tenantId }: TenantScope,
	{ q, limit, cursor }: LeadsQuery,
): Promise<{ rows: LeadRow[]; nextCursor: string | null }> {
	const found = await db().lead.findMany({
		where: { tenantId, ...(q ? { searchText: { contains: likePattern(q) } } : {}), ...afterCursor(cursor) },
		orderBy: NEWEST_FIRST,
		take: limit + 1,
		select: ROW,
	})
	return paginate(found, limit)
}

export function findLead({ tenantId }: TenantScope, id: string): Promise<LeadRow | null> {
	return db().lead.findFirst({ where: { id, tenantId }, select: ROW })
}

export function exportLeads(
	scope: TenantScope,
	filter: LeadFilter,
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
	return exportCsv(csvQuery(scope, filter), signal)
}
