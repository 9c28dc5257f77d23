import type { Db } from "@/lib/db/client"

/**
 * Locks the submission for the rest of the transaction, as whoever deletes it does: what gets a key under this lock is
 * either seen by the deletion or comes after it. False where it is gone.
 */
export async function lockSubmission(tx: Db, id: string): Promise<boolean> {
	const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM submissions WHERE id = ${id}::uuid FOR UPDATE`
	return rows.length > 0
}
