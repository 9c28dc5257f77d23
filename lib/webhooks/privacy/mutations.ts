import type { Db } from "@/lib/db/client"

/**
 * Empties the tenant's deliveries about the address: what was sent, what was answered, and the address. That something
 * was sent stays in the log. What still waits holds nothing; once its subject is deleted, it only says so.
 * @param email normalized. @returns how many deliveries were about the person.
 */
export async function erasePersonsWebhooks(tx: Db, tenantId: string, email: string): Promise<number> {
	// Lock in the order of ids, so that two erasures of one person at once do not deadlock.
	return tx.$executeRaw`
		UPDATE webhook_deliveries SET about_email = NULL, body = NULL, response_body = NULL WHERE id IN (
			SELECT id FROM webhook_deliveries
			WHERE tenant_id = ${tenantId}::uuid AND about_email = ${email} ORDER BY id FOR UPDATE
		)`
}
