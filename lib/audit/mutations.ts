import { pool } from "@/lib/db/client"

export async function deleteOldEntries(before: Date, atMost: number): Promise<number> {
	const { rowCount } = await pool().query(
		`DELETE FROM audit_entries WHERE id IN (
			SELECT id FROM audit_entries WHERE created_at < $1 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
		[before, atMost],
	)
	return rowCount ?? 0
}
