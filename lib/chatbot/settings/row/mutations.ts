import type { Db } from "@/lib/db/client"
import type { ChatbotSettings } from "@/lib/db/generated/client"

/**
 * Locks the settings row of a tenant (null: of the platform's defaults) for the rest of the transaction, and creates it
 * if needed. Of two first saves at once the second finds the first one's row. A new row counts as saved at the epoch,
 * the same version that a form without a row shows.
 */
export async function lockSettings(tx: Db, tenantId: string | null): Promise<ChatbotSettings> {
	await tx.$executeRaw`INSERT INTO chatbot_settings (tenant_id, starter_questions, allowed_origins, settings_updated_at)
		VALUES (${tenantId}::uuid, '{}', '{}', 'epoch') ON CONFLICT DO NOTHING`
	await tx.$queryRaw`SELECT 1 FROM chatbot_settings WHERE tenant_id IS NOT DISTINCT FROM ${tenantId}::uuid FOR UPDATE`
	return tx.chatbotSettings.findFirstOrThrow({ where: { tenantId } })
}
