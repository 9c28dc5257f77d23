import { Prisma } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { groupKey } from "./group-key"

/** Counts equal questions together, in the wording that came first. @returns a statement. */
export function recordUnanswered({ tenantId }: TenantScope, question: string): Prisma.Sql {
	return Prisma.sql`INSERT INTO unanswered_questions AS known (tenant_id, group_key, question)
		VALUES (${tenantId}::uuid, ${groupKey(question)}, ${question})
		ON CONFLICT (tenant_id, group_key) DO UPDATE SET count = known.count + 1, last_asked_at = now()`
}
