import { pool } from "@/lib/db/client"

/** Deletes counts whose window is over. The hourly clean-up calls it. @returns how many rows it deleted. */
export async function expireLimits(now: Date): Promise<number> {
	const result = await pool().query("DELETE FROM rate_limits WHERE expire < $1", [now.getTime()])
	return result.rowCount ?? 0
}
