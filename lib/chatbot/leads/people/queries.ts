import { db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { presentConversation, presentConversationMessage } from "../../conversations/archive/present"
import { findConversation } from "../../conversations/archive/queries"
import { presentLead } from "../archive/present"

/** What erasePerson() would take: the lead and its conversations. @param email normalized. */
export async function countPerson({ tenantId }: TenantScope, email: string): Promise<number> {
	const [leads, conversations] = await Promise.all([
		db().lead.count({ where: { tenantId, email } }),
		db().chatConversation.count({ where: { tenantId, lead: { email } } }),
	])
	return leads + conversations
}

/** The lead with all that it wrote and was answered. @param email normalized. */
export async function exportPerson(scope: TenantScope, email: string): Promise<unknown[]> {
	const lead = await db().lead.findUnique({
		where: { tenantId_email: { tenantId: scope.tenantId, email } },
		include: { conversations: { select: { id: true }, orderBy: { lastMessageAt: "desc" } } },
	})
	if (!lead) return []
	const conversations: unknown[] = []
	for (const { id } of lead.conversations) {
		const { messages, ...conversation } = await findConversation(scope, id)
		conversations.push({
			...presentConversation(conversation),
			messages: messages.map((message) => presentConversationMessage(message)),
		})
	}
	return [{ ...presentLead(lead), conversations }]
}
