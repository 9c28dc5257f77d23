import type { Db } from "@/lib/db/client"
import type { Tenant } from "@/lib/db/generated/client"

/**
 * The tenant's row, held for the rest of the transaction, so that what is checked is what is changed; null where there is
 * none. Not FOR UPDATE: that would make every testimonial that comes in meanwhile wait.
 */
export async function lockTenant(tx: Db, tenantId: string): Promise<Tenant | null> {
	await tx.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
	return tx.tenant.findUnique({ where: { id: tenantId } })
}
