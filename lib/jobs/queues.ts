export interface QueuePolicy {
	/** Seconds to wait before the second, third, … try; when they are used up the job has failed. */
	retryAfter: readonly number[]
	/** How many jobs of the queue one process works on at once. */
	concurrency: number
	/** Enqueues itself every so many seconds, once for all processes. */
	everySeconds?: number
}

/** Mail is worth hours of patience; clean-up comes again by itself. */
export const QUEUES = {
	"deliver-mail": { retryAfter: [60, 300, 1800, 7200, 43_200], concurrency: 4 },
	"reclaim-objects": { retryAfter: [], concurrency: 1, everySeconds: 60 },
	"expire-rows": { retryAfter: [], concurrency: 1, everySeconds: 3600 },
} as const satisfies Record<string, QueuePolicy>

export type QueueName = keyof typeof QUEUES

/** What each queue's jobs carry. */
export interface JobData {
	"deliver-mail": { deliveryId: string }
	"reclaim-objects": Record<string, never>
	"expire-rows": Record<string, never>
}

export type JobHandlers = { [Name in QueueName]: (data: JobData[Name]) => Promise<void> }
