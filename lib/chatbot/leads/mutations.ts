import { type Db, transaction } from "@/lib/db/client"
import type { Lead } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { leadSearchText } from "./lead-search-text"
import type { LeadFields } from "./schema"

/** Creates or updates the lead; a tenant has one row per address. Given fields win, absent ones stay. */
export async function rememberLead(tx: Db, { tenantId }: TenantScope, { email, ...told }: LeadFields): Promise<Lead> {
	const known = { name: told.name || undefined, phone: told.phone || undefined, company: told.company || undefined }
	const lead = await tx.lead.upsert({
		where: { tenantId_email: { tenantId, email } },
		create: { tenantId, email, ...known },
		update: known,
	})
	return tx.lead.update({ where: { id: lead.id }, data: { searchText: leadSearchText(lead) } })
}

/** Stores what a visitor entered in the card. The visitor need not have written anything yet. */
export async function leaveLead(scope: TenantScope, sessionId: string, fields: LeadFields): Promise<void> {
	await transaction(async (tx) => {
		const lead = await rememberLead(tx, scope, fields)
		await linkLead(tx, scope, sessionId, lead)
	})
}

/** Links a conversation to the lead, so that it can be found by the lead's name. */
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
