import { db } from "@/lib/db/client"

/** The single configuration row (null on a database without it), and the carousel in order. */
export async function findPlatformConfig() {
	const [config, images] = await Promise.all([
		db().platformConfig.findUnique({ where: { id: 1 } }),
		db().carouselImage.findMany({ orderBy: [{ orderIndex: "asc" }, { id: "asc" }] }),
	])
	return { config, images }
}
