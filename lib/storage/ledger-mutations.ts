import { type Db, db, pool, transaction } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { refusal } from "@/lib/refusals"
import { cleanSpool } from "./spool"
import { storage } from "./storage"

const TOOK_TOO_LONG = refusal(
	"upload_took_too_long",
	"The upload took too long. Please try again.",
	undefined,
	"The upload was too slow, so we stopped it. Please try again.",
)

// The ledger keeps storage and database in step without a transaction over both. An upload enters its objects before
// storing them, and removes the entries in the transaction that gives the objects their row. Deleting a row enters its
// objects in the same transaction. So an entry that is due names an object without a row.
const ABANDONED_AFTER_MS = 3600 * 1000
const LATE_WRITE_MS = 300 * 1000
const POSTPONED_MS = 3600 * 1000
const BATCH = 200
/** After this many silences of four seconds each, storage is away: the job comes again in a minute. */
const AWAY_AFTER = 3

const announce = prepared(
	"announce-objects",
	`INSERT INTO reclaimable_objects (key, reclaim_after) SELECT key, $2 FROM unnest($1::text[]) AS key`,
)

/** Enters objects before they are stored. An upload that takes more than an hour from here loses them and fails. */
export async function announceObjects(keys: string[], now = new Date()): Promise<void> {
	const reclaimAfter = new Date(now.getTime() + ABANDONED_AFTER_MS)
	await pool().query(announce(keys, reclaimAfter))
}

/** In the transaction that gives the objects their row. @throws `unavailable` if the clean-up was faster. */
export async function adoptObjects(tx: Db, keys: string[]): Promise<void> {
	const count = await tx.$executeRaw`DELETE FROM reclaimable_objects WHERE key = ANY(${keys})`
	if (count !== keys.length) throw new AppError("unavailable", TOOK_TOO_LONG)
}

export async function abandonObjects(tx: Db, keys: string[]): Promise<void> {
	const reclaimAfter = new Date()
	await tx.reclaimableObject.createMany({ data: keys.map((key) => ({ key, reclaimAfter })) })
}

// The entry stays locked while its object is removed, so a late adoptObjects() waits and then finds nothing to adopt.
// Removing twice changes nothing, so a transaction may do it. While lib/start/backup.mjs holds its lock, nothing is
// removed: rows that it has copied may name the object.
async function reclaim(key: string, now: Date): Promise<"removed" | "nothing" | "held"> {
	return transaction(async (tx) => {
		const [found] = await tx.$queryRaw<{ free: boolean; due: boolean }[]>`
			WITH backup AS MATERIALIZED (
				SELECT pg_try_advisory_xact_lock_shared(hashtextextended('backup', 0)) AS free
			), entry AS (
				DELETE FROM reclaimable_objects USING backup
				WHERE free AND "key" = ${key} AND "reclaim_after" <= ${now} RETURNING 1
			) SELECT free, EXISTS (SELECT FROM entry) AS due FROM backup`
		if (!found?.free) return "held"
		if (!found.due) return "nothing"
		await storage().remove(key)
		return "removed"
	})
}

/** Removes objects right after a deletion or a failed upload. Never throws, because the job comes again. */
export async function reclaimNow(keys: string[]): Promise<void> {
	for (const key of keys) {
		await reclaim(key, new Date()).catch((error) => log.warn({ key, err: error }, "object left for the clean-up"))
	}
}

/** Releases a failed upload's objects now, but later if storage did not answer: it may still execute the write. */
export async function abandonAnnounced(keys: string[], reason: unknown): Promise<void> {
	const mayStillArrive = reason instanceof AppError && reason.code === "unavailable"
	const reclaimAfter = new Date(Date.now() + (mayStillArrive ? LATE_WRITE_MS : 0))
	await db()
		.reclaimableObject.updateMany({ where: { key: { in: keys } }, data: { reclaimAfter } })
		.then(() => (mayStillArrive ? undefined : reclaimNow(keys)))
		.catch((error) => log.warn({ err: error }, "announced objects left for the clean-up"))
}

// A refused removal waits an hour, so that others get their turn. If storage does not answer, it stays due.
async function tryToReclaim(key: string, now: Date): Promise<"removed" | "nothing" | "held" | "postponed" | "away"> {
	try {
		return await reclaim(key, now)
	} catch (error) {
		log.warn({ key, err: error }, "object not removed")
	}
	const answers = await storage()
		.head(key)
		.then(() => true)
		.catch(() => false)
	if (!answers) return "away"
	const reclaimAfter = new Date(now.getTime() + POSTPONED_MS)
	await db().reclaimableObject.updateMany({ where: { key }, data: { reclaimAfter } })
	return "postponed"
}

export async function reclaimDue(now: Date): Promise<{ objects: number; files: number }> {
	const files = await cleanSpool(now)
	let objects = 0
	let away = 0
	for (;;) {
		const due = await db().reclaimableObject.findMany({
			where: { reclaimAfter: { lte: now } },
			orderBy: { reclaimAfter: "asc" },
			take: BATCH,
		})
		for (const { key } of due) {
			const outcome = await tryToReclaim(key, now)
			if (outcome === "removed") objects += 1
			if (outcome === "held") return { objects, files }
			if (outcome === "away") away += 1
			if (away === AWAY_AFTER) return { objects, files }
		}
		if (due.length < BATCH) return { objects, files }
	}
}
