import { randomUUID } from "node:crypto"
import { type Db, db } from "@/lib/db/client"
import { AppError, invalid } from "@/lib/errors"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { refusal } from "@/lib/refusals"

export const KEY_LIFETIME_MS = 24 * 3600 * 1000
/** A running attempt renews its lease. A killed server stops renewing, and a retry may start this much later. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000
const KEY_FORM = /^[\x21-\x7e]{1,255}$/
const KEY_REUSED = "This Idempotency-Key was already used for another submission."
const STILL_RUNNING = refusal("still_submitting", "This testimonial is still being submitted. Please wait a moment.")

export interface FinishedAttempt {
	fingerprint: string
	submissionId: string
}

export interface Attempt {
	/** Set if the key has already been answered. Nothing may be stored again then. */
	finished: FinishedAttempt | null
	/** Call in the transaction that stores the submission. @throws `conflict` if the lease was lost meanwhile. */
	finish(tx: Db, outcome: FinishedAttempt): Promise<void>
}

/** The first answer, for a retry. @throws `invalid` if the key came back with another submission. */
export function sameAnswer(finished: FinishedAttempt, fingerprint: string): string {
	if (finished.fingerprint !== fingerprint) throw invalid("Idempotency-Key", KEY_REUSED)
	return finished.submissionId
}

const WITHOUT_KEY: Attempt = { finished: null, finish: async () => undefined }

/** Runs `work` at most once at a time for a tenant and key; a null key makes no such promise. @throws `conflict` while
 * another attempt with the same key is running, `bad_request` for a malformed key. */
export async function once<T>(
	tenantId: string,
	key: string | null,
	work: (attempt: Attempt) => Promise<T>,
): Promise<T> {
	if (key === null) return work(WITHOUT_KEY)
	if (!KEY_FORM.test(key)) {
		throw new AppError("bad_request", "The Idempotency-Key must be 1 to 255 visible ASCII characters.")
	}
	const holder = randomUUID()
	const finished = await claim(tenantId, key, holder)
	if (finished) return work({ finished, finish: WITHOUT_KEY.finish })
	const where = { tenantId, key, holder, submissionId: null }
	const renewal = setInterval(() => {
		db()
			.idempotencyKey.updateMany({ where, data: { leaseUntil: new Date(Date.now() + LEASE_MS) } })
			.catch(() => undefined)
	}, RENEW_MS)
	try {
		return await work({
			finished: null,
			async finish(tx, outcome) {
				const { count } = await tx.idempotencyKey.updateMany({ where, data: outcome })
				if (count !== 1) throw new AppError("conflict", STILL_RUNNING, { retryAfter: 5 })
			},
		})
	} catch (error) {
		// The next attempt may start immediately. If even this fails, the lease expires by itself.
		await waitBriefly(
			db()
				.idempotencyKey.deleteMany({ where })
				.catch(() => undefined),
		)
		throw error
	} finally {
		clearInterval(renewal)
	}
}

/** Null means that the key is ours now. One statement, so that exactly one of two racing attempts gets it. */
async function claim(tenantId: string, key: string, holder: string): Promise<FinishedAttempt | null> {
	const now = new Date()
	const leaseUntil = new Date(now.getTime() + LEASE_MS)
	const forgotten = new Date(now.getTime() - KEY_LIFETIME_MS)
	const claimed = await db().$executeRaw`
		INSERT INTO idempotency_keys AS k (tenant_id, key, holder, lease_until, created_at)
		VALUES (${tenantId}::uuid, ${key}, ${holder}::uuid, ${leaseUntil}, ${now})
		ON CONFLICT (tenant_id, key) DO UPDATE
		SET holder = excluded.holder, lease_until = excluded.lease_until, created_at = excluded.created_at,
			fingerprint = NULL, submission_id = NULL
		WHERE k.created_at < ${forgotten} OR (k.submission_id IS NULL AND k.lease_until < ${now})`
	if (claimed === 1) return null
	const row = await db().idempotencyKey.findUnique({ where: { tenantId_key: { tenantId, key } } })
	if (row?.submissionId && row.fingerprint) return { fingerprint: row.fingerprint, submissionId: row.submissionId }
	throw new AppError("conflict", STILL_RUNNING, { retryAfter: 5 })
}

export async function deleteExpiredKeys(now: Date): Promise<number> {
	const { count } = await db().idempotencyKey.deleteMany({
		where: { createdAt: { lt: new Date(now.getTime() - KEY_LIFETIME_MS) } },
	})
	return count
}
