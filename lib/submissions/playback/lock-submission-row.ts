import type { Db } from "@/lib/db/client"

/** A key added under this lock is seen by the deletion or comes after it. @returns false if the row is gone. */
export async function lockSubmissionRow(tx: Db, id: string): Promise<boolean> {
	const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM submissions WHERE id = ${id}::uuid FOR UPDATE`
	return rows.length > 0
}
