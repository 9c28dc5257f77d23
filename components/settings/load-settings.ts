import { failPage } from "@/lib/http/page-status"
import { loadReceipts } from "@/lib/privacy/loaders"
import { loadRetention } from "@/lib/services/retention/rules/loaders"
import { loadActivity } from "@/lib/submissions/activity/loaders"
import { loadConsentTexts } from "@/lib/submissions/consent/wording/loaders"
import { loadKeys } from "@/lib/tenants/api-keys/loaders"
import { loadTenantSettings } from "@/lib/tenants/loaders"
import { loadDeliveries } from "@/lib/tenants/mail/loaders"
import { loadTeam } from "@/lib/tenants/team/loaders"
import { loadWebhooks } from "@/lib/tenants/webhooks/loaders"
import type { SectionName } from "./settings-sections"

async function loadIntegrations(tenantSlug: string) {
	const [keys, webhooks] = await Promise.all([loadKeys(tenantSlug), loadWebhooks(tenantSlug)])
	return { keys, webhooks }
}

/** The loader of each section's list, if it has one. */
const LISTS = {
	page: async () => null,
	"thank-you": async () => null,
	consent: loadConsentTexts,
	email: loadDeliveries,
	team: loadTeam,
	integrations: loadIntegrations,
	privacy: loadReceipts,
	retention: loadRetention,
	activity: loadActivity,
} satisfies Record<SectionName, (tenantSlug: string, cursor: string | undefined) => Promise<unknown>>

export type SectionData = {
	[S in SectionName]: { section: S; list: Awaited<ReturnType<(typeof LISTS)[S]>> }
}[SectionName]

export type LoadedSettings = Awaited<ReturnType<typeof loadTenantSettings>> & { data: SectionData }

/**
 * Null if loading failed: the page then renders its failure screen into the server's HTML, which an error.tsx cannot
 * do.
 */
export async function loadSettings(
	tenantSlug: string,
	section: SectionName,
	cursor: string | undefined,
): Promise<LoadedSettings | null> {
	try {
		const [settings, list] = await Promise.all([loadTenantSettings(tenantSlug), LISTS[section](tenantSlug, cursor)])
		return { ...settings, data: { section, list } as SectionData }
	} catch (error) {
		return failPage(error, "settings not loaded", { section })
	}
}
