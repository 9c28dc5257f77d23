import { type Db, transaction } from "@/lib/db/client"
import type { Lead } from "@/lib/db/generated/client"
import { sharePeople } from "@/lib/db/people-lock"
import type { TenantScope } from "@/lib/tenants/scope"
import { queueNotice } from "../notices/mutations"
import { leadSearchText } from "./lead-search-text"
import type { LeadFields } from "./schema"

interface Taken extends Partial<Pick<Lead, "score" | "quizName" | "language">> {
	/** Kept only by a lead that has none. */
	likelyName?: string | null
}

/** One row per address. Given fields win, absent ones stay. */
export async function rememberLead(
	tx: Db,
	scope: TenantScope,
	{ email, ...told }: LeadFields,
	taken: Taken = {},
): Promise<Lead> {
	const { tenantId } = scope
	await sharePeople(tx, tenantId)
	const { score, quizName, language, likelyName } = taken
	const where = { tenantId_email: { tenantId, email } }
	// Two simultaneous first ones may both find nothing. Both notices are then about one event, which is sent once.
	const before = await tx.lead.findUnique({ where, select: { name: true } })
	const name = told.name || (!before?.name && likelyName) || undefined
	const given = { name, phone: told.phone || undefined, company: told.company || undefined }
	const known = { ...given, score, quizName, language: language ?? undefined }
	const lead = await tx.lead.upsert({
		where,
		create: { tenantId, email, ...known },
		update: known,
	})
	if (!before) await queueNotice(tx, scope, { event: "lead", id: lead.id })
	return tx.lead.update({ where: { id: lead.id }, data: { searchText: leadSearchText(lead) } })
}

export async function leaveLead(
	scope: TenantScope,
	sessionId: string,
	{ language, ...fields }: LeadFields & { language?: string | null },
): Promise<void> {
	await transaction(async (tx) => {
		const lead = await rememberLead(tx, scope, fields, { language })
		await linkLead(tx, scope, sessionId, lead)
	})
}

export async function linkLead(
	tx: Db,
	{ tenantId }: TenantScope,
	sessionId: string,
	lead: Pick<Lead, "id" | "searchText">,
): Promise<void> {
	await tx.$executeRaw`UPDATE chat_conversations SET lead_id = ${lead.id}::uuid,
		search_text = right(search_text || ' ' || ${lead.searchText}, 20000)
		WHERE tenant_id = ${tenantId}::uuid AND session_id = ${sessionId} AND lead_id IS DISTINCT FROM ${lead.id}::uuid`
}
