import { loadAdmin } from "@/lib/tenants/loaders"
import type { ConsentKind } from "../../consent-text"
import type { ConsentTexts } from "./answers"
import { presentConsentTexts } from "./present"
import { listConsentTexts } from "./queries"

export async function loadConsentTexts(tenantSlug: string): Promise<Record<ConsentKind, ConsentTexts>> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const [video, written] = await Promise.all([listConsentTexts(scope, "video"), listConsentTexts(scope, "written")])
	return { video: presentConsentTexts("video", video), written: presentConsentTexts("written", written) }
}
