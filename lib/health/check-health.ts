import { pool } from "@/lib/db/client"

/** Answering at all is being alive; being ready needs the database. A load balancer sends nobody to a 503. */
export async function checkHealth(): Promise<{ live: true; ready: boolean }> {
	const ready = await pool()
		.query("SELECT 1")
		.then(() => true)
		.catch(() => false)
	return { live: true, ready }
}
