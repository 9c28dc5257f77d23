import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { codeOf } from "./errors.mjs"

/** @param {number} pid */
export function isAlive(pid) {
	// 0 and negative numbers mean groups of processes.
	if (!(pid > 0)) return false
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return codeOf(error) === "EPERM"
	}
}

/** @param {number} pid @param {"comm" | "lstart"} what @returns {string} empty if unknown */
function askPs(pid, what) {
	try {
		return execFileSync("ps", ["-p", String(pid), "-o", `${what}=`], { encoding: "utf8" }).trim()
	} catch {
		return ""
	}
}

/** @param {number} pid @returns {string} the program's name, empty if unknown */
export function programOf(pid) {
	try {
		return readFileSync(`/proc/${pid}/comm`, "utf8").trim()
	} catch {
		return path.basename(askPs(pid, "comm"))
	}
}

/** Only ever compared: with its number it identifies a process, even where numbers start over (reboot, container).
 * Empty if unknown. @param {number} pid */
export function birthOf(pid) {
	try {
		// The name in parentheses may hold spaces. The start, in ticks since boot, is the twentieth field after it.
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")
		return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields?.[19]}`
	} catch {
		return askPs(pid, "lstart")
	}
}
