import { db } from "@/lib/db/client"
import { REFUSED_FOR_MS } from "./refused-upload-mutations"

export async function findPlatformConfig() {
	const [config, images] = await Promise.all([
		db().platformConfig.findUnique({ where: { id: 1 } }),
		db().carouselImage.findMany({ orderBy: [{ orderIndex: "asc" }, { id: "asc" }] }),
	])
	return { config, images }
}

/** Bytes of the smallest upload request that a proxy refused lately; null if none was. */
export async function findRefusedUpload(now = Date.now()): Promise<number | null> {
	const select = { refusedUploadBytes: true, refusedUploadAt: true } as const
	const config = await db().platformConfig.findUnique({ where: { id: 1 }, select })
	const isRecent = config?.refusedUploadAt && now - config.refusedUploadAt.getTime() < REFUSED_FOR_MS
	return isRecent ? config.refusedUploadBytes : null
}
