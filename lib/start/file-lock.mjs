import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { say } from "./progress.mjs"

const RETRY_MS = 100

/** @param {number} pid */
export function isAlive(pid) {
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return error.code === "EPERM"
	}
}

/** @param {string} file @returns {number | undefined} the process that holds it, when that process still runs */
function holderOf(file) {
	try {
		const pid = Number(readFileSync(file, "utf8"))
		// Empty for the instant between creation and writing: somebody holds it, we do not know who yet.
		if (pid === 0) return -1
		return isAlive(pid) ? pid : undefined
	} catch {
		return undefined
	}
}

/**
 * One process at a time. Two starts in one checkout must not install, build or create a database together; a killed
 * holder is noticed by its pid.
 * @template T
 * @param {string} file
 * @param {string} waitingFor shown when somebody else holds it
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFileLock(file, waitingFor, work) {
	mkdirSync(path.dirname(file), { recursive: true })
	for (let tries = 0; ; tries += 1) {
		try {
			writeFileSync(file, String(process.pid), { flag: "wx" })
			break
		} catch (error) {
			if (error.code !== "EEXIST") throw error
		}
		const holder = holderOf(file)
		if (holder === undefined || (holder === -1 && tries > 20)) rmSync(file, { force: true })
		else {
			if (tries === 10) say(`Waiting for process ${holder}: ${waitingFor}.`)
			await wait(RETRY_MS)
		}
	}
	try {
		return await work()
	} finally {
		rmSync(file, { force: true })
	}
}
