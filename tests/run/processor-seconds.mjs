import { readFileSync } from "node:fs"

/** Linux counts in hundredths of a second, whatever the kernel's own clock does. */
const TICKS_PER_SECOND = 100
/** Of the fields behind the program's name in /proc/self/stat. */
const CHILDREN_USER = 13
const CHILDREN_SYSTEM = 14

/**
 * Processor seconds (user and system) of all programs that this one has started and that have ended, with those that
 * they started and waited for. Undefined where the system does not say it.
 * @returns {number | undefined}
 */
export function processorSeconds() {
	try {
		const stat = readFileSync("/proc/self/stat", "utf8")
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
		return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) / TICKS_PER_SECOND
	} catch {
		return undefined
	}
}
