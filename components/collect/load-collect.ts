import { failPage } from "@/lib/http/page-status"
import { loadCollect } from "@/lib/submissions/funnel/loaders"
import { loadInvitations } from "@/lib/submissions/invitations/loaders"
import type { Period } from "./period"

export type LoadedCollect = Awaited<ReturnType<typeof load>>

async function load(tenantSlug: string, weeks: Period) {
	const [collect, invitations] = await Promise.all([loadCollect(tenantSlug, weeks), loadInvitations(tenantSlug)])
	return { ...collect, invitations }
}

/** Null if loading failed: the page then draws its failure screen into the server's HTML. */
export async function loadCollectTab(tenantSlug: string, weeks: Period): Promise<LoadedCollect | null> {
	try {
		return await load(tenantSlug, weeks)
	} catch (error) {
		return failPage(error, "Collect tab not loaded")
	}
}
