import { loadAdmin } from "@/lib/tenants/loaders"
import type { ErasureReceipt } from "./answers"
import { presentReceipt } from "./present"
import { listReceipts } from "./queries"

const FIRST_RECEIPTS = 20

export async function loadReceipts(tenantSlug: string): Promise<{ items: ErasureReceipt[]; next: string | null }> {
	const { scope } = await loadAdmin("tenant", tenantSlug, "owner")
	const { rows, nextCursor } = await listReceipts(scope, { limit: FIRST_RECEIPTS })
	return { items: rows.map(presentReceipt), next: nextCursor }
}
