import { log } from "@/lib/log"
import { databaseAway } from "./database-away"
import { type ClaimedJob, releaseJob, removeJob } from "./job-rows"
import { policyOf } from "./queues"

/** Absent where the job succeeded. */
export type Failure = { error: unknown } | undefined

/** Writes down how a job ended: gone, due again by its schedule or its policy, or given up. */
export async function settleJob(job: ClaimedJob, holder: string, failure: Failure): Promise<void> {
	const { retryAfter, everySeconds } = policyOf(job.queue)
	const reason =
		failure && String(failure.error instanceof Error ? failure.error.message : failure.error).slice(0, 1000)
	// The database's own absence does not count: it would cost a mail a minute for an outage of a second.
	if (failure && databaseAway(failure.error)) {
		return releaseJob(job, holder, 1, reason)
	}
	if (failure) log.warn({ queue: job.queue, job: job.id, attempt: job.attempts + 1, err: reason }, "job failed")
	if (everySeconds) return releaseJob({ id: job.id, attempts: 0 }, holder, everySeconds, reason)
	const wait = failure && retryAfter[job.attempts]
	if (wait !== undefined) return releaseJob({ id: job.id, attempts: job.attempts + 1 }, holder, wait, reason)
	if (failure) log.error({ queue: job.queue, job: job.id, data: job.data, err: reason }, "job given up")
	return removeJob(job.id, holder)
}
