import type { Db } from "@/lib/db/client"

/**
 * Locks the submission for the rest of the transaction, as deleting it does. A key added under this lock is either seen
 * by the deletion or comes after it.
 * @returns false if the submission is gone.
 */
export async function lockSubmission(tx: Db, id: string): Promise<boolean> {
	const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM submissions WHERE id = ${id}::uuid FOR UPDATE`
	return rows.length > 0
}
