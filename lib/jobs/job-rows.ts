import { pool } from "@/lib/db/client"
import { policyOf, QUEUE_NAMES, type QueueName } from "./queues"

export const LEASE_SECONDS = 10

export interface ClaimedJob {
	id: string
	queue: QueueName
	data: unknown
	attempts: number
}

// All times come from the database, because the clocks of several hosts never agree.

/** Two processes never get the same job. `takeAbandoned` adds jobs whose lease ran out, but not those `inHand`. */
export async function claimJobs(
	holder: string,
	wanted: { queue: QueueName; count: number; dueForSeconds: number }[],
	{ takeAbandoned, inHand }: { takeAbandoned: boolean; inHand: string[] },
): Promise<ClaimedJob[]> {
	const result = await pool().query<ClaimedJob>(
		`WITH due AS MATERIALIZED (
			SELECT job.id FROM unnest($2::text[], $3::int[], $7::int[]) AS wanted(queue, count, due_for)
			CROSS JOIN LATERAL (
				SELECT id FROM jobs
				WHERE queue = wanted.queue AND run_at <= now() - make_interval(secs => wanted.due_for)
					AND (holder IS NULL OR ($4 AND id <> ALL($5::uuid[])))
				ORDER BY run_at LIMIT wanted.count FOR UPDATE SKIP LOCKED
			) AS job
		)
		UPDATE jobs SET holder = $1, run_at = now() + make_interval(secs => $6)
		WHERE id IN (SELECT id FROM due) RETURNING id, queue, data, attempts`,
		[
			holder,
			wanted.map((w) => w.queue),
			wanted.map((w) => w.count),
			takeAbandoned,
			inHand,
			LEASE_SECONDS,
			wanted.map((w) => w.dueForSeconds),
		],
	)
	return result.rows
}

/** By id and not only by holder: a claim whose response was lost must run out. */
export async function extendLeases(holder: string, ids: string[]): Promise<void> {
	const text = "UPDATE jobs SET run_at = now() + make_interval(secs => $3) WHERE holder = $1 AND id = ANY($2::uuid[])"
	await pool().query(text, [holder, ids, LEASE_SECONDS])
}

export async function removeJob(id: string, holder: string): Promise<void> {
	await pool().query("DELETE FROM jobs WHERE id = $1 AND holder = $2", [id, holder])
}

export async function releaseJob(
	job: { id: string; attempts: number },
	holder: string,
	seconds: number,
	lastError: string | undefined,
): Promise<void> {
	await pool().query(
		`UPDATE jobs SET holder = NULL, attempts = $3, last_error = $4, run_at = now() + make_interval(secs => $5)
		WHERE id = $1 AND holder = $2`,
		[job.id, holder, job.attempts, lastError ?? null, seconds],
	)
}

export async function ensureSchedules(): Promise<void> {
	const scheduled = QUEUE_NAMES.filter((name) => policyOf(name).everySeconds)
	const text =
		"INSERT INTO jobs (queue, schedule) SELECT name, name FROM unnest($1::text[]) AS name ON CONFLICT (schedule) DO NOTHING"
	await pool().query(text, [scheduled])
}

/** Frees jobs that this process claimed without knowing, because the response was lost with the connection. */
export async function releaseLostClaims(holder: string, inHand: string[]): Promise<void> {
	const text = "UPDATE jobs SET holder = NULL, run_at = now() WHERE holder = $1 AND id <> ALL($2::uuid[])"
	await pool().query(text, [holder, inHand])
}
