import { db } from "@/lib/db/client"

/**
 * The process is live if it answers at all, and ready if the database answers for a table of the product. A load balancer sends no visitors to a
 * 503.
 */
export async function checkHealth(): Promise<{ live: true; ready: boolean }> {
	const ready = await db()
		.platformConfig.findFirst({ select: { id: true } })
		.then(() => true)
		.catch(() => false)
	return { live: true, ready }
}
