import { pool } from "@/lib/db/client"

/** Never waits while it holds rows: a count of several limits locks rows too, in an order of its own. */
const EXPIRED =
	"DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits WHERE expire < $1 FOR UPDATE SKIP LOCKED)"

export async function expireLimits(now: Date): Promise<number> {
	const result = await pool().query(EXPIRED, [now.getTime()])
	return result.rowCount ?? 0
}
