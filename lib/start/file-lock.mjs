import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { codeOf } from "./errors.mjs"
import { birthOf, isAlive } from "./processes.mjs"
import { say } from "./progress.mjs"

const RETRY_MS = 100

/** @param {string} file */
const read = (file) => {
	try {
		return readFileSync(file, "utf8")
	} catch {
		return undefined
	}
}

/** The number alone proves nothing: it may be another process's or, in a restarted container, this process's own.
 * @param {string} written by the lock's holder @returns {number | undefined} the process, if it still runs */
function runningHolder(written) {
	const [pid, birth] = written.split("\n")
	return isAlive(Number(pid)) && birthOf(Number(pid)) === birth ? Number(pid) : undefined
}

/** Removes the lock only if it still says `written`: another process may hold a new one. @param {string} file
 * @param {string} written */
function evict(file, written) {
	const aside = `${file}.${process.pid}`
	try {
		renameSync(file, aside)
	} catch {
		return
	}
	if (read(aside) === written) rmSync(aside, { force: true })
	else renameSync(aside, file)
}

/** Two starts in one checkout must not install, build, or create a database together. A killed holder is recognized by
 * number and start time. @template T @param {string} file @param {string} waitingFor shown meanwhile
 * @param {() => T | Promise<T>} work @returns {Promise<T>} */
export async function withFileLock(file, waitingFor, work) {
	mkdirSync(path.dirname(file), { recursive: true })
	for (let tries = 0; ; tries += 1) {
		try {
			writeFileSync(file, `${process.pid}\n${birthOf(process.pid)}`, { flag: "wx" })
			break
		} catch (error) {
			if (codeOf(error) !== "EEXIST") throw error
		}
		const written = read(file)
		if (written === undefined) continue
		const holder = runningHolder(written)
		// Empty between creation and writing: a process is about to write its number.
		if (holder === undefined && (written !== "" || tries > 20)) evict(file, written)
		else {
			if (tries === 10) say(`Waiting for ${holder ? `process ${holder}` : "another process"}: ${waitingFor}.`)
			await wait(RETRY_MS)
		}
	}
	try {
		return await work()
	} finally {
		rmSync(file, { force: true })
	}
}
