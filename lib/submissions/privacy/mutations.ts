import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { deleteRows } from "../mutations"

/** With consent records, gift downloads, and what Idempotency-Keys and uploads remember. `email` is normalized. @returns
 * how many testimonials were deleted, and their objects' keys, to be removed after the commit. */
export async function erasePerson(
	tx: Db,
	scope: TenantScope,
	email: string,
): Promise<{ count: number; objects: string[] }> {
	// Lock in the order of ids, so that two simultaneous erasures of one person do not deadlock.
	const rows = await tx.$queryRaw<{ id: string }[]>`
		SELECT id FROM submissions
		WHERE tenant_id = ${scope.tenantId}::uuid AND email = ${email} ORDER BY id FOR UPDATE`
	if (rows.length === 0) return { count: 0, objects: [] }
	const ids = rows.map(({ id }) => id)
	await tx.$executeRaw`
		DELETE FROM idempotency_keys WHERE tenant_id = ${scope.tenantId}::uuid AND submission_id = ANY(${ids}::uuid[])`
	// The uploads' parts were already removed when they were submitted.
	await tx.$executeRaw`
		DELETE FROM uploads WHERE tenant_id = ${scope.tenantId}::uuid AND submission_id = ANY(${ids}::uuid[])`
	return { count: ids.length, objects: await deleteRows(tx, ids) }
}
