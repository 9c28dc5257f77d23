import { type Db, db, transaction } from "@/lib/db/client"
import type { Website } from "@/lib/db/generated/client"
import { enqueue } from "@/lib/jobs/queue"
import { log } from "@/lib/log"

const HOUR_MS = 3_600_000
export const WEEK_MS = 7 * 24 * HOUR_MS
const READINGS_AT_ONCE = 100

/** What the step found belongs in the same transaction. @param queue slow for a website that kept this step waiting.
 * @returns false if another run was faster or the website is gone: write nothing then. */
export async function advance(
	tx: Db,
	{ id, step }: Pick<Website, "id" | "step">,
	data: Partial<Omit<Website, "id" | "step">> = {},
	queue: "read-website" | "read-slow-website" = "read-website",
): Promise<boolean> {
	// A reading whose job is lost starts over after an hour.
	const next = { nextReadAt: new Date(Date.now() + HOUR_MS), ...data, step: step + 1 }
	const { count } = await tx.website.updateMany({ where: { id, step }, data: next })
	const ends = data.state !== undefined && data.state !== "reading"
	if (count === 1 && !ends) await enqueue(tx, queue, { websiteId: id, step: step + 1 })
	return count === 1
}

/** @returns false if the website changed meanwhile. */
export function startReading(tx: Db, website: Website): Promise<boolean> {
	return advance(tx, website, { state: "reading", error: null, reading: website.reading + 1, robots: null })
}

/** Weekly readings that are due, and stalled ones. Several hosts may run this at the same time. */
export async function queueDueReadings(now: Date): Promise<void> {
	const due = await db().website.findMany({
		where: { nextReadAt: { lte: now }, tenant: { isActive: true, chatbotEnabled: true } },
		orderBy: { nextReadAt: "asc" },
		take: READINGS_AT_ONCE,
	})
	for (const website of due) {
		await transaction((tx) => startReading(tx, website)).catch((error: unknown) => {
			log.error({ err: error, websiteId: website.id }, "website reading not started")
		})
	}
}
