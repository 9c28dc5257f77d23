import { type JobHandlers, QUEUE_NAMES, type QueueName } from "@/lib/jobs/queues"

/** A handler that does nothing for every queue. A test overrides the queues that it is about. */
export const IDLE_HANDLERS: JobHandlers = handlersOf(async () => undefined)

/** One handler for all queues. It receives the name of its queue. */
export function handlersOf(handle: (queue: QueueName) => Promise<void>): JobHandlers {
	const handlers: Partial<JobHandlers> = {}
	for (const name of QUEUE_NAMES) handlers[name] = () => handle(name)
	// The map is complete here, but types cannot follow that through a loop.
	return handlers as JobHandlers
}
