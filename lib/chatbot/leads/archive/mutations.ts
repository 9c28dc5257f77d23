import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, db, transaction } from "@/lib/db/client"
import { foldSearchText } from "@/lib/db/fold-search-text"
import { Prisma } from "@/lib/db/generated/client"
import { announce } from "@/lib/db/live"
import { sharePeople } from "@/lib/db/people-lock"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { LEAD_NOT_FOUND } from "./schema"

/** As when storing a message. The newest text stays. */
const SEARCH_TEXT_CAP = 20_000

/** A conversation is found by its visitor's name; without the lead, only by its messages. */
async function forgetVisitor(tx: Db, leadId: string): Promise<void> {
	const conversations = await tx.chatConversation.findMany({
		where: { leadId },
		select: {
			id: true,
			messages: { where: { role: "user" }, orderBy: { position: "asc" }, select: { content: true } },
		},
	})
	for (const { id, messages } of conversations) {
		const written = foldSearchText(messages.map(({ content }) => content).join(" "))
		const searchText = written.slice(-SEARCH_TEXT_CAP).toWellFormed()
		await tx.chatConversation.update({ where: { id }, data: { leadId: null, searchText } })
	}
}

/** Its conversations stay, as those of a visitor who left no address. @throws `not_found`. */
export async function deleteLead({ tenantId }: TenantScope, actor: Actor, id: string): Promise<void> {
	await transaction(async (tx) => {
		await sharePeople(tx, tenantId)
		// Lock first: a message that arrives meanwhile would link its conversation again.
		const [lead] = await tx.$queryRaw<{ created_at: Date }[]>`
			SELECT created_at FROM leads WHERE id = ${id}::uuid AND tenant_id = ${tenantId}::uuid FOR UPDATE`
		if (!lead) throw notFound(LEAD_NOT_FOUND)
		await forgetVisitor(tx, id)
		await tx.lead.delete({ where: { id } })
		await announce(tx, [tenantId])
		// Leaves out who it was, because the log outlives the lead.
		await recordChange(tx, actor, { tenantId, action: "lead.deleted", targetId: id, before: lead })
	})
}

const silentSince = (before: Date) =>
	Prisma.sql`l.created_at < ${before} AND l.updated_at < ${before} AND NOT EXISTS (
		SELECT FROM chat_conversations c WHERE c.lead_id = l.id AND c.last_message_at >= ${before})`

/** Every business's. Their conversations stay, as in deleteLead(). @returns how many. */
export async function deleteOldLeads(before: Date, atMost: number): Promise<number> {
	const old = await db().$queryRaw<{ id: string; tenant_id: string }[]>`
		SELECT o.id, t.id AS tenant_id FROM tenants t CROSS JOIN LATERAL (
			SELECT l.id FROM leads l WHERE l.tenant_id = t.id AND ${silentSince(before)}
			ORDER BY l.created_at LIMIT ${atMost}
		) o LIMIT ${atMost}`
	let deleted = 0
	for (const { id, tenant_id } of old) {
		deleted += await transaction(async (tx) => {
			await sharePeople(tx, tenant_id)
			// Again under the lock: the visitor may have written meanwhile.
			await tx.$queryRaw`SELECT FROM leads WHERE id = ${id}::uuid FOR UPDATE`
			const [still] = await tx.$queryRaw<object[]>`
				SELECT l.id FROM leads l WHERE l.id = ${id}::uuid AND ${silentSince(before)}`
			if (!still) return 0
			await forgetVisitor(tx, id)
			return tx.$executeRaw`DELETE FROM leads WHERE id = ${id}::uuid`
		})
	}
	return deleted
}
