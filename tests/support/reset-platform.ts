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

/** Restores what a platform has only once to its state after the first start. */
export async function resetPlatform(): Promise<void> {
	await db().carouselImage.deleteMany()
	await db().platformConfig.update({ where: { id: 1 }, data: { ...NO_TEXTS, carouselSpeed: 30, logoKey: null } })
}
