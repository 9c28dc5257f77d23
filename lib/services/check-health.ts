import { pool } from "@/lib/db/client"

/**
 * The process is live if it answers at all, and ready if the database answers. A load balancer sends no visitors to a
 * 503.
 */
export async function checkHealth(): Promise<{ live: true; ready: boolean }> {
	const ready = await pool()
		.query("SELECT 1")
		.then(() => true)
		.catch(() => false)
	return { live: true, ready }
}
