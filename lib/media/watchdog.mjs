import { Worker } from "node:worker_threads"

/** Guards a process that reads a stranger's file. The memory of typed arrays outside the heap cannot be capped, and no
 * timer fires while a parser runs without a pause. This thread ends the process, even if the server was killed.
 * @param {number} megabytes of the whole process @param {number} [processorSeconds] of the whole process. A busy
 * machine takes nothing away from them, as it does from a time limit. @returns {(until: number) => void} sets when to
 * end the process, in Unix ms. Before the first call there is no time limit. */
export function startWatchdog(megabytes, processorSeconds = Number.MAX_SAFE_INTEGER) {
	const thread = new Worker(
		`const { cpuUsage, memoryUsage, kill, pid } = process
		let end = Infinity
		require("node:worker_threads").parentPort.on("message", (until) => { end = until })
		setInterval(() => {
			const { user, system } = cpuUsage()
			const isOver = Date.now() > end || user + system > ${processorSeconds} * 1e6
			if (isOver || memoryUsage.rss() > ${megabytes} * 1048576) kill(pid, "SIGKILL")
		}, 50)`,
		{ eval: true },
	)
	thread.unref()
	return (until) => thread.postMessage(until)
}
