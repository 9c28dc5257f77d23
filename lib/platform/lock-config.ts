import type { Db } from "@/lib/db/client"
import type { PlatformConfig } from "@/lib/db/generated/client"

/**
 * The single row as it stands, locked for the rest of the transaction: whoever changes the platform, its carousel too,
 * waits for whoever began before.
 */
export function lockConfig(tx: Db): Promise<PlatformConfig> {
	return tx.platformConfig.upsert({ where: { id: 1 }, create: { id: 1 }, update: { updatedAt: new Date() } })
}
