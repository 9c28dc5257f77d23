export interface QueuePolicy {
	/** Seconds to wait before the second, third, … attempt. After the last one the queue gives the job up. */
	retryAfter: readonly number[]
	concurrency: number
	/** Heavy enough that it waits while people's uploads are running. */
	mayWait?: true
	/** A recurring job: seconds from its end to its next run, once for all processes together. */
	everySeconds?: number
}

export const QUEUES = {
	// A mail may wait ten minutes for its server's last word, which must not hold up other senders' mail.
	"deliver-mail": { retryAfter: [60, 300, 1800, 7200, 43_200], concurrency: 8 },
	"request-reset": { retryAfter: [5, 30, 120], concurrency: 2 },
	// Retries cover a storage that is away. A PDF's own defects show at the first attempt.
	"read-knowledge": { retryAfter: [10, 60, 300, 1800, 3600], concurrency: 1 },
	"index-knowledge": { retryAfter: [], concurrency: 1, everySeconds: 60 },
	// One page per job. A slow website moves to the slow queue, where it holds up only others like it. Retries cover our
	// own failures: a website's failures are results.
	"read-website": { retryAfter: [5, 30, 120, 600], concurrency: 4 },
	"read-slow-website": { retryAfter: [5, 30, 120, 600], concurrency: 4 },
	// One page per job, so that a choice of two hundred holds a business's knowledge for a moment at a time.
	"learn-page": { retryAfter: [5, 30, 120, 600], concurrency: 1 },
	"queue-website-reads": { retryAfter: [], concurrency: 1, everySeconds: 600 },
	"run-test-questions": { retryAfter: [5, 30], concurrency: 1 },
	// One question per job, since a model takes seconds.
	"ask-test-question": { retryAfter: [5, 30], concurrency: 2 },
	// A viewer may be watching the withdrawn video, so the first retries come early; the last ones outlast a storage that
	// is away.
	"revoke-objects": { retryAfter: [2, 5, 15, 60, 300, 1800, 7200], concurrency: 2 },
	// One at a time: each file gets a process and half a gigabyte of its own.
	"repair-video": { retryAfter: [10, 60, 300, 1800, 3600], concurrency: 1, mayWait: true },
	"queue-repairs": { retryAfter: [], concurrency: 1, everySeconds: 10 },
	"render-video": { retryAfter: [10, 300, 3600], concurrency: 1, mayWait: true },
	"convert-video": { retryAfter: [10, 60, 300, 1800, 3600], concurrency: 1, mayWait: true },
	// The third attempt comes after a minute, when the job itself gives up with a reason.
	transcribe: { retryAfter: [5, 20, 60], concurrency: 1 },
	"send-invitations": { retryAfter: [], concurrency: 1, everySeconds: 15 },
	"end-waiting": { retryAfter: [], concurrency: 1, everySeconds: 5 },
	"tell-business": { retryAfter: [5, 60, 600], concurrency: 2 },
	"mail-unanswered": { retryAfter: [], concurrency: 1, everySeconds: 600 },
	// A slow endpoint moves to the slow queue, as above. Retries cover our own failures: each delivery has its time.
	"deliver-webhooks": { retryAfter: [5, 30, 120, 600], concurrency: 8 },
	"deliver-slow-webhooks": { retryAfter: [5, 30, 120, 600], concurrency: 8 },
	// Events that no change causes, and what jobs left behind that were given up.
	"queue-webhooks": { retryAfter: [], concurrency: 1, everySeconds: 60 },
	"reclaim-objects": { retryAfter: [], concurrency: 1, everySeconds: 60 },
	"expire-rows": { retryAfter: [], concurrency: 1, everySeconds: 3600 },
	// Apart from the others: years of rows may be deleted after a change of settings, and sign-ins expire meanwhile.
	"apply-retention": { retryAfter: [], concurrency: 1, everySeconds: 3600 },
} satisfies Record<string, QueuePolicy>

export type QueueName = keyof typeof QUEUES

export interface JobData {
	"deliver-mail": { deliveryId: string }
	/** Normalized. The account may not exist. */
	"request-reset": { email: string }
	"read-knowledge": { sourceId: string }
	"index-knowledge": Record<string, never>
	/** `step` is the website's when the job was queued. */
	"read-website": { websiteId: string; step: number }
	"read-slow-website": { websiteId: string; step: number }
	"learn-page": { sourceId: string }
	"queue-website-reads": Record<string, never>
	"run-test-questions": { tenantId: string }
	/** `run` is the number of the tenant's run. */
	"ask-test-question": { tenantId: string; run: number }
	"revoke-objects": { submissionId: string; keys: string[] }
	"repair-video": { submissionId: string }
	"queue-repairs": Record<string, never>
	"render-video": { submissionId: string }
	"convert-video": { submissionId: string }
	transcribe: { submissionId: string }
	"send-invitations": Record<string, never>
	"end-waiting": Record<string, never>
	"tell-business": { event: "lead" | "quiz"; id: string }
	"mail-unanswered": Record<string, never>
	"deliver-webhooks": { endpointId: string }
	"deliver-slow-webhooks": { endpointId: string }
	"queue-webhooks": Record<string, never>
	"reclaim-objects": Record<string, never>
	"expire-rows": Record<string, never>
	"apply-retention": Record<string, never>
}

/** A handler throws to be retried, and must bear running twice: a process may be killed just before a job's end.
 * Undefined leaves the work to a host that can do it. */
export type JobHandlers = { [Name in QueueName]: ((data: JobData[Name]) => Promise<void>) | undefined }

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

export function policyOf(queue: QueueName): QueuePolicy {
	return QUEUES[queue]
}
