import type { Actor } from "@/lib/accounts/actor"
import { type Db, transaction } from "@/lib/db/client"
import { foldSearchText } from "@/lib/db/fold-search-text"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { recordChange } from "../../record-change"
import { LEAD_NOT_FOUND } from "./schema"

/** As conversations keep it: the newest of what was written. */
const SEARCH_TEXT_CAP = 20_000

/** Conversations are found by who had them as well; without the lead they are found by what was written alone. */
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

/** What was talked about stays, as somebody's who left no address. @throws `not_found`. */
export async function deleteLead({ tenantId }: TenantScope, actor: Actor, id: string): Promise<void> {
	await transaction(async (tx) => {
		// Locked first: a message that comes in meanwhile would link its conversation again.
		const [lead] = await tx.$queryRaw<{ created_at: Date }[]>`
			SELECT created_at FROM leads WHERE id = ${id}::uuid AND tenant_id = ${tenantId}::uuid FOR UPDATE`
		if (!lead) throw notFound(LEAD_NOT_FOUND)
		await forgetVisitor(tx, id)
		await tx.lead.delete({ where: { id } })
		// Not who it was: the log outlives what was deleted.
		await recordChange(tx, actor, { tenantId, action: "lead.deleted", targetId: id, before: lead })
	})
}
