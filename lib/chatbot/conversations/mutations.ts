import { type Db, db, transaction } from "@/lib/db/client"
import { foldSearchText } from "@/lib/db/fold-search-text"
import { isUuid } from "@/lib/db/is-uuid"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { rememberLead } from "../leads/mutations"
import type { LeadFields } from "../leads/schema"
import { MESSAGE_NOT_FOUND } from "../texts"
import { recordUnanswered } from "../unanswered/mutations"
import { type Spent, settleTokens } from "../usage/mutations"

const FIRST_QUESTION_CAP = 300
const SEARCH_TEXT_CAP = 20_000

/** A question and its outcome. */
export interface Exchange {
	sessionId: string
	askedAt: Date
	question: string
	visitor: LeadFields | null
	answer: {
		/** A UUID. */
		id: string
		content: string
		at: Date
		status: "answered" | "failed"
		/** For the tenant; null if nothing failed. */
		error: string | null
		/** The model's name, or "built-in". */
		model: string
		sources: readonly { id: string; title: string }[]
		/** Whether to record the question as unanswered. */
		unanswered: boolean
	}
	spent: Spent | null
}

interface StoredConversation {
	id: string
	messageCount: number
}

/**
 * Creates the conversation or locks it to the end of the transaction, so that a question and its answer stay adjacent.
 */
async function openConversation(
	tx: Db,
	{ tenantId }: TenantScope,
	{ sessionId, question, askedAt, answer }: Exchange,
	lead: { id: string; searchText: string } | null,
): Promise<StoredConversation> {
	const told = foldSearchText([question, lead?.searchText].filter(Boolean).join(" "))
	const first = [...question].slice(0, FIRST_QUESTION_CAP).join("")
	const rows = await tx.$queryRaw<StoredConversation[]>`
		INSERT INTO chat_conversations AS known
			(tenant_id, session_id, created_at, last_message_at, message_count, lead_id, first_question, search_text)
		VALUES (${tenantId}::uuid, ${sessionId}, ${askedAt}, ${answer.at}, 2, ${lead?.id ?? null}::uuid, ${first},
			right(${told}, ${SEARCH_TEXT_CAP}::int))
		ON CONFLICT (tenant_id, session_id) DO UPDATE SET
			last_message_at = greatest(known.last_message_at, ${answer.at}),
			message_count = known.message_count + 2,
			lead_id = coalesce(${lead?.id ?? null}::uuid, known.lead_id),
			search_text = right(known.search_text || ' ' || ${told}, ${SEARCH_TEXT_CAP}::int)
		RETURNING id, message_count AS "messageCount"`
	return rows[0] as StoredConversation
}

/**
 * Stores everything an exchange changed or nothing: both messages, the visitor as a lead, the unanswered question, and
 * the tokens spent.
 */
export async function storeExchange(scope: TenantScope, exchange: Exchange): Promise<void> {
	const { question, askedAt, visitor, answer, spent } = exchange
	await transaction(async (tx) => {
		const lead = visitor && (await rememberLead(tx, scope, visitor))
		const { id: conversationId, messageCount } = await openConversation(tx, scope, exchange, lead)
		await tx.chatMessage.createMany({
			data: [
				{ conversationId, position: messageCount - 1, role: "user", content: question, createdAt: askedAt },
				{
					id: answer.id,
					conversationId,
					position: messageCount,
					role: "assistant",
					content: answer.content,
					createdAt: answer.at,
					status: answer.status,
					error: answer.error,
					model: answer.model,
					sources: answer.sources.map(({ id, title }) => ({ id, title })),
					promptTokens: spent?.promptTokens ?? 0,
					completionTokens: spent?.completionTokens ?? 0,
				},
			],
		})
		if (answer.unanswered) await recordUnanswered(tx, scope, question)
		if (spent) await settleTokens(tx, scope, spent)
	})
}

/** @throws `not_found` if the id is not an answer of this session. */
export async function rateAnswer(
	{ tenantId }: TenantScope,
	{ sessionId, messageId, rating }: { sessionId: string; messageId: string; rating: -1 | 0 | 1 },
): Promise<void> {
	if (!isUuid(messageId)) throw notFound(MESSAGE_NOT_FOUND)
	const { count } = await db().chatMessage.updateMany({
		where: { id: messageId, role: "assistant", conversation: { tenantId, sessionId } },
		data: { rating },
	})
	if (count === 0) throw notFound(MESSAGE_NOT_FOUND)
}
