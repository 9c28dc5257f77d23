import { Worker } from "node:worker_threads"

/**
 * For a process that reads a stranger's file. A heap can be capped, the memory of typed arrays beside it cannot, and a
 * parser that never pauses hears no timer. This thread does, also when the server that would have ended us was killed.
 * @param {number} megabytes all of the process
 * @returns {(until: number) => void} when to end it, Unix ms; it is not ended by time before the first call
 */
export function startWatchdog(megabytes) {
	const thread = new Worker(
		`const { memoryUsage, kill, pid } = process
		let end = Infinity
		require("node:worker_threads").parentPort.on("message", (until) => { end = until })
		setInterval(() => (Date.now() > end || memoryUsage.rss() > ${megabytes} * 1048576) && kill(pid, "SIGKILL"), 50)`,
		{ eval: true },
	)
	thread.unref()
	return (until) => thread.postMessage(until)
}
