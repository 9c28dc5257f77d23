import type { Db } from "@/lib/db/client"

/** Empties deliveries about the address, but the log keeps them. `email` is normalized. @returns how many. */
export async function erasePersonsWebhooks(tx: Db, tenantId: string, email: string): Promise<number> {
	// Lock in the order of ids, so that two simultaneous erasures of one person do not deadlock.
	return tx.$executeRaw`
		UPDATE webhook_deliveries SET about_email = NULL, body = NULL, response_body = NULL WHERE id IN (
			SELECT id FROM webhook_deliveries
			WHERE tenant_id = ${tenantId}::uuid AND about_email = ${email} ORDER BY id FOR UPDATE
		)`
}
