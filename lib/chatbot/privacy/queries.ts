import { mayName } from "@/lib/audit/privacy/may-name"
import { namesAddress } from "@/lib/audit/privacy/without-person"
import { type Db, db } from "@/lib/db/client"
import { likePattern } from "@/lib/db/fold-search-text"
import { type KnowledgeSource, Prisma } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { presentConversation, presentConversationMessage } from "../conversations/archive/present"
import { findConversation } from "../conversations/archive/queries"
import { presentLead } from "../leads/archive/present"

/** The lead's, and those in which a visitor without a lead wrote the address. @returns ids, newest first. */
async function findConversations(tx: Db, tenantId: string, email: string): Promise<string[]> {
	// Folded, "weiß@" and "weiss@" are one, so the text only narrows the search, and what was written decides. The folds
	// of longer letters stand open, since a host of an earlier version may have stored the letters themselves.
	const folded = `%${email
		.split(/[ßı]|i\u0307/)
		.map(likePattern)
		.join("%")}%`
	const rows = await tx.$queryRaw<{ id: string; wrote: string | null }[]>`
		SELECT c.id, CASE WHEN l.id IS NULL THEN coalesce((
			SELECT string_agg(m.content, ' ') FROM chat_messages m WHERE m.conversation_id = c.id AND m.role = 'user'
		), '') END AS wrote
		FROM chat_conversations c LEFT JOIN leads l ON l.id = c.lead_id AND l.email = ${email}
		WHERE c.tenant_id = ${tenantId}::uuid
			AND (l.id IS NOT NULL OR (c.lead_id IS NULL AND c.search_text LIKE ${folded}))
		ORDER BY c.last_message_at DESC`
	return rows.filter(({ wrote }) => wrote === null || namesAddress(wrote, email)).map(({ id }) => id)
}

const TABLES = {
	unanswered: Prisma.sql`unanswered_questions`,
	/** Many are visitors' questions, saved from a conversation. */
	tests: Prisma.sql`test_questions`,
}

/** Questions that contain the address, or were asked only in these conversations. */
async function findQuestions<Row extends { id: string; question: string }>(
	tx: Db,
	table: keyof typeof TABLES,
	{ tenantId, email, conversations }: { tenantId: string; email: string; conversations: string[] },
): Promise<Row[]> {
	const asked = await tx.$queryRaw<Row[]>`
		SELECT * FROM ${TABLES[table]}
		WHERE tenant_id = ${tenantId}::uuid AND (${mayName(Prisma.sql`question`, email)} OR question IN (
			SELECT content FROM chat_messages WHERE conversation_id = ANY(${conversations}::uuid[]) AND role = 'user'
		)) ORDER BY id`
	const unnamed = asked.filter(({ question }) => !namesAddress(question, email))
	// LIKE lets the search's index find them.
	const others = await tx.$queryRaw<{ id: string }[]>`
		SELECT wanted.id FROM unnest(
			${unnamed.map(({ id }) => id)}::uuid[], ${unnamed.map(({ question }) => question)}::text[],
			${unnamed.map(({ question }) => `%${likePattern(question)}%`)}::text[]
		) wanted (id, question, pattern)
		WHERE NOT EXISTS (
			SELECT FROM chat_messages m WHERE m.conversation_id = ANY(${conversations}::uuid[])
				AND m.role = 'user' AND m.content = wanted.question
		) OR EXISTS (
			SELECT FROM chat_conversations c JOIN chat_messages m ON m.conversation_id = c.id
			WHERE c.tenant_id = ${tenantId}::uuid AND c.search_text LIKE wanted.pattern
				AND c.id <> ALL(${conversations}::uuid[]) AND m.role = 'user' AND m.content = wanted.question
		)`
	const kept = new Set(others.map(({ id }) => id))
	return asked.filter(({ id }) => !kept.has(id))
}

/** The title is what the visitor asked. */
async function findAnswered(tx: Db, tenantId: string, email: string): Promise<Pick<KnowledgeSource, "id" | "title">[]> {
	const rows = await tx.$queryRaw<{ id: string; title: string }[]>`
		SELECT id, title FROM knowledge_sources
		WHERE tenant_id = ${tenantId}::uuid AND kind = 'qa' AND ${mayName(Prisma.sql`title`, email)} ORDER BY id`
	return rows.filter(({ title }) => namesAddress(title, email))
}

type Unanswered = { id: string; question: string; count: number; created_at: Date; last_asked_at: Date }
type Test = { id: string; question: string; created_at: Date }

export async function findPersonsChats(tx: Db, { tenantId }: TenantScope, email: string) {
	const conversations = await findConversations(tx, tenantId, email)
	const persons = { tenantId, email, conversations }
	return {
		conversations,
		questions: await findQuestions<Unanswered>(tx, "unanswered", persons),
		tests: await findQuestions<Test>(tx, "tests", persons),
		answered: await findAnswered(tx, tenantId, email),
	}
}

export async function countPerson(scope: TenantScope, email: string): Promise<number> {
	const leads = await db().lead.count({ where: { tenantId: scope.tenantId, email } })
	const { conversations, questions, tests } = await findPersonsChats(db(), scope, email)
	return leads + conversations.length + questions.length + tests.length
}

export async function exportPerson(scope: TenantScope, email: string): Promise<unknown[]> {
	const lead = await db().lead.findUnique({
		where: { tenantId_email: { tenantId: scope.tenantId, email } },
		include: { conversations: { select: { id: true } } },
	})
	const found = await findPersonsChats(db(), scope, email)
	const conversations: unknown[] = []
	for (const id of found.conversations) {
		const { messages, ...conversation } = await findConversation(scope, id, async () => [])
		conversations.push({
			...presentConversation(conversation),
			language: conversation.language,
			messages: messages.map((message) => presentConversationMessage(message)),
		})
	}
	const unanswered_questions = found.questions.map(({ question, count, created_at, last_asked_at }) => ({
		question,
		count,
		created_at,
		last_asked_at,
	}))
	const test_questions = found.tests.map(({ question, created_at }) => ({ question, created_at }))
	const answered_questions = found.answered.map(({ title }) => title)
	const lists = { conversations, unanswered_questions, answered_questions, test_questions }
	if (!lead && Object.values(lists).every((list) => list.length === 0)) return []
	return [{ ...(lead && { ...presentLead(lead), language: lead.language }), ...lists }]
}
