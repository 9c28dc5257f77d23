import { z } from "zod"

export interface QueuePolicy {
	/** Seconds to wait before the second, third, … attempt. After the last one the queue gives the job up. */
	retryAfter: readonly number[]
	concurrency: number
	mayWait?: true
	data: z.ZodType
	/** A recurring job: seconds from its end to its next run, once for all processes together. */
	everySeconds?: number
}

const NONE = z.object({})
const SUBMISSION = z.object({ submissionId: z.string() })
const SOURCE = z.object({ sourceId: z.string() })
/** `step` is the website's when the job was queued. */
const WEBSITE = z.object({ websiteId: z.string(), step: z.int() })
const ENDPOINT = z.object({ endpointId: z.string() })

export const QUEUES = {
	// A mail may wait ten minutes for its server's last word, which must not hold up other senders' mail.
	"deliver-mail": {
		retryAfter: [60, 300, 1800, 7200, 43_200],
		concurrency: 8,
		data: z.object({ deliveryId: z.string() }),
	},
	"request-reset": { retryAfter: [5, 30, 120], concurrency: 2, data: z.object({ email: z.string() }) },
	// Retries cover a storage that is away. A PDF's own defects show at the first attempt.
	"read-knowledge": { retryAfter: [10, 60, 300, 1800, 3600], concurrency: 1, data: SOURCE },
	"index-knowledge": { retryAfter: [], concurrency: 1, everySeconds: 60, data: NONE },
	// One page per job. A slow website moves to the slow queue. Retries cover our own failures, not a website's.
	"read-website": { retryAfter: [5, 30, 120, 600], concurrency: 4, data: WEBSITE },
	"read-slow-website": { retryAfter: [5, 30, 120, 600], concurrency: 4, data: WEBSITE },
	// One page per job, so that a choice of two hundred holds a business's knowledge for a moment at a time.
	"learn-page": { retryAfter: [5, 30, 120, 600], concurrency: 1, data: SOURCE },
	"queue-website-reads": { retryAfter: [], concurrency: 1, everySeconds: 600, data: NONE },
	"run-test-questions": { retryAfter: [5, 30], concurrency: 1, data: z.object({ tenantId: z.string() }) },
	// One question per job, since a model takes seconds. `run` is the number of the tenant's run.
	"ask-test-question": { retryAfter: [5, 30], concurrency: 2, data: z.object({ tenantId: z.string(), run: z.int() }) },
	// A viewer may be watching the withdrawn video, so first retries come early; the last outlast a storage that is away.
	"revoke-objects": {
		retryAfter: [2, 5, 15, 60, 300, 1800, 7200],
		concurrency: 2,
		data: z.object({ submissionId: z.string(), keys: z.array(z.string()) }),
	},
	// One at a time: each file gets a process and half a gigabyte of its own.
	"repair-video": { retryAfter: [10, 60, 300, 1800, 3600], concurrency: 1, mayWait: true, data: SUBMISSION },
	"queue-repairs": { retryAfter: [], concurrency: 1, everySeconds: 10, data: NONE },
	"render-video": { retryAfter: [10, 300, 3600], concurrency: 1, mayWait: true, data: SUBMISSION },
	"convert-video": { retryAfter: [10, 60, 300, 1800, 3600], concurrency: 1, mayWait: true, data: SUBMISSION },
	// The third attempt comes after a minute, when the job itself gives up with a reason.
	transcribe: { retryAfter: [5, 20, 60], concurrency: 1, data: SUBMISSION },
	"send-invitations": { retryAfter: [], concurrency: 1, everySeconds: 15, data: NONE },
	"end-waiting": { retryAfter: [], concurrency: 1, everySeconds: 5, data: NONE },
	"tell-business": {
		retryAfter: [5, 60, 600],
		concurrency: 2,
		data: z.object({ event: z.enum(["lead", "quiz"]), id: z.string() }),
	},
	"mail-unanswered": { retryAfter: [], concurrency: 1, everySeconds: 600, data: NONE },
	"deliver-webhooks": { retryAfter: [5, 30, 120, 600], concurrency: 8, data: ENDPOINT },
	"deliver-slow-webhooks": { retryAfter: [5, 30, 120, 600], concurrency: 8, data: ENDPOINT },
	// Queues events that no change causes, and deliveries whose jobs the queue gave up.
	"queue-webhooks": { retryAfter: [], concurrency: 1, everySeconds: 60, data: NONE },
	"reclaim-objects": { retryAfter: [], concurrency: 1, everySeconds: 60, data: NONE },
	"expire-rows": { retryAfter: [], concurrency: 1, everySeconds: 3600, data: NONE },
	// Apart from the others: years of rows may be deleted after a change of settings, and sign-ins expire meanwhile.
	"apply-retention": { retryAfter: [], concurrency: 1, everySeconds: 3600, data: NONE },
} satisfies Record<string, QueuePolicy>

export type QueueName = keyof typeof QUEUES

export type JobData = { [Name in QueueName]: z.infer<(typeof QUEUES)[Name]["data"]> }

/** A handler throws to be retried, and must bear running twice: the system may kill a process just before a job's end.
 * Undefined leaves the work to a host that can do it. */
export type JobHandlers = { [Name in QueueName]: ((data: JobData[Name]) => Promise<void>) | undefined }

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

export function policyOf(queue: QueueName): QueuePolicy {
	return QUEUES[queue]
}
