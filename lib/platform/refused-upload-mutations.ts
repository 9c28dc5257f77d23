import { db } from "@/lib/db/client"
import { processWide } from "@/lib/process-wide"

/** A visitor names the size, so only what a proxy could have refused counts. */
const LEAST_BYTES = 256 * 1024
const MOST_BYTES = 250 * 1_048_576
/** Each of an upload's hundreds of parts reports it. */
const NOTE_EVERY_MS = 3_600_000
/** Older refusals say nothing about today's proxy. */
export const REFUSED_FOR_MS = 7 * 24 * 3_600_000

const noted = processWide("refusedUpload", () => ({ bytes: Number.POSITIVE_INFINITY, at: 0 }))

export async function noteRefusedUpload(bytes: number, now = new Date()): Promise<void> {
	if (!Number.isInteger(bytes) || bytes < LEAST_BYTES || bytes > MOST_BYTES) return
	if (bytes >= noted.bytes && now.getTime() - noted.at < NOTE_EVERY_MS) return
	Object.assign(noted, { bytes, at: now.getTime() })
	const data = { refusedUploadBytes: bytes, refusedUploadAt: now }
	const isOld = { refusedUploadAt: { lt: new Date(now.getTime() - REFUSED_FOR_MS) } }
	await db().platformConfig.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} })
	await db().platformConfig.updateMany({
		where: { id: 1, OR: [{ refusedUploadAt: null }, isOld, { refusedUploadBytes: { gte: bytes } }] },
		data,
	})
}
