import { db } from "@/lib/db/client"

/** Live if it answers at all, ready if the database answers for a table of the product. A load balancer skips a 503. */
export async function checkHealth(): Promise<{ live: true; ready: boolean }> {
	const ready = await db()
		.platformConfig.findFirst({ select: { id: true } })
		.then(() => true)
		.catch(() => false)
	return { live: true, ready }
}
