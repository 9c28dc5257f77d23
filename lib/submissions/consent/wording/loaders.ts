import { loadAdmin } from "@/lib/tenants/loaders"
import type { ConsentTexts } from "./answers"
import { presentConsentTexts } from "./present"
import { listConsentTexts } from "./queries"

/** For a tenant's settings. Redirects like loadAdmin(). */
export async function loadConsentTexts(tenantSlug: string): Promise<ConsentTexts> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return presentConsentTexts("video", await listConsentTexts(scope, "video"))
}
