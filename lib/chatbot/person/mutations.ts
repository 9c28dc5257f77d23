import { type Db, transaction } from "@/lib/db/client"
import { foldSearchText } from "@/lib/db/fold-search-text"
import { announce } from "@/lib/db/live"
import { AppError } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { rememberLead } from "../leads/mutations"
import type { LeadFields } from "../leads/schema"
import type { PersonState } from "./answers"
import { isHeld } from "./policy"
import { personRefusals } from "./words"

/** How long a visitor waits before reading that no one came. */
export const ANSWER_WITHIN_MS = 5 * 60_000
const FIRST_QUESTION_CAP = 300
const SEARCH_TEXT_CAP = 20_000

interface Chatting {
	sessionId: string
	language?: string | null
}

interface Locked {
	id: string
	state: PersonState | null
}

/** Creates or locks it. Positions of messages are given under this lock. */
async function lockOfVisitor(
	tx: Db,
	{ tenantId }: TenantScope,
	{ sessionId, language = null }: Chatting,
	now: Date,
): Promise<Locked> {
	const [row] = await tx.$queryRaw<Locked[]>`
		INSERT INTO chat_conversations AS known (tenant_id, session_id, created_at, last_message_at, language)
		VALUES (${tenantId}::uuid, ${sessionId}, ${now}, ${now}, ${language})
		ON CONFLICT (tenant_id, session_id) DO UPDATE SET language = coalesce(${language}, known.language)
		RETURNING id, person_state::text AS state`
	return row as Locked
}

async function request(tx: Db, scope: TenantScope, { id, state }: Locked, isOpen: boolean, now: Date) {
	if (isHeld(state)) return state
	const personState = isOpen ? ("waiting" as const) : ("missed" as const)
	const personDueAt = new Date(now.getTime() + ANSWER_WITHIN_MS)
	await tx.chatConversation.update({ where: { id }, data: { personState, personAskedAt: now, personDueAt } })
	await announce(tx, [scope.tenantId, id])
	return personState
}

/** Asking again changes nothing. @param isOpen false: the request counts as missed immediately. */
export async function askForPerson(
	scope: TenantScope,
	sessionId: string,
	isOpen: boolean,
	now: Date,
	language: string | null = null,
): Promise<void> {
	await transaction(async (tx) => {
		const locked = await lockOfVisitor(tx, scope, { sessionId, language }, now)
		await request(tx, scope, locked, isOpen, now)
	})
}

export async function returnToChatbot(scope: TenantScope, sessionId: string): Promise<void> {
	await transaction(async (tx) => {
		const [row] = await tx.$queryRaw<{ id: string }[]>`
			UPDATE chat_conversations SET person_state = NULL, person_due_at = NULL, taken_by_id = NULL
			WHERE tenant_id = ${scope.tenantId}::uuid AND session_id = ${sessionId} AND person_state IS NOT NULL RETURNING id`
		if (row) await announce(tx, [scope.tenantId, row.id])
	})
}

interface Message {
	id: string
	role: "user" | "assistant"
	content: string
	at: Date
}

/** Call it under the conversation's lock. @returns false for a repetition. @throws `conflict` if another has the id. */
export async function addMessage(tx: Db, conversationId: string, { id, role, content, at }: Message): Promise<boolean> {
	const known = await tx.chatMessage.findUnique({ where: { id }, select: { conversationId: true } })
	if (known && known.conversationId !== conversationId) throw new AppError("conflict", personRefusals.idTaken)
	if (known) return false
	const isVisitor = role === "user"
	const first = isVisitor ? [...content].slice(0, FIRST_QUESTION_CAP).join("") : ""
	const told = isVisitor ? ` ${foldSearchText(content)}` : ""
	// Another message does not lengthen the wait for the first one.
	const due = new Date(at.getTime() + ANSWER_WITHIN_MS)
	await tx.$executeRaw`WITH conversation AS (
			UPDATE chat_conversations SET message_count = message_count + 1, last_message_at = ${at},
				first_question = CASE WHEN first_question = '' THEN ${first} ELSE first_question END,
				search_text = right(search_text || ${told}, ${SEARCH_TEXT_CAP}::int),
				person_due_at = CASE WHEN ${isVisitor} THEN coalesce(person_due_at, ${due}::timestamptz) END
			WHERE id = ${conversationId}::uuid RETURNING message_count
		)
		INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, model)
		SELECT ${id}::uuid, ${conversationId}::uuid, message_count, ${role}::"ChatRole", ${content}, ${at}::timestamptz,
			${isVisitor ? null : "person"} FROM conversation`
	return true
}

interface ForPerson extends Chatting {
	message: { id: string; content: string; at: Date }
	visitor: LeadFields | null
	asks: { isOpen: boolean } | null
}

/** @returns false, with nothing stored, if no person has the conversation any more. */
export async function storeForPerson(
	scope: TenantScope,
	{ message, visitor, asks, ...chatting }: ForPerson,
): Promise<boolean> {
	return transaction(async (tx) => {
		// Leads before conversations, as in every transaction that locks both.
		const lead = visitor && (await rememberLead(tx, scope, visitor, { language: chatting.language }))
		const locked = await lockOfVisitor(tx, scope, chatting, message.at)
		if (!isHeld(locked.state) && !asks) return false
		if (asks) await request(tx, scope, locked, asks.isOpen, message.at)
		if (lead) await tx.chatConversation.update({ where: { id: locked.id }, data: { leadId: lead.id } })
		await addMessage(tx, locked.id, { ...message, role: "user" })
		await announce(tx, [scope.tenantId, locked.id])
		return true
	})
}
