import { type JobHandlers, QUEUE_NAMES, type QueueName } from "@/lib/jobs/queues"

/** A handler for every queue that does nothing: a test names those that it is about. */
export const IDLE_HANDLERS: JobHandlers = handlersOf(async () => undefined)

/** One handler for all queues, which is told its queue's name. */
export function handlersOf(handle: (queue: QueueName) => Promise<void>): JobHandlers {
	const handlers: Partial<JobHandlers> = {}
	for (const name of QUEUE_NAMES) handlers[name] = () => handle(name)
	// Complete now, which no type can follow through a loop.
	return handlers as JobHandlers
}
