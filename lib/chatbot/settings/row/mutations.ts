import type { Db } from "@/lib/db/client"
import type { ChatbotSettings } from "@/lib/db/generated/client"

/**
 * The row of a tenant (null: of the platform's defaults), made where nobody saved yet, and held for the rest of the
 * transaction: of two first saves at once the second finds the first one's row. A row that was only made counts as saved
 * at the beginning of time, which is what the form of a tenant without one says.
 */
export async function lockSettings(tx: Db, tenantId: string | null): Promise<ChatbotSettings> {
	await tx.$executeRaw`INSERT INTO chatbot_settings (tenant_id, starter_questions, allowed_origins, settings_updated_at)
		VALUES (${tenantId}::uuid, '{}', '{}', 'epoch') ON CONFLICT DO NOTHING`
	await tx.$queryRaw`SELECT 1 FROM chatbot_settings WHERE tenant_id IS NOT DISTINCT FROM ${tenantId}::uuid FOR UPDATE`
	return tx.chatbotSettings.findFirstOrThrow({ where: { tenantId } })
}
