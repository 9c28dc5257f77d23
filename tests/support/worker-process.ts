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

/** What all the workers of a test wrote into their common file, in the order of its lines. */
export function readEvents(file: string, event: string): WorkerEvent[] {
	if (!existsSync(file)) return []
	const lines = readFileSync(file, "utf8").split("\n").filter(Boolean)
	const events = lines.map((line) => {
		const [name = "", pid, what = ""] = line.split(" ")
		return { event: name, pid: Number(pid), what }
	})
	return events.filter((entry) => entry.event === event)
}

/** Looks again until there is an answer. Throws, naming what it waited for, after so many seconds. */
export async function eventually<T>(
	what: string,
	look: () => Promise<T | undefined | false> | T | undefined | false,
	seconds = 120,
) {
	const giveUpAt = Date.now() + seconds * 1000
	// More and more rarely: whoever looks all the time takes the processor from what it waits for.
	for (let pause = 10; ; pause = Math.min(pause * 1.5, 100)) {
		const seen = await look()
		if (seen) return seen
		if (Date.now() > giveUpAt) throw new Error(`Waited ${seconds} s for ${what}.`)
		await delay(pause)
	}
}

/** Bundled once: a worker that transforms each of its modules keeps a processor busy for a second before it works. */
let bundled: Promise<unknown> | undefined
const BUNDLE = path.join(ROOT, "node_modules/.cache/job-worker")

async function bundle(): Promise<unknown> {
	// The test runner's own, which most tests that wait for something here have no use for.
	const { build } = await import("vite")
	bundled ??= build({
		root: ROOT,
		configFile: false,
		publicDir: false,
		logLevel: "error",
		resolve: { alias: { "@": ROOT } },
		build: { ssr: path.join(import.meta.dirname, "job-worker.ts"), outDir: BUNDLE, minify: false },
	})
	return bundled
}

/** Starts job-worker.ts in a process of its own; returns once it works. With a gate its jobs last until that file is there. */
export async function startWorker(file: string, gate?: string): Promise<ChildProcess> {
	await bundle()
	const given = gate ? [file, gate] : [file]
	const child = spawn(process.execPath, [path.join(BUNDLE, "job-worker.js"), ...given], {
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
