import { mayName } from "@/lib/audit/privacy/may-name"
import { ERASED, namesAddress } from "@/lib/audit/privacy/without-person"
import type { Db } from "@/lib/db/client"
import { Prisma } from "@/lib/db/generated/client"
import { announce } from "@/lib/db/live"
import type { TenantScope } from "@/lib/tenants/scope"
import { retitleChunks } from "../knowledge/mutations"
import { findPersonsChats } from "./queries"

/** The answer belongs to the business and stays. */
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

/** From an answer, and from the title that a deleted source had. */
async function forgetInTests(tx: Db, tenantId: string, email: string): Promise<void> {
	const rows = await tx.$queryRaw<{ id: string; answer: string; title: string | null }[]>`
		SELECT id, answer, deleted_title AS title FROM test_questions
		WHERE tenant_id = ${tenantId}::uuid
			AND (${mayName(Prisma.sql`answer`, email)} OR ${mayName(Prisma.sql`deleted_title`, email)})
		ORDER BY id FOR UPDATE`
	const idsWhere = (names: (row: (typeof rows)[number]) => string | null) => ({
		id: { in: rows.filter((row) => namesAddress(names(row) ?? "", email)).map(({ id }) => id) },
	})
	const forgotten = { answer: "", outcome: null, restsOn: [], isCited: false }
	await tx.testQuestion.updateMany({ where: idsWhere(({ answer }) => answer), data: forgotten })
	await tx.testQuestion.updateMany({ where: idsWhere(({ title }) => title), data: { deletedTitle: ERASED } })
}

/** Everything said in their conversations goes too. @param email normalized. @returns how many rows were deleted. */
export async function erasePerson(tx: Db, scope: TenantScope, email: string): Promise<{ count: number }> {
	const { tenantId } = scope
	// Lock first: a message that arrives meanwhile waits, and creates a new lead if it names the person again.
	const leads = await tx.$queryRaw<{ id: string }[]>`
		SELECT id FROM leads WHERE tenant_id = ${tenantId}::uuid AND email = ${email} FOR UPDATE`
	const { conversations, questions, tests, answered } = await findPersonsChats(tx, scope, email)
	// In the order of ids, so that two simultaneous erasures of one person do not deadlock.
	await tx.$queryRaw`SELECT FROM chat_conversations WHERE id = ANY(${conversations}::uuid[]) ORDER BY id FOR UPDATE`
	const { count: talks } = await tx.chatConversation.deleteMany({ where: { id: { in: conversations } } })
	// Open dashboards show their words until they hear of it.
	await announce(tx, [tenantId])
	const { count: asked } = await tx.unansweredQuestion.deleteMany({
		where: { id: { in: questions.map(({ id }) => id) } },
	})
	const tested = await tx.testQuestion.deleteMany({ where: { id: { in: tests.map(({ id }) => id) } } })
	await forgetInTests(tx, tenantId, email)
	for (const { id } of answered) await forgetTitle(tx, tenantId, id)
	const gone = await tx.lead.deleteMany({ where: { id: { in: leads.map(({ id }) => id) } } })
	return { count: gone.count + talks + asked + tested.count }
}
