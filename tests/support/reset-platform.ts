import { db } from "@/lib/db/client"

const NO_TEXTS = {
	pageTitle: null,
	welcomeHeading: null,
	welcomeDescription: null,
	loginButtonText: null,
	footerText: null,
	platformAdminLoginTitle: null,
	platformAdminLoginSubtitle: null,
	tenantAdminLoginTitle: null,
	tenantAdminLoginSubtitle: null,
}

/** What there is once on a platform, as the first start leaves it. */
export async function resetPlatform(): Promise<void> {
	await db().carouselImage.deleteMany()
	await db().platformConfig.update({ where: { id: 1 }, data: { ...NO_TEXTS, carouselSpeed: 30, logoKey: null } })
}
