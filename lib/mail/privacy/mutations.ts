import type { Db } from "@/lib/db/client"

/** Deletes mails to the address and about it, queued ones too. `email` is normalized. @returns how many. */
export async function erasePersonsMail(tx: Db, tenantId: string, email: string): Promise<number> {
	// Lock in the order of ids, so that two simultaneous erasures of one person do not deadlock.
	return tx.$executeRaw`
		DELETE FROM mail_deliveries WHERE id IN (
			SELECT id FROM mail_deliveries
			WHERE tenant_id = ${tenantId}::uuid AND (to_address = ${email} OR about_email = ${email})
			ORDER BY id FOR UPDATE
		)`
}
