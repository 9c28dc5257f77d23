import type { Db } from "@/lib/db/client"

/**
 * Deletes the tenant's mails to the address and about it, including queued ones: their jobs then find nothing to send.
 * @param email normalized. @returns how many were deleted.
 */
export async function erasePersonsMail(tx: Db, tenantId: string, email: string): Promise<number> {
	// Lock in the order of ids, so that two erasures of one person at once do not deadlock.
	return tx.$executeRaw`
		DELETE FROM mail_deliveries WHERE id IN (
			SELECT id FROM mail_deliveries
			WHERE tenant_id = ${tenantId}::uuid AND (to_address = ${email} OR about_email = ${email})
			ORDER BY id FOR UPDATE
		)`
}
