import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { isAlive, programOf } from "./processes.mjs"

/** A copied data folder names the original's server, which must not be used. A moved folder, or another path to it, is
 * still the same. @param {string | undefined} written @param {string} databaseDir */
function isElsewhere(written, databaseDir) {
	try {
		const [theirs, ours] = [statSync(written ?? ""), statSync(databaseDir)]
		return theirs.dev !== ours.dev || theirs.ino !== ours.ino
	} catch {
		return false
	}
}

/** After a reboot or in a new container, another program may have the number: only a postgres counts.
 * @param {string} databaseDir @returns {{ pid: number, port: number, ready: boolean } | undefined} */
export function livePostmaster(databaseDir) {
	let lines
	try {
		lines = readFileSync(path.join(databaseDir, "postmaster.pid"), "utf8").split("\n")
	} catch {
		return undefined
	}
	const pid = Number(lines[0])
	if (!pid || !isAlive(pid) || !programOf(pid).startsWith("postgres")) return undefined
	if (isElsewhere(lines[1], databaseDir)) return undefined
	return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" }
}
