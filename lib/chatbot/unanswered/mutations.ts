import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { groupKey } from "./group-key"

/** Counts the question together with equal ones. The wording that came first is the one shown. */
export async function recordUnanswered(tx: Db, { tenantId }: TenantScope, question: string): Promise<void> {
	await tx.$executeRaw`INSERT INTO unanswered_questions AS known (tenant_id, group_key, question)
		VALUES (${tenantId}::uuid, ${groupKey(question)}, ${question})
		ON CONFLICT (tenant_id, group_key) DO UPDATE SET count = known.count + 1, last_asked_at = now()`
}
