import { startWatchdog } from "../watchdog.mjs"

/**
 * The process behind repair-video.ts: one file after the other. A plain module, since it is started by path and not
 * bundled.
 */
const endAt = startWatchdog(Number(process.argv[2]))

// Nothing in a video may reach out of it.
Reflect.deleteProperty(globalThis, "fetch")
// The parser warns of codecs it does not know; in a server whose log is JSON a stranger's file writes nothing.
for (const level of /** @type {const} */ (["log", "info", "warn", "error"])) console[level] = () => undefined

const { repairFile } = await import("./repair-file.mjs")

process.on("message", async ({ source, target, withinMs }) => {
	endAt(Date.now() + withinMs)
	const repair = await repairFile(source, target)
	endAt(Number.POSITIVE_INFINITY)
	process.send?.(repair)
})
process.on("disconnect", () => process.exit(0))
process.send?.("ready")
