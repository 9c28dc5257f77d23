import { databaseAway } from "@/lib/db/database-away"
import { log } from "@/lib/log"
import { type ClaimedJob, releaseJob, removeJob } from "./job-rows"
import { policyOf } from "./queues"

export interface Failure {
	error: unknown
	reason: string
}

export async function settleJob(job: ClaimedJob, holder: string, failure: Failure | undefined): Promise<void> {
	const { retryAfter, everySeconds } = policyOf(job.queue)
	if (everySeconds) return releaseJob({ id: job.id, attempts: 0 }, holder, everySeconds, failure?.reason)
	if (!failure) return removeJob(job.id, holder)
	// An absent database does not count as a failure: a mail would wait a minute for an outage of a second.
	if (databaseAway(failure.error)) return releaseJob(job, holder, 1, failure.reason)
	const wait = retryAfter[job.attempts]
	if (wait !== undefined) return releaseJob({ id: job.id, attempts: job.attempts + 1 }, holder, wait, failure.reason)
	log.error({ queue: job.queue, job: job.id, data: job.data, err: failure.reason }, "job given up")
	return removeJob(job.id, holder)
}
