import type { Db } from "@/lib/db/client"

/**
 * Deletes the tenant's mails to the address and about it, also those that still wait: their jobs find nothing to send.
 * @param email normalized. @returns how many went.
 */
export async function erasePersonsMail(tx: Db, tenantId: string, email: string): Promise<number> {
	// Locked in the order of their ids, as two erasures of one person at once need it.
	return tx.$executeRaw`
		DELETE FROM mail_deliveries WHERE id IN (
			SELECT id FROM mail_deliveries
			WHERE tenant_id = ${tenantId}::uuid AND (to_address = ${email} OR about_email = ${email})
			ORDER BY id FOR UPDATE
		)`
}
