import { ERASED } from "@/lib/audit/people/without-person"
import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { findPersonsChats } from "./queries"

/** The answer is the business's own and stays; what was asked goes, also where answers to others named it as a source. */
async function forgetTitle(tx: Db, tenantId: string, sourceId: string): Promise<void> {
	await tx.knowledgeSource.update({ where: { id: sourceId }, data: { title: ERASED } })
	await tx.knowledgeChunk.updateMany({ where: { sourceId }, data: { title: ERASED } })
	await tx.$executeRaw`
		UPDATE chat_messages m SET sources = (
			SELECT jsonb_agg(
				CASE WHEN source->>'id' = ${sourceId} THEN source || jsonb_build_object('title', ${ERASED}::text) ELSE source END
				ORDER BY place
			) FROM jsonb_array_elements(m.sources) WITH ORDINALITY named (source, place)
		)
		FROM chat_conversations c WHERE c.id = m.conversation_id AND c.tenant_id = ${tenantId}::uuid
			AND m.sources @> jsonb_build_array(jsonb_build_object('id', ${sourceId}::text))`
}

/**
 * The person as a lead, every conversation that it had, with all that was said, and what it asked in vain.
 * @param email normalized. @returns how many rows of these went.
 */
export async function erasePerson(tx: Db, scope: TenantScope, email: string): Promise<{ count: number }> {
	const { tenantId } = scope
	// Locked first: a message that comes in meanwhile waits, and makes a new lead if it names the person again.
	const leads = await tx.$queryRaw<{ id: string }[]>`
		SELECT id FROM leads WHERE tenant_id = ${tenantId}::uuid AND email = ${email} FOR UPDATE`
	const { conversations, questions, answered } = await findPersonsChats(tx, scope, email)
	// Locked in the order of their ids, as two erasures of one person at once need it.
	await tx.$queryRaw`SELECT FROM chat_conversations WHERE id = ANY(${conversations}::uuid[]) ORDER BY id FOR UPDATE`
	const { count: talks } = await tx.chatConversation.deleteMany({ where: { id: { in: conversations } } })
	const { count: asked } = await tx.unansweredQuestion.deleteMany({
		where: { id: { in: questions.map(({ id }) => id) } },
	})
	for (const { id } of answered) await forgetTitle(tx, tenantId, id)
	const gone = await tx.lead.deleteMany({ where: { id: { in: leads.map(({ id }) => id) } } })
	return { count: gone.count + talks + asked }
}
