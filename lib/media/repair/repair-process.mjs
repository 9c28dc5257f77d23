import { startWatchdog } from "../watchdog.mjs"

// Handles one file after the other. A plain module, because it is started by path and not bundled.
const endAt = startWatchdog(Number(process.argv[2]))

// A video must not reach the network.
Reflect.deleteProperty(globalThis, "fetch")
// The parser warns about unknown codecs on the console. A stranger's file must not write into a server's JSON log.
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
