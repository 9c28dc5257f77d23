import type { Db } from "@/lib/db/client"
import type { Tenant } from "@/lib/db/generated/client"

/** Null if there is none. A call that counts or looks before it inserts takes this lock: two simultaneous calls would
 * both find room. Not FOR UPDATE, which would make every incoming testimonial wait. */
export async function lockTenant(tx: Db, tenantId: string): Promise<Tenant | null> {
	await tx.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
	return tx.tenant.findUnique({ where: { id: tenantId } })
}
