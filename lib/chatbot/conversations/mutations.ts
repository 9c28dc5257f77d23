import { db, transaction } from "@/lib/db/client"
import { databaseAway } from "@/lib/db/database-away"
import { foldSearchText } from "@/lib/db/fold-search-text"
import { type Lead, Prisma } from "@/lib/db/generated/client"
import { inBatches } from "@/lib/db/in-batches"
import { isUuid } from "@/lib/db/is-uuid"
import { notFound } from "@/lib/errors"
import { refusal } from "@/lib/refusals"
import type { TenantScope } from "@/lib/tenants/scope"
import type { StoredSource } from "../citations/stored-sources"
import { rememberLead } from "../leads/mutations"
import type { LeadFields } from "../leads/schema"
import { recordUnanswered } from "../unanswered/mutations"
import { type Spent, settleTokens } from "../usage/mutations"
import * as chatbotSentences from "../words"

const MESSAGE_GONE = refusal("message_gone", chatbotSentences.messageNotFound)

const FIRST_QUESTION_CAP = 300
const SEARCH_TEXT_CAP = 20_000

export interface Exchange {
	sessionId: string
	language?: string | null
	askedAt: Date
	question: string
	visitor: LeadFields | null
	answer: {
		id: string
		content: string
		at: Date
		status: "answered" | "failed"
		/** For the tenant; null if nothing failed. */
		error: string | null
		model: string
		sources: readonly StoredSource[]
		unanswered: boolean
	}
	spent: Spent | null
}

/** One statement, because each round trip holds the locks. The conversation's keeps question and answer adjacent. */
function exchangeStatement(
	scope: TenantScope,
	{ sessionId, language = null, question, askedAt, answer, spent }: Exchange,
	lead: { id: string; searchText: string } | null,
): Prisma.Sql {
	const told = foldSearchText([question, lead?.searchText].filter(Boolean).join(" "))
	const first = [...question].slice(0, FIRST_QUESTION_CAP).join("")
	const sources = JSON.stringify(answer.sources)
	return Prisma.sql`WITH conversation AS (
		INSERT INTO chat_conversations AS known
			(tenant_id, session_id, created_at, last_message_at, message_count, lead_id, first_question, search_text,
			language)
		VALUES (${scope.tenantId}::uuid, ${sessionId}, ${askedAt}, ${answer.at}, 2, ${lead?.id ?? null}::uuid, ${first},
			right(${told}, ${SEARCH_TEXT_CAP}::int), ${language})
		ON CONFLICT (tenant_id, session_id) DO UPDATE SET
			last_message_at = greatest(known.last_message_at, ${answer.at}),
			message_count = known.message_count + 2,
			lead_id = coalesce(${lead?.id ?? null}::uuid, known.lead_id),
			language = coalesce(${language}, known.language),
			search_text = right(known.search_text || ' ' || ${told}, ${SEARCH_TEXT_CAP}::int)
		RETURNING id, message_count
	), question AS (
		INSERT INTO chat_messages (conversation_id, position, role, content, created_at)
		SELECT id, message_count - 1, 'user', ${question}, ${askedAt}::timestamptz FROM conversation
	), answer AS (
		INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, status, error, model, sources,
			prompt_tokens, completion_tokens)
		SELECT ${answer.id}::uuid, id, message_count, 'assistant', ${answer.content}, ${answer.at}::timestamptz,
			${answer.status}::"ChatMessageStatus", ${answer.error}, ${answer.model}, ${sources}::jsonb,
			${spent?.promptTokens ?? 0}, ${spent?.completionTokens ?? 0}
		FROM conversation
	)
	${answer.unanswered ? Prisma.sql`, unanswered AS (${recordUnanswered(scope, question)})` : Prisma.empty}
	${spent ? Prisma.sql`, usage AS (${settleTokens(scope, spent)})` : Prisma.empty}
	SELECT 1 FROM conversation`
}

interface Ended {
	scope: TenantScope
	exchange: Exchange
}

async function storeTogether(ended: readonly Ended[]): Promise<void> {
	const [first] = ended
	if (ended.length === 1 && first && !first.exchange.visitor) {
		await db().$executeRaw(exchangeStatement(first.scope, first.exchange, null))
		return
	}
	await transaction(async (tx) => {
		// All leads first, the order in which every transaction locks leads and conversations.
		const leads: (Lead | null)[] = []
		for (const { scope, exchange } of ended)
			leads.push(exchange.visitor && (await rememberLead(tx, scope, exchange.visitor, exchange)))
		for (const [at, { scope, exchange }] of ended.entries())
			await tx.$executeRaw(exchangeStatement(scope, exchange, leads[at] ?? null))
	})
}

const storeInOrder = inBatches<Ended, void>(async (_tenantId, ended) => {
	try {
		await storeTogether(ended)
		return ended.map(() => undefined)
	} catch (error) {
		if (ended.length === 1 || databaseAway(error)) throw error
		// One exchange that cannot be stored must not take the others along.
		const each = ended.map((one) => storeTogether([one]))
		await Promise.allSettled(each)
		return each
	}
})

/** All of an exchange or nothing. A tenant's exchanges that end together share a commit, as charges do. */
export async function storeExchange(scope: TenantScope, exchange: Exchange): Promise<void> {
	await storeInOrder(scope.tenantId, { scope, exchange })
}

/** @throws `not_found` if the id is not an answer of this session. */
export async function rateAnswer(
	{ tenantId }: TenantScope,
	{ sessionId, messageId, rating }: { sessionId: string; messageId: string; rating: -1 | 0 | 1 },
): Promise<void> {
	if (!isUuid(messageId)) throw notFound(MESSAGE_GONE)
	const { count } = await db().chatMessage.updateMany({
		where: { id: messageId, role: "assistant", conversation: { tenantId, sessionId } },
		data: { rating },
	})
	if (count === 0) throw notFound(MESSAGE_GONE)
}
