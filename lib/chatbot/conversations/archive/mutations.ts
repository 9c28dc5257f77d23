import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import { announce } from "@/lib/db/live"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { endedBefore } from "./queries"
import { CONVERSATION_NOT_FOUND } from "./schema"

/** The visitor stays a lead. @throws `not_found`. */
export async function deleteConversation({ tenantId }: TenantScope, actor: Actor, id: string): Promise<void> {
	await transaction(async (tx) => {
		const [gone] = await tx.$queryRaw<{ created_at: Date; message_count: number }[]>`
			DELETE FROM chat_conversations WHERE id = ${id}::uuid AND tenant_id = ${tenantId}::uuid
			RETURNING created_at, message_count`
		if (!gone) throw notFound(CONVERSATION_NOT_FOUND)
		// Leaves out what was said: the admin who deletes it wants it gone.
		await announce(tx, [tenantId, id])
		await recordChange(tx, actor, { tenantId, action: "conversation.deleted", targetId: id, before: gone })
	})
}

/** With null of any business. What waits for a person has not ended. The visitor stays a lead. @returns how many. */
export async function deleteEndedConversations(
	tx: Db,
	tenantId: string | null,
	before: Date,
	atMost: number,
): Promise<number> {
	// By business, because the index is.
	const gone = await tx.$queryRaw<{ tenant_id: string }[]>`
		WITH old AS MATERIALIZED (
			SELECT c.id FROM tenants t CROSS JOIN LATERAL (
				SELECT id FROM chat_conversations c WHERE c.tenant_id = t.id AND ${endedBefore(before)}
				ORDER BY last_message_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
			) c WHERE ${tenantId}::uuid IS NULL OR t.id = ${tenantId}::uuid LIMIT ${atMost}
		)
		DELETE FROM chat_conversations WHERE id IN (SELECT id FROM old) RETURNING tenant_id`
	if (gone.length > 0) await announce(tx, [...new Set(gone.map((row) => row.tenant_id))])
	return gone.length
}

export function deleteOldConversations(before: Date, atMost: number): Promise<number> {
	return transaction((tx) => deleteEndedConversations(tx, null, before, atMost))
}
