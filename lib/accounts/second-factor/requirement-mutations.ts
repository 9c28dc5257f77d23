import type { Db } from "@/lib/db/client"
import { GRACE_MS } from "./schema"

/** An existing date stays, so that turning a requirement off and on gives no new grace. Call it in the transaction that
 * changes a requirement or creates an account. @param now when a new account was made: isUnproven() compares it. */
export async function applyRequirement(
	tx: Db,
	{ tenantId = null, userId = null }: { tenantId?: string | null; userId?: string | null },
	now = new Date(),
): Promise<void> {
	const dueAt = new Date(now.getTime() + GRACE_MS)
	// In the order in which removing an admin locks them; another order could deadlock with it.
	await tx.$queryRaw`
		SELECT FROM users
		WHERE (${tenantId}::uuid IS NULL OR tenant_id = ${tenantId}::uuid) AND (${userId}::uuid IS NULL OR id = ${userId}::uuid)
		ORDER BY id FOR UPDATE`
	await tx.$executeRaw`
		UPDATE users SET second_factor_due_at = CASE
			WHEN (SELECT second_factor_required FROM platform_config WHERE id = 1)
				OR (SELECT second_factor_required FROM tenants WHERE tenants.id = users.tenant_id)
			THEN coalesce(second_factor_due_at, ${dueAt}::timestamptz) END
		WHERE (${tenantId}::uuid IS NULL OR tenant_id = ${tenantId}::uuid)
			AND (${userId}::uuid IS NULL OR id = ${userId}::uuid)`
}
