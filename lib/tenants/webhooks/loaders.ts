import { loadAdmin } from "../loaders"
import type { Webhooks } from "./answers"
import { presentWebhooks } from "./present"
import { listWebhooks } from "./queries"

export async function loadWebhooks(tenantSlug: string): Promise<Webhooks> {
	const { scope } = await loadAdmin("tenant", tenantSlug, "editor")
	return presentWebhooks(await listWebhooks(scope))
}
