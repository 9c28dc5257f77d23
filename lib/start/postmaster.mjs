import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { isAlive, programOf } from "./processes.mjs"

/**
 * Whether the folder that a server recorded as its own is a different one from this. A copy of a data folder names the
 * original's server and must not use that server's data. A folder that was moved, or is seen by another path, is still
 * the same.
 * @param {string | undefined} written @param {string} databaseDir
 */
function isElsewhere(written, databaseDir) {
	try {
		const [theirs, ours] = [statSync(written ?? ""), statSync(databaseDir)]
		return theirs.dev !== ours.dev || theirs.ino !== ours.ino
	} catch {
		return false
	}
}

/**
 * What `postmaster.pid` says about a server that still runs. After a reboot or in a new container, any program may have
 * its number, so a live process counts only if it is a postgres.
 * @param {string} databaseDir @returns {{ pid: number, port: number, ready: boolean } | undefined}
 */
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
