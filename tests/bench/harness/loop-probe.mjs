import { renameSync, writeFileSync } from "node:fs"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { isMainThread } from "node:worker_threads"

/**
 * Loaded into the product before anything else, to report how long its event loop stalled at most. A client on a busy
 * machine would measure the machine instead. SIGUSR2 writes the longest stall since the previous signal, in
 * milliseconds, to LOOP_PROBE_FILE.
 */
const RESOLUTION_MS = 1
const file = process.env.LOOP_PROBE_FILE

if (isMainThread && file) {
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
	delay.enable()
	process.on("SIGUSR2", () => {
		writeFileSync(`${file}.new`, String(Math.max(0, delay.max / 1e6 - RESOLUTION_MS)))
		renameSync(`${file}.new`, file)
		delay.reset()
	})
}
