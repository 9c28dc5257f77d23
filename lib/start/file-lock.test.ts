import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { withFileLock } from "./file-lock.mjs"
import { birthOf } from "./processes.mjs"

let folder: string
let lock: string
beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "lock-"))
	lock = path.join(folder, "one.lock")
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const MODULE = path.resolve(import.meta.dirname, "file-lock.mjs")
/** Takes the lock, says so, and keeps it until it is killed. */
const holding = (file: string) => `import { withFileLock } from ${JSON.stringify(MODULE)}
	await withFileLock(${JSON.stringify(file)}, "it is held", () => {
		console.log(process.pid)
		return new Promise((resolve) => setTimeout(resolve, 60_000))
	})`

async function killed(child: ChildProcess): Promise<void> {
	const gone = once(child, "exit")
	child.kill("SIGKILL")
	await gone
}

/** Acts like the first process of a container, where process ids always start again at 1. */
const CONTAINER = ["--user", "--map-root-user", "--pid", "--fork", "--kill-child", "--mount-proc"]
const hasContainers = spawnSync("unshare", [...CONTAINER, "true"]).status === 0

describe("a file lock", () => {
	it("serializes work, in the same process too", async () => {
		const log: string[] = []
		const work = (name: string) =>
			withFileLock(lock, "it works", async () => {
				log.push(`${name} begins`)
				await new Promise(setImmediate)
				log.push(`${name} ends`)
			})
		await Promise.all([work("one"), work("two")])
		expect(log.filter((_, at) => at % 2 === 0).map((line) => line.replace("begins", "ends"))).toEqual(
			log.filter((_, at) => at % 2 === 1),
		)
		expect(existsSync(lock)).toBe(false)
	})

	it("of a killed process is taken over", async () => {
		const child = spawn(process.execPath, ["--input-type=module", "-e", holding(lock)])
		await once(child.stdout, "data")
		await killed(child)
		expect(existsSync(lock)).toBe(true)
		expect(await withFileLock(lock, "", () => "taken")).toBe("taken")
	})

	it("is not held by another process that has reused the holder's id", async () => {
		await writeFile(lock, `${process.pid}\n${birthOf(1)} earlier`)
		expect(await withFileLock(lock, "", () => "taken")).toBe("taken")
	})

	it.runIf(hasContainers)("of a killed container does not block its next start with the same process id", async () => {
		const start = () => spawn("unshare", [...CONTAINER, process.execPath, "--input-type=module", "-e", holding(lock)])
		const first = start()
		expect(String((await once(first.stdout, "data"))[0])).toBe("1\n")
		await killed(first)
		expect(await readFile(lock, "utf8")).toMatch(/^1\n/)
		const second = start()
		expect(String((await once(second.stdout, "data"))[0])).toBe("1\n")
		await killed(second)
	})
})
