import { loadAdmin } from "@/lib/tenants/loaders"
import type { Tag } from "./answers"
import { presentTags } from "./present"
import { listTags } from "./queries"

export async function loadTags(tenantSlug: string): Promise<Tag[]> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return presentTags(await listTags(scope))
}
