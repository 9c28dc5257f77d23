import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"

/**
 * The person as a lead, and every conversation that it had, with all that was said.
 * @param email normalized. @returns how many rows of both went.
 */
export async function erasePerson(tx: Db, { tenantId }: TenantScope, email: string): Promise<{ count: number }> {
	// Locked first: a message that comes in meanwhile waits, and makes a new lead if it names the person again.
	const leads = await tx.$queryRaw<{ id: string }[]>`
		SELECT id FROM leads WHERE tenant_id = ${tenantId}::uuid AND email = ${email} FOR UPDATE`
	const ids = leads.map(({ id }) => id)
	const conversations = await tx.chatConversation.deleteMany({ where: { tenantId, leadId: { in: ids } } })
	const gone = await tx.lead.deleteMany({ where: { tenantId, id: { in: ids } } })
	return { count: gone.count + conversations.count }
}
