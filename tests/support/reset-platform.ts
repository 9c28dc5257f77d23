import { db } from "@/lib/db/client"

/** What there is once on a platform, as the first start leaves it. */
export async function resetPlatform(): Promise<void> {
	await db().carouselImage.deleteMany()
	await db().platformConfig.update({ where: { id: 1 }, data: { carouselSpeed: 30, logoKey: null } })
}
