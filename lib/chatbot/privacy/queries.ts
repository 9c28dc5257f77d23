import { namesAddress } from "@/lib/audit/privacy/without-person"
import { type Db, db } from "@/lib/db/client"
import { likePattern } from "@/lib/db/fold-search-text"
import type { KnowledgeSource, UnansweredQuestion } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { presentConversation, presentConversationMessage } from "../conversations/archive/present"
import { findConversation } from "../conversations/archive/queries"
import { presentLead } from "../leads/archive/present"

/**
 * Conversations of the lead, and those in which a visitor without a lead wrote the address. @returns ids, newest first.
 */
async function findConversations(tx: Db, tenantId: string, email: string): Promise<string[]> {
	const rows = await tx.$queryRaw<{ id: string; isLeads: boolean; words: string }[]>`
		SELECT c.id, l.id IS NOT NULL AS "isLeads", c.search_text AS words
		FROM chat_conversations c LEFT JOIN leads l ON l.id = c.lead_id AND l.email = ${email}
		WHERE c.tenant_id = ${tenantId}::uuid
			AND (l.id IS NOT NULL OR (c.lead_id IS NULL AND c.search_text LIKE ${`%${likePattern(email)}%`}))
		ORDER BY c.last_message_at DESC`
	return rows.filter(({ isLeads, words }) => isLeads || namesAddress(words, email)).map(({ id }) => id)
}

/** Questions that contain the address, and those asked in these conversations and in no other. */
async function findQuestions(tx: Db, tenantId: string, email: string, conversations: string[]) {
	const asked = await tx.$queryRaw<UnansweredQuestion[]>`
		SELECT id, question, count, created_at AS "createdAt", last_asked_at AS "lastAskedAt" FROM unanswered_questions
		WHERE tenant_id = ${tenantId}::uuid AND (position(${email} IN lower(question)) > 0 OR question IN (
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

/** Answered questions, whose title is what the visitor asked. */
async function findAnswered(tx: Db, tenantId: string, email: string): Promise<Pick<KnowledgeSource, "id" | "title">[]> {
	const rows = await tx.$queryRaw<{ id: string; title: string }[]>`
		SELECT id, title FROM knowledge_sources
		WHERE tenant_id = ${tenantId}::uuid AND kind = 'qa' AND position(${email} IN lower(title)) > 0 ORDER BY id`
	return rows.filter(({ title }) => namesAddress(title, email))
}

/** Everything that the chatbot keeps about a person. @param email normalized. */
export async function findPersonsChats(tx: Db, { tenantId }: TenantScope, email: string) {
	const conversations = await findConversations(tx, tenantId, email)
	return {
		conversations,
		questions: await findQuestions(tx, tenantId, email, conversations),
		answered: await findAnswered(tx, tenantId, email),
	}
}

/** How many rows erasePerson() would delete. @param email normalized. */
export async function countPerson(scope: TenantScope, email: string): Promise<number> {
	const leads = await db().lead.count({ where: { tenantId: scope.tenantId, email } })
	const { conversations, questions } = await findPersonsChats(db(), scope, email)
	return leads + conversations.length + questions.length
}

/** The lead with all of its conversations. @param email normalized. */
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
			messages: messages.map((message) => presentConversationMessage(message)),
		})
	}
	const unanswered_questions = found.questions.map(({ question, count, createdAt, lastAskedAt }) => ({
		question,
		count,
		created_at: createdAt,
		last_asked_at: lastAskedAt,
	}))
	const answered_questions = found.answered.map(({ title }) => title)
	const nothing = [conversations, unanswered_questions, answered_questions].every((list) => list.length === 0)
	if (!lead && nothing) return []
	return [{ ...(lead && presentLead(lead)), conversations, unanswered_questions, answered_questions }]
}
