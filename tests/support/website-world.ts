import type { Actor } from "@/lib/accounts/actor"
import { findViewer } from "@/lib/accounts/queries"
import { readSessionToken } from "@/lib/accounts/session-token"
import {
	addWebsite,
	choosePages,
	learnPage,
	readWebsiteAgain,
	removeWebsite,
} from "@/lib/chatbot/knowledge/website/mutations"
import { findWholeWebsite } from "@/lib/chatbot/knowledge/website/queries"
import { readWebsite } from "@/lib/chatbot/knowledge/website/read/mutations"
import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeAdmin, makeTenant } from "./factories"

/** The first listens for websites that may be read. The second listens on the same port, and must never be asked. */
export const ALLOWED = "127.0.0.2"
export const REFUSED = "127.0.0.1"

/** A page of one paragraph and some links. */
export const page = (title: string, text: string, ...links: string[]) =>
	`<html lang="en"><title>${title}</title><body><p>${text}</p>${links.map((link) => `<a href="${link}">${link}</a> `).join("")}</body></html>`

/** A business with its admin, who uses websites as knowledge. @param tenantData as it is once the admin has signed in */
export async function websiteWorld(tenantData: Prisma.TenantUpdateInput = {}) {
	const tenant = await makeTenant()
	const { token } = await makeAdmin({ tenantId: tenant.id })
	const viewer = await findViewer((await readSessionToken(token)) ?? "")
	if (!viewer) throw new Error("No viewer.")
	const actor: Actor = { viewer, address: "127.0.0.1" }
	const { scope } = await resolveVisit(tenant.slug, "chatbot", false)
	await db().tenant.update({ where: { id: tenant.id }, data: tenantData })
	const pages = async (websiteId: string) =>
		db().websitePage.findMany({ where: { websiteId }, orderBy: { path: "asc" } })
	return {
		tenant,
		pages,
		add: async (address: string) => (await addWebsite(scope, actor, address)).id,
		readAgain: (id: string) => readWebsiteAgain(scope, actor, id),
		choose: async (id: string, ...paths: string[]) => {
			const chosen = (await pages(id)).filter(({ path }) => paths.includes(path))
			await choosePages(
				scope,
				actor,
				id,
				chosen.map((each) => each.id),
			)
		},
		/** Does the queue's work on what was chosen. */
		learn: async () => {
			const where = { tenantId: tenant.id, status: "processing" as const }
			for (const { id } of await db().knowledgeSource.findMany({ where })) await learnPage(id)
		},
		find: (id: string) => findWholeWebsite(scope, id),
		remove: (id: string) => removeWebsite(scope, actor, id),
		sources: () => db().knowledgeSource.findMany({ where: { tenantId: tenant.id }, orderBy: { title: "asc" } }),
	}
}

/** The data of the job that is due. */
export const stepOf = async (websiteId: string) => {
	const { step } = await db().website.findUniqueOrThrow({ where: { id: websiteId } })
	return { websiteId, step }
}

/** Does the queue's work, one job after the other. */
export async function readAll(websiteId: string) {
	for (;;) {
		await readWebsite(await stepOf(websiteId))
		const website = await db().website.findUniqueOrThrow({ where: { id: websiteId } })
		if (website.state !== "reading") return website
	}
}
