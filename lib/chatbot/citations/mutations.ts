import { transaction } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import * as chatbotSentences from "../words"

/** Deletes an answer whose testimonial disappeared: the trigger could not see it yet. The lock waits for a running
 * deletion; a later one sees the answer. @returns whether it was deleted. */
export function forgetIfGone(
	{ tenantId }: TenantScope,
	messageId: string,
	testimonialSources: readonly string[],
): Promise<boolean> {
	return transaction(async (tx) => {
		const held = await tx.$queryRaw<{ id: string }[]>`
			SELECT id FROM knowledge_sources WHERE tenant_id = ${tenantId}::uuid
				AND id = ANY(${[...testimonialSources]}::uuid[]) ORDER BY id FOR SHARE`
		if (held.length === new Set(testimonialSources).size) return false
		await tx.$executeRaw`UPDATE chat_messages m SET content = ${chatbotSentences.answerWithdrawn} FROM chat_conversations c
			WHERE m.id = ${messageId}::uuid AND c.id = m.conversation_id AND c.tenant_id = ${tenantId}::uuid`
		return true
	})
}
