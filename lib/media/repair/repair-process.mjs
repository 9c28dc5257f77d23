import { Worker } from "node:worker_threads"

/**
 * The process behind repair-video.ts: one file after the other. A plain module, since it is started by path and not
 * bundled.
 */
const megabytes = Number(process.argv[2])

/**
 * A heap can be capped, the memory of typed arrays beside it cannot, and a parser that never pauses hears no timer. This
 * thread does, also when the server that would have ended us was killed.
 */
const watchdog = new Worker(
	`const { memoryUsage, kill, pid } = process
	let end = Infinity
	require("node:worker_threads").parentPort.on("message", (until) => { end = until })
	setInterval(() => (Date.now() > end || memoryUsage.rss() > ${megabytes} * 1048576) && kill(pid, "SIGKILL"), 50)`,
	{ eval: true },
)
watchdog.unref()

// Nothing in a video may reach out of it.
globalThis.fetch = undefined
// The parser warns of codecs it does not know; in a server whose log is JSON a stranger's file writes nothing.
for (const level of ["log", "info", "warn", "error"]) console[level] = () => undefined

const { repairFile } = await import("./repair-file.mjs")

process.on("message", async ({ source, target, withinMs }) => {
	watchdog.postMessage(Date.now() + withinMs)
	const repair = await repairFile(source, target)
	watchdog.postMessage(Number.POSITIVE_INFINITY)
	process.send?.(repair)
})
process.on("disconnect", () => process.exit(0))
process.send?.("ready")
