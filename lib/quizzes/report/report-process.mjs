import { startWatchdog } from "../../media/watchdog.mjs"
import { renderReport } from "./render-report.mjs"

/** render-pdf.ts starts this plain module by path. It answers a report's data with a PDF in base64, or null. */
const endAt = startWatchdog(Number(process.argv[2]))

// The layout warns on the console, and a stranger's text must not get into the server's JSON log.
for (const level of /** @type {const} */ (["log", "info", "warn", "error"])) console[level] = () => undefined

process.on("message", async (/** @type {import("./render-pdf").Question} */ task) => {
	endAt(Date.now() + task.withinMs)
	const bytes = await renderReport(task).catch(() => null)
	endAt(Number.POSITIVE_INFINITY)
	process.send?.(bytes?.toString("base64") ?? null)
})
process.on("disconnect", () => process.exit(0))
process.send?.("ready")
