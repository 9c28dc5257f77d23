import { loadAdmin } from "@/lib/tenants/loaders"
import type { Retention, RetentionPreview } from "./answers"
import { presentPreview, presentRetention } from "./present"
import { listRules, previewOf } from "./queries"

export async function loadRetention(tenantSlug: string): Promise<{ retention: Retention; preview: RetentionPreview }> {
	const { scope } = await loadAdmin("tenant", tenantSlug, "owner")
	const now = new Date()
	const retention = presentRetention(await listRules(scope), now)
	return { retention, preview: presentPreview(await previewOf(scope, retention, now)) }
}
