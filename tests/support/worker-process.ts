import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"

export interface WorkerEvent {
	event: string
	pid: number
	/** Unix ms. */
	at: number
	what: string
}

/** What all the workers of a test wrote into their common file, in the order of its lines. */
export function readEvents(file: string, event: string): WorkerEvent[] {
	if (!existsSync(file)) return []
	const lines = readFileSync(file, "utf8").split("\n").filter(Boolean)
	const events = lines.map((line) => {
		const [name = "", pid, at, what = ""] = line.split(" ")
		return { event: name, pid: Number(pid), at: Number(at), what }
	})
	return events.filter((entry) => entry.event === event)
}

/** Looks again until there is an answer. What hangs is given up after so many seconds, and named. */
export async function eventually<T>(
	what: string,
	look: () => Promise<T | undefined | false> | T | undefined | false,
	seconds = 120,
) {
	const giveUpAt = Date.now() + seconds * 1000
	for (;;) {
		const seen = await look()
		if (seen) return seen
		if (Date.now() > giveUpAt) throw new Error(`Waited ${seconds} s for ${what}.`)
		await delay(20)
	}
}

/** Starts job-worker.ts in a process of its own; returns once it works. */
export async function startWorker(file: string, jobMs: number): Promise<ChildProcess> {
	const support = import.meta.dirname
	const script = path.join(support, "job-worker.ts")
	const child = spawn(process.execPath, [path.join(support, "run-ts.mjs"), script, file, String(jobMs)], {
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
