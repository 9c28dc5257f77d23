import type { MailDelivery } from "@/lib/mail/answers"
import { presentDelivery } from "@/lib/mail/present"
import { listDeliveries } from "@/lib/mail/queries"
import { loadAdmin } from "../loaders"

const FIRST_DELIVERIES = 20

export async function loadDeliveries(tenantSlug: string): Promise<{ items: MailDelivery[]; next: string | null }> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const { rows, nextCursor } = await listDeliveries(scope.tenantId, { limit: FIRST_DELIVERIES })
	return { items: rows.map(presentDelivery), next: nextCursor }
}
