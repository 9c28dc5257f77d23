import { setTimeout as delay } from "node:timers/promises"
import { pool } from "@/lib/db/client"

// By the database's clock, for all processes: two businesses may read one host.
const TAKE = `INSERT INTO website_turns AS turn (host, next_at) VALUES ($1, now() + make_interval(secs => $2))
	ON CONFLICT (host) DO UPDATE SET next_at = EXCLUDED.next_at WHERE turn.next_at <= now() RETURNING host`
const WAIT = "SELECT ceil(extract(epoch FROM next_at - now()) * 1000)::int AS ms FROM website_turns WHERE host = $1"

/** Waits until the host may be asked, and reserves `pauseMs` from then on. */
export async function waitForHost(host: string, pauseMs: number): Promise<void> {
	for (;;) {
		const { rowCount } = await pool().query(TAKE, [host, pauseMs / 1000])
		if (rowCount) return
		const { rows } = await pool().query<{ ms: number }>(WAIT, [host])
		await delay(Math.max(1, rows[0]?.ms ?? 0))
	}
}

export async function deleteOldTurns(now: Date): Promise<void> {
	await pool().query("DELETE FROM website_turns WHERE next_at < $1", [now])
}
