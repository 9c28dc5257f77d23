import type { Db } from "@/lib/db/client"
import type { PlatformConfig } from "@/lib/db/generated/client"

/**
 * The single row, locked for the rest of the transaction. Every change of the platform, its carousel included, takes
 * this lock, so changes come one after another.
 */
export function lockConfig(tx: Db): Promise<PlatformConfig> {
	return tx.platformConfig.upsert({ where: { id: 1 }, create: { id: 1 }, update: { updatedAt: new Date() } })
}
