import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, expect, it } from "vitest"

const folder = mkdtempSync(path.join(tmpdir(), "watchdog-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How a process exits that guards itself and then never yields. */
function endOf(guard: string): string | null {
	const watchdog = pathToFileURL(path.resolve(import.meta.dirname, "watchdog.mjs")).href
	const program = path.join(folder, "program.mjs")
	writeFileSync(program, `import { startWatchdog } from "${watchdog}"\n${guard}\nfor (;;);`)
	return spawnSync(process.execPath, [program], { timeout: 10_000, killSignal: "SIGTERM" }).signal
}

it.each([
	["its time is over", "const endAt = startWatchdog(4096)\nendAt(Date.now() + 100)"],
	["it has had its processor time", "startWatchdog(4096, 0.2)"],
	["it takes too much memory", "startWatchdog(1)"],
])("ends a process that never yields once %s", (_, guard) => {
	expect(endOf(guard)).toBe("SIGKILL")
})
