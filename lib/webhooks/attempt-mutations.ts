import { type Db, db, pool, transaction } from "@/lib/db/client"
import { takeSharedLock } from "@/lib/db/shared-locks"
import { dropWaiting, enqueue } from "@/lib/jobs/queue"
import { restAfter } from "./back-off"
import type { EventType } from "./event-types"
import { queueEndpoint, switchOff, type WebhookQueue } from "./mutations"

export interface Endpoint {
	id: string
	tenantId: string
	url: string
	/** Sealed. */
	secret: string
	/** Sealed. Null unless it still signs. */
	previousSecret: string | null
	isEnabled: boolean
	disabledReason: string | null
	isSlow: boolean
	/** Seconds until it may be called. */
	rests: number
}

export interface Waiting {
	id: string
	eventId: string
	type: EventType
	subjectId: string
	occurredAt: Date
	isTest: boolean
	isGone: boolean
	attempts: number
	/** Seconds until it is due. */
	waits: number
}

export function holdEndpoint(endpointId: string): Promise<(() => Promise<void>) | null> {
	return takeSharedLock(`webhooks/${endpointId}`, { onWanted: () => undefined, signals: [], waitMs: 0 })
}

// Times come from the database, because the clocks of several hosts never agree.

/** Removes the endpoint's other jobs, which this look makes needless, and finds the next due delivery: the first of its
 * subject. One statement, because a delivery and its job become visible together. @returns null if the endpoint was
 * deleted; `next` is null if nothing waits. */
export async function takeNext(endpointId: string): Promise<{ endpoint: Endpoint; next: Waiting | null } | null> {
	const { rows } = await pool().query<{ endpoint: Endpoint; next: (Waiting & { occurredAt: string }) | null }>(
		`WITH dropped AS (
			DELETE FROM jobs WHERE queue IN ('deliver-webhooks', 'deliver-slow-webhooks') AND holder IS NULL
				AND data = jsonb_build_object('endpointId', $1::text)
		)
		SELECT json_build_object(
			'id', e.id, 'tenantId', e.tenant_id, 'url', e.url, 'secret', e.secret,
			'previousSecret', CASE WHEN e.previous_until > now() THEN e.previous_secret END,
			'isEnabled', e.is_enabled, 'disabledReason', e.disabled_reason, 'isSlow', e.is_slow,
			'rests', greatest(0, coalesce(extract(epoch FROM e.rests_until - now()), 0))
		) AS endpoint, (
			SELECT json_build_object(
				'id', d.id, 'eventId', d.event_id, 'type', d.type, 'subjectId', d.subject_id, 'occurredAt', d.occurred_at,
				'isTest', d.is_test, 'isGone', d.is_gone, 'attempts', d.attempts,
				'waits', greatest(0, extract(epoch FROM d.next_at - now()))
			)
			FROM webhook_deliveries d
			WHERE d.endpoint_id = e.id AND d.status = 'waiting' AND NOT EXISTS (
				SELECT FROM webhook_deliveries earlier
				WHERE earlier.endpoint_id = e.id AND earlier.status = 'waiting'
					AND earlier.subject_id = d.subject_id AND earlier.position < d.position
			)
			ORDER BY d.next_at, d.position LIMIT 1
		) AS next
		FROM webhook_endpoints e WHERE e.id = $1::uuid`,
		[endpointId],
	)
	const [row] = rows
	if (!row) return null
	return { ...row, next: row.next && { ...row.next, occurredAt: new Date(row.next.occurredAt) } }
}

export async function postpone(endpointId: string, queue: WebhookQueue, seconds: number): Promise<void> {
	await transaction(async (tx) => {
		await dropWaiting(queue, { endpointId }, tx)
		await enqueue(tx, queue, { endpointId }, seconds)
	})
}

export const queueNext = (endpoint: Endpoint, inSeconds: number) => queueEndpoint(db(), endpoint, inSeconds)

interface Begun {
	body: string
	aboutEmail: string | null
}

/** Counts a try before it is made, since it may kill the process. @returns false if the delivery changed meanwhile. */
export async function beginWebhookAttempt(
	{ id, attempts, isGone }: Waiting,
	{ body, aboutEmail }: Begun,
): Promise<boolean> {
	const { rowCount } = await pool().query(
		`UPDATE webhook_deliveries SET attempts = attempts + 1, tried_at = now(), body = $4, about_email = $5,
			duration_ms = NULL, response_status = NULL, response_body = NULL, last_error = NULL
		WHERE id = $1 AND status = 'waiting' AND attempts = $2 AND is_gone = $3`,
		[id, attempts, isGone, body, aboutEmail],
	)
	return rowCount === 1
}

export interface Tried {
	taken: boolean
	status: number | null
	response: string | null
	error: string | null
	durationMs: number
	isSlow: boolean
}

/** A delivery that keeps failing ends here; a hiccup after a quiet week does not turn the endpoint off. */
const FAILING_HOURS = 72
const FAILING_ATTEMPTS = 5

export type MailOwners = (tx: Db, endpoint: Endpoint, reason: "gone" | "failing") => Promise<void>

/** @param wait seconds until the next try; null if there is none. */
export async function endAttempt(
	endpoint: Endpoint,
	{ id, attempts, isTest }: Waiting,
	tried: Tried,
	wait: number | null,
	mailOwners: MailOwners,
): Promise<void> {
	const status = tried.taken ? "sent" : wait === null ? "failed" : "waiting"
	await transaction(async (tx) => {
		// The subject may have been deleted since: then the receiver's answer about it is not kept either.
		await tx.$executeRaw`UPDATE webhook_deliveries SET status = ${status}::"WebhookDeliveryStatus",
				duration_ms = ${tried.durationMs}, response_status = ${tried.status}, last_error = ${tried.error},
				response_body = CASE WHEN body IS NULL THEN NULL ELSE ${tried.response} END,
				next_at = now() + make_interval(secs => ${wait ?? 0})
			WHERE id = ${id}::uuid AND status = 'waiting' AND attempts = ${attempts + 1}`
		if (tried.taken) {
			await tx.$executeRaw`UPDATE webhook_endpoints SET failing_since = NULL, rests_until = NULL, is_slow = ${tried.isSlow}
				WHERE id = ${endpoint.id}::uuid AND (failing_since IS NOT NULL OR rests_until IS NOT NULL OR is_slow <> ${tried.isSlow})`
			return
		}
		if (tried.status === 410) return turnOff(tx, endpoint, "gone", mailOwners)
		if (isTest) return
		const [failing] = await tx.$queryRaw<{ seconds: number }[]>`
			UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()), is_slow = true
			WHERE id = ${endpoint.id}::uuid RETURNING extract(epoch FROM now() - failing_since)::float8 AS seconds`
		const seconds = failing?.seconds ?? 0
		if (attempts + 1 >= FAILING_ATTEMPTS && seconds >= FAILING_HOURS * 3600) {
			return turnOff(tx, endpoint, "failing", mailOwners)
		}
		await tx.$executeRaw`UPDATE webhook_endpoints SET rests_until = now() + make_interval(secs => ${restAfter(seconds)})
			WHERE id = ${endpoint.id}::uuid`
	})
}

async function turnOff(tx: Db, endpoint: Endpoint, reason: "gone" | "failing", mailOwners: MailOwners): Promise<void> {
	if (await switchOff(tx, endpoint.id, reason)) await mailOwners(tx, endpoint, reason)
}

/** Queues endpoints with a delivery that is due without a job, because the queue gave their jobs up. */
export async function queueForgotten(): Promise<void> {
	const forgotten = await db().$queryRaw<{ id: string; isSlow: boolean }[]>`
		SELECT e.id, e.is_slow AS "isSlow" FROM webhook_endpoints e
		WHERE EXISTS (
			SELECT FROM webhook_deliveries d
			WHERE d.endpoint_id = e.id AND d.status = 'waiting' AND d.next_at < now() - interval '1 minute'
		) AND (e.rests_until IS NULL OR e.rests_until < now()) AND NOT EXISTS (
			SELECT FROM jobs j WHERE j.queue IN ('deliver-webhooks', 'deliver-slow-webhooks')
				AND j.data = jsonb_build_object('endpointId', e.id::text)
		)`
	for (const endpoint of forgotten) await queueEndpoint(db(), endpoint)
}

const KEPT_DAYS = 30
const EXPIRED_AT_ONCE = 1_000

export async function deleteOldDeliveries(now: Date): Promise<number> {
	const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
	let deleted = 0
	let batch: number
	do {
		batch = await db().$executeRaw`DELETE FROM webhook_deliveries WHERE id IN (
			SELECT id FROM webhook_deliveries WHERE occurred_at < ${before} AND status <> 'waiting'
			ORDER BY occurred_at LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED)`
		deleted += batch
	} while (batch === EXPIRED_AT_ONCE)
	return deleted
}
