import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import { foldSearchText } from "@/lib/db/fold-search-text"
import { sharePeople } from "@/lib/db/people-lock"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { LEAD_NOT_FOUND } from "./schema"

/** The same cap that storing a message uses. The newest text stays. */
const SEARCH_TEXT_CAP = 20_000

/** A conversation can be found by its visitor's name. Without the lead it can be found by its messages alone. */
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

/** Deletes a lead. Its conversations stay, as those of a visitor who left no address. @throws `not_found`. */
export async function deleteLead({ tenantId }: TenantScope, actor: Actor, id: string): Promise<void> {
	await transaction(async (tx) => {
		await sharePeople(tx, tenantId)
		// Lock first: a message that arrives meanwhile would link its conversation again.
		const [lead] = await tx.$queryRaw<{ created_at: Date }[]>`
			SELECT created_at FROM leads WHERE id = ${id}::uuid AND tenant_id = ${tenantId}::uuid FOR UPDATE`
		if (!lead) throw notFound(LEAD_NOT_FOUND)
		await forgetVisitor(tx, id)
		await tx.lead.delete({ where: { id } })
		// Leaves out who it was, because the log outlives the lead.
		await recordChange(tx, actor, { tenantId, action: "lead.deleted", targetId: id, before: lead })
	})
}
