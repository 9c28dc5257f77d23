import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"

/** The list of the unsubscribed stays: it holds no address, and keeps the business from inviting the person again.
 * `email` is normalized. @returns how many were deleted. */
export function eraseInvitations(tx: Db, { tenantId }: TenantScope, email: string): Promise<number> {
	// Lock in the order of ids, so that two simultaneous erasures of one person do not deadlock.
	return tx.$executeRaw`
		DELETE FROM invitations WHERE id IN (
			SELECT id FROM invitations WHERE tenant_id = ${tenantId}::uuid AND email = ${email} ORDER BY id FOR UPDATE
		)`
}
