import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { isAlive } from "./file-lock.mjs"

/** @param {number} pid @returns {string} the program's name, empty when it cannot be told */
function programOf(pid) {
	try {
		return readFileSync(`/proc/${pid}/comm`, "utf8").trim()
	} catch {
		// No /proc here.
	}
	try {
		return path.basename(execFileSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" }).trim())
	} catch {
		return ""
	}
}

/**
 * What `postmaster.pid` says of a server that still runs. After a reboot or in a new container the number may belong to
 * any program, so a live process counts only when it is a postgres.
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
	return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" }
}
