import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import type { ChatbotSettings } from "@/lib/db/generated/client"
import { notFound } from "@/lib/errors"
import type { PlatformScope } from "@/lib/tenants/scope"
import * as tenantSentences from "@/lib/tenants/words"

/** Creates the row, saved at the epoch, so that the second of two first saves finds it. Null: the defaults. */
export async function lockSettings(tx: Db, tenantId: string | null): Promise<ChatbotSettings> {
	await tx.$executeRaw`INSERT INTO chatbot_settings (tenant_id, starter_questions, allowed_origins, settings_updated_at)
		VALUES (${tenantId}::uuid, '{}', '{}', 'epoch') ON CONFLICT DO NOTHING`
	await tx.$queryRaw`SELECT 1 FROM chatbot_settings WHERE tenant_id IS NOT DISTINCT FROM ${tenantId}::uuid FOR UPDATE`
	return tx.chatbotSettings.findFirstOrThrow({ where: { tenantId } })
}

/** Tokens per day. Null: the configured default; 0 stops all questions. @throws `not_found`. */
export async function setTokenBudget(
	_scope: PlatformScope,
	actor: Actor,
	tenantId: string,
	budget: number | null,
): Promise<number | null> {
	return transaction(async (tx) => {
		const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR KEY SHARE`
		if (found.length === 0) throw notFound(tenantSentences.tenantNotFound)
		const before = await lockSettings(tx, tenantId)
		if (before.dailyTokenBudget === budget) return budget
		await tx.chatbotSettings.update({ where: { id: before.id }, data: { dailyTokenBudget: budget } })
		await recordChange(tx, actor, {
			tenantId,
			action: "chatbot.budget_changed",
			targetId: tenantId,
			// Not under the column's name: the log hides every field with "token" in its name as a secret.
			before: { daily_budget: before.dailyTokenBudget },
			after: { daily_budget: budget },
		})
		return budget
	})
}
