export interface QueuePolicy {
	/** Seconds to wait before the second, third, … try; when they are used up the job has failed. */
	retryAfter: readonly number[]
	/** How many jobs of the queue one process works on at once. */
	concurrency: number
	/** Takes so much of a host that it waits while people's uploads do. */
	mayWait?: true
	/** Comes again by itself, so many seconds after it ended, once for all processes together. */
	everySeconds?: number
}

/** Mail is worth a day of patience; clean-up comes again by itself. */
export const QUEUES = {
	// A mail may wait ten minutes for its server's last word: that must not hold up everybody else's.
	"deliver-mail": { retryAfter: [60, 300, 1800, 7200, 43_200], concurrency: 8 },
	"request-reset": { retryAfter: [5, 30, 120], concurrency: 2 },
	// A storage that is away; what a PDF itself lacks is known at the first try.
	"read-knowledge": { retryAfter: [10, 60, 300, 1800, 3600], concurrency: 1 },
	// Somebody may be watching what was withdrawn or rejected: first at once, then as long as a storage may be away.
	"recall-objects": { retryAfter: [2, 5, 15, 60, 300, 1800, 7200], concurrency: 2 },
	// One at a time: the file in hand has a process and half a gigabyte to itself.
	"repair-video": { retryAfter: [10, 60, 300, 1800, 3600], concurrency: 1, mayWait: true },
	"queue-repairs": { retryAfter: [], concurrency: 1, everySeconds: 10 },
	// Minutes of a processor for a minute of video.
	"render-video": { retryAfter: [10, 300, 3600], concurrency: 1, mayWait: true },
	// A provider that stumbled; the third try comes after a minute, when the job itself gives up with a reason.
	transcribe: { retryAfter: [5, 20, 60], concurrency: 1 },
	"reclaim-objects": { retryAfter: [], concurrency: 1, everySeconds: 60 },
	"expire-rows": { retryAfter: [], concurrency: 1, everySeconds: 3600 },
} satisfies Record<string, QueuePolicy>

export type QueueName = keyof typeof QUEUES

/** What each queue's jobs carry. */
export interface JobData {
	"deliver-mail": { deliveryId: string }
	/** Normalized; there may be no such account. */
	"request-reset": { email: string }
	"read-knowledge": { sourceId: string }
	"recall-objects": { submissionId: string; keys: string[] }
	"repair-video": { submissionId: string }
	"queue-repairs": Record<string, never>
	"render-video": { submissionId: string }
	transcribe: { submissionId: string }
	"reclaim-objects": Record<string, never>
	"expire-rows": Record<string, never>
}

/**
 * A handler throws to be tried again. A job may run twice (a process killed just before the end): it must bear that.
 * undefined: this host cannot do that work, and leaves it to one that can.
 */
export type JobHandlers = { [Name in QueueName]: ((data: JobData[Name]) => Promise<void>) | undefined }

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

export function policyOf(queue: QueueName): QueuePolicy {
	return QUEUES[queue]
}
