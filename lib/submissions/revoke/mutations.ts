import { db, transaction } from "@/lib/db/client"
import {
	abandonAnnounced,
	abandonObjects,
	adoptObjects,
	announceObjects,
	reclaimNow,
} from "@/lib/storage/ledger-mutations"
import { storage } from "@/lib/storage/storage"
import { OBJECT_COLUMNS, OBJECT_KEYS, objectKeysOf } from "../object-columns"
import { lockSubmissionRow } from "../playback/lock-submission-row"
import { movedKey } from "./moved-key"

async function isHeld(id: string, key: string): Promise<boolean> {
	const row = await db().submission.findUnique({ where: { id }, select: OBJECT_KEYS })
	return row !== null && objectKeysOf(row).includes(key)
}

function exchange(id: string, from: string, to: string): Promise<boolean> {
	return transaction(async (tx) => {
		// Without the lock, a deletion might already have read the old key, and the new object would have no owner.
		if (!(await lockSubmissionRow(tx, id))) return false
		let changed = 0
		for (const column of OBJECT_COLUMNS.submission) {
			const { count } = await tx.submission.updateMany({ where: { id, [column]: from }, data: { [column]: to } })
			changed += count
		}
		for (const column of OBJECT_COLUMNS.playback) {
			const where = { submissionId: id, [column]: from }
			const { count } = await tx.playback.updateMany({ where, data: { [column]: to } })
			changed += count
		}
		if (changed === 0) return false
		await adoptObjects(tx, [to])
		await abandonObjects(tx, [from])
		return true
	})
}

async function revoke(id: string, key: string): Promise<void> {
	if (!(await isHeld(id, key))) return
	const to = movedKey(key)
	await announceObjects([to])
	let moved = false
	try {
		moved = (await storage().copyAway(key, to)) && (await exchange(id, key, to))
	} catch (error) {
		await abandonAnnounced([to], error)
		// Another run or a deletion may have removed it during the copy. Then nothing is left to revoke.
		if (await isHeld(id, key)) throw error
		return
	}
	if (moved) await reclaimNow([key])
	else await abandonAnnounced([to], null)
}

/** The job behind a withdrawal and a rejection. A bucket's presigned URLs end only with the object they name, so each
 * object moves to another name, and the old one is removed. The row or the ledger names the bytes at every moment. A
 * second run finds nothing to do. `keys` are those of the time when URLs were handed out. */
export async function revokeObjects({ submissionId, keys }: { submissionId: string; keys: string[] }): Promise<void> {
	for (const key of keys) await revoke(submissionId, key)
}
