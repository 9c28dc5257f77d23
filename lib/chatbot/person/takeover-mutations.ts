import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import { announce } from "@/lib/db/live"
import { AppError, notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { CONVERSATION_NOT_FOUND } from "../conversations/archive/schema"
import type { PersonState } from "./answers"
import { ANSWER_WITHIN_MS, addMessage } from "./mutations"
import { isAnothers, isOwn, isTakeable } from "./policy"
import { personRefusals } from "./words"

interface Locked {
	state: PersonState | null
	takenById: string | null
	email: string | null
}

async function lock(tx: Db, { tenantId }: TenantScope, id: string): Promise<Locked> {
	const [row] = await tx.$queryRaw<Locked[]>`
		SELECT c.person_state::text AS state, c.taken_by_id AS "takenById", u.email
		FROM chat_conversations c LEFT JOIN users u ON u.id = c.taken_by_id
		WHERE c.id = ${id}::uuid AND c.tenant_id = ${tenantId}::uuid FOR UPDATE OF c`
	if (!row) throw notFound(CONVERSATION_NOT_FOUND)
	return row
}

/** Never what was said. */
const audited = ({ state, email }: Pick<Locked, "state" | "email">) => ({
	state,
	taken_by: state === "taken" ? email : null,
})

/** @param over also from another admin. @throws `conflict` if another admin has it or the visitor no longer waits. */
export async function takeConversation(
	scope: TenantScope,
	actor: Actor,
	id: string,
	over: boolean,
	now: Date,
): Promise<void> {
	const { userId, email } = actor.viewer
	await transaction(async (tx) => {
		const before = await lock(tx, scope, id)
		if (!isTakeable(before)) throw new AppError("conflict", personRefusals.notLive)
		if (isOwn(before, userId)) return
		if (isAnothers(before, userId) && !over) throw new AppError("conflict", personRefusals.takenBy(before.email))
		// A visitor who has read that a person joined must not wait forever, either.
		const personDueAt = new Date(now.getTime() + ANSWER_WITHIN_MS)
		const data = { personState: "taken" as const, takenById: userId, personDueAt }
		await tx.chatConversation.update({ where: { id }, data })
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "conversation.claimed",
			targetId: id,
			before: audited(before),
			after: audited({ state: "taken", email }),
		})
		await announce(tx, [scope.tenantId, id])
	})
}

/** @throws `conflict` unless the conversation is the admin's. A repeated message changes nothing. */
export async function answerVisitor(
	scope: TenantScope,
	{ viewer }: Actor,
	id: string,
	message: { id: string; text: string },
	now: Date,
): Promise<void> {
	await transaction(async (tx) => {
		const before = await lock(tx, scope, id)
		if (!isOwn(before, viewer.userId)) {
			throw new AppError(
				"conflict",
				before.state === "taken"
					? `${personRefusals.takenBy(before.email)} ${personRefusals.notYours}`
					: personRefusals.notYours,
			)
		}
		await addMessage(tx, id, { id: message.id, role: "assistant", content: message.text, at: now })
		await announce(tx, [scope.tenantId, id])
	})
}

export async function releaseConversation(
	scope: TenantScope,
	actor: Actor,
	id: string,
	to: "chatbot" | "closed",
): Promise<void> {
	await transaction(async (tx) => {
		const before = await lock(tx, scope, id)
		// Any admin can close a missed request: no admin has it.
		const isFree = before.state === "missed" && to === "closed"
		if (!isFree && !isOwn(before, actor.viewer.userId)) {
			throw new AppError(
				"conflict",
				before.state === "taken" ? personRefusals.takenBy(before.email) : personRefusals.notLive,
			)
		}
		const personState = to === "closed" ? ("closed" as const) : ("handed_back" as const)
		await tx.chatConversation.update({ where: { id }, data: { personState, personDueAt: null, takenById: null } })
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: to === "closed" ? "conversation.closed" : "conversation.returned",
			targetId: id,
			before: audited(before),
			after: audited({ state: personState, email: null }),
		})
		await announce(tx, [scope.tenantId, id])
	})
}
