import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"

const ROOT = path.resolve(import.meta.dirname, "../..")

export interface WorkerEvent {
	event: string
	pid: number
	what: string
}

/** All lines that a test's workers wrote to their shared file, in order. */
export function readEvents(file: string, event: string): WorkerEvent[] {
	if (!existsSync(file)) return []
	const lines = readFileSync(file, "utf8").split("\n").filter(Boolean)
	const events = lines.map((line) => {
		const [name = "", pid, what = ""] = line.split(" ")
		return { event: name, pid: Number(pid), what }
	})
	return events.filter((entry) => entry.event === event)
}

/** Looks again until there is a result. After `seconds` it throws and names what it waited for. */
export async function eventually<T>(
	what: string,
	look: () => Promise<T | undefined | false> | T | undefined | false,
	seconds = 120,
) {
	const giveUpAt = Date.now() + seconds * 1000
	// Looks less and less often: constant polling takes the processor from what the test waits for.
	for (let pause = 10; ; pause = Math.min(pause * 1.5, 100)) {
		const seen = await look()
		if (seen) return seen
		if (Date.now() > giveUpAt) throw new Error(`Waited ${seconds} s for ${what}.`)
		await delay(pause)
	}
}

type WorkerModule = "job-worker" | "invitation-worker" | "webhook-worker"

/** Bundles each worker once. A worker that transforms each of its modules keeps a processor busy for a second. */
const bundled = new Map<WorkerModule, Promise<unknown>>()
const BUNDLES = path.join(ROOT, "node_modules/.cache")

async function bundle(name: WorkerModule): Promise<unknown> {
	// Imported from the test runner, which most callers of this module do not need.
	const { build } = await import("vite")
	const made =
		bundled.get(name) ??
		build({
			root: ROOT,
			configFile: false,
			publicDir: false,
			logLevel: "error",
			resolve: { alias: { "@": ROOT } },
			build: { ssr: path.join(import.meta.dirname, `${name}.ts`), outDir: path.join(BUNDLES, name), minify: false },
		})
	bundled.set(name, made)
	return made
}

/** Starts the module in a process of its own, and returns once that has noted in `file` that it works. */
export async function startWorker(name: WorkerModule, file: string, ...given: string[]): Promise<ChildProcess> {
	await bundle(name)
	const child = spawn(process.execPath, [path.join(BUNDLES, name, `${name}.js`), file, ...given], {
		// Names its connections, so that a test can see whether the database has noticed that it is gone.
		env: { ...process.env, PGAPPNAME: name },
		stdio: ["ignore", "ignore", "inherit"],
	})
	await eventually("the worker process", () => {
		if (child.exitCode !== null) throw new Error(`The worker process ended with ${child.exitCode}.`)
		return readEvents(file, "ready").some(({ pid }) => pid === child.pid)
	})
	return child
}

export async function endWorker(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return
	const gone = once(child, "exit")
	child.kill(signal)
	await gone
}
