import { type Db, transaction } from "@/lib/db/client"
import type { Lead } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { leadSearchText } from "./lead-search-text"
import type { LeadFields } from "./schema"

/** One row a tenant and address; what is told now wins, what is not told stays. */
export async function rememberLead(tx: Db, { tenantId }: TenantScope, { email, ...told }: LeadFields): Promise<Lead> {
	const known = { name: told.name || undefined, phone: told.phone || undefined, company: told.company || undefined }
	const lead = await tx.lead.upsert({
		where: { tenantId_email: { tenantId, email } },
		create: { tenantId, email, ...known },
		update: known,
	})
	return tx.lead.update({ where: { id: lead.id }, data: { searchText: leadSearchText(lead) } })
}

/** The card of a visitor, who need not have written anything yet. */
export async function leaveLead(scope: TenantScope, sessionId: string, fields: LeadFields): Promise<void> {
	await transaction(async (tx) => {
		const lead = await rememberLead(tx, scope, fields)
		await linkLead(tx, scope, sessionId, lead)
	})
}

/** The conversation becomes this person's, and is found by what the person is called. */
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
