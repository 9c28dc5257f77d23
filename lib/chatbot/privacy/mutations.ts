import { ERASED } from "@/lib/audit/privacy/without-person"
import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { retitleChunks } from "../knowledge/mutations"
import { findPersonsChats } from "./queries"

/**
 * Removes the question from an answered source, and from the sources of answers that cited it. The answer belongs to
 * the business and stays.
 */
async function forgetTitle(tx: Db, tenantId: string, sourceId: string): Promise<void> {
	await tx.knowledgeSource.update({ where: { id: sourceId }, data: { title: ERASED } })
	await retitleChunks(tx, sourceId, ERASED)
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

/** Removes the person from what the tests of others keep: an answer, and the title that a deleted source had. */
async function forgetInTests(tx: Db, tenantId: string, email: string): Promise<void> {
	await tx.$executeRaw`
		UPDATE test_questions SET answer = '', outcome = NULL, rests_on = '{}', is_cited = false
		WHERE tenant_id = ${tenantId}::uuid AND position(${email} IN lower(answer)) > 0`
	await tx.$executeRaw`
		UPDATE test_questions SET deleted_title = ${ERASED}
		WHERE tenant_id = ${tenantId}::uuid AND position(${email} IN lower(deleted_title)) > 0`
}

/**
 * Erases the person as a lead, with every conversation, everything said in them, and every question that
 * was unanswered or is asked as a test.
 * @param email normalized. @returns how many rows were deleted.
 */
export async function erasePerson(tx: Db, scope: TenantScope, email: string): Promise<{ count: number }> {
	const { tenantId } = scope
	// Lock first: a message that arrives meanwhile waits, and creates a new lead if it names the person again.
	const leads = await tx.$queryRaw<{ id: string }[]>`
		SELECT id FROM leads WHERE tenant_id = ${tenantId}::uuid AND email = ${email} FOR UPDATE`
	const { conversations, questions, tests, answered } = await findPersonsChats(tx, scope, email)
	// Lock in the order of ids, so that two erasures of one person at once do not deadlock.
	await tx.$queryRaw`SELECT FROM chat_conversations WHERE id = ANY(${conversations}::uuid[]) ORDER BY id FOR UPDATE`
	const { count: talks } = await tx.chatConversation.deleteMany({ where: { id: { in: conversations } } })
	const { count: asked } = await tx.unansweredQuestion.deleteMany({
		where: { id: { in: questions.map(({ id }) => id) } },
	})
	const tested = await tx.testQuestion.deleteMany({ where: { id: { in: tests.map(({ id }) => id) } } })
	await forgetInTests(tx, tenantId, email)
	for (const { id } of answered) await forgetTitle(tx, tenantId, id)
	const gone = await tx.lead.deleteMany({ where: { id: { in: leads.map(({ id }) => id) } } })
	return { count: gone.count + talks + asked + tested.count }
}
