import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"

/**
 * Deletes the person's invitations, so that no reminder follows. The list of those who unsubscribed stays: it holds no
 * address, and keeps the business from inviting the person again.
 * @param email normalized. @returns how many were deleted.
 */
export function eraseInvitations(tx: Db, { tenantId }: TenantScope, email: string): Promise<number> {
	// Lock in the order of ids, so that two erasures of one person at once do not deadlock.
	return tx.$executeRaw`
		DELETE FROM invitations WHERE id IN (
			SELECT id FROM invitations WHERE tenant_id = ${tenantId}::uuid AND email = ${email} ORDER BY id FOR UPDATE
		)`
}
