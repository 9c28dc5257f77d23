import { pool } from "@/lib/db/client"

/** Removes the counts whose window is over; answers how many. The hourly clean-up calls it. */
export async function expireLimits(now: Date): Promise<number> {
	const result = await pool().query("DELETE FROM rate_limits WHERE expire < $1", [now.getTime()])
	return result.rowCount ?? 0
}
