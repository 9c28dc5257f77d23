import type { Db } from "@/lib/db/client"
import type { PlatformConfig } from "@/lib/db/generated/client"

/** Every change of the platform and its carousel takes this lock. */
export function lockConfig(tx: Db): Promise<PlatformConfig> {
	return tx.platformConfig.upsert({ where: { id: 1 }, create: { id: 1 }, update: { updatedAt: new Date() } })
}
