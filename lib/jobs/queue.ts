import type { Db } from "@/lib/db/client"
import type { JobData, JobHandlers, QueueName } from "./queues"

export interface EnqueueOptions {
	/** Not before this moment. */
	startAfter?: Date
}

/** Work begins in this process; returns once it has. */
export async function startQueue(_handlers: JobHandlers): Promise<void> {}

/** Takes no more jobs and waits for the running ones, at most so long. */
export async function stopQueue(_deadlineMs?: number): Promise<void> {}

/** In the caller's transaction: the job exists if and only if that commits. */
export async function enqueue<Name extends QueueName>(
	_tx: Db,
	_queue: Name,
	_data: JobData[Name],
	_options: EnqueueOptions = {},
): Promise<void> {}
