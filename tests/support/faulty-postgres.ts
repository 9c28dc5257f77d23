import { spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"

/** A PostgreSQL of the test's own, migrated and empty, that can be made to fail. */
export interface FaultyPostgres {
	url: string
	/** Where a server would keep its files beside it. */
	dataDir: string
	/** As a power cut: no connection is closed properly. Returns once it is gone. */
	crash(): Promise<void>
	/** Every process of it stands still: connections are accepted by the system, and nothing is ever answered. */
	pause(): void
	resume(): void
	/** On the same port and the same files. */
	start(): Promise<void>
	stop(): Promise<void>
}

interface Running {
	url: string
	pid: number
	stop(): Promise<void>
}

// The launcher is plain JavaScript that runs before anything is installed; these are the parts of it that are used here.
const ROOT = path.resolve(import.meta.dirname, "../..")
const load = <Module>(file: string): Promise<Module> => import(path.join(ROOT, "lib/start", file))
const embedded = () =>
	load<{ startEmbeddedPostgres(options: { dataDir: string; quick: boolean }): Promise<Running> }>(
		"embedded-postgres.mjs",
	)
const migrations = () => load<{ migrate(client: pg.Client, folder: string): Promise<string[]> }>("migrate.mjs")

/** The postmaster and its children. */
function family(pid: number): number[] {
	const children = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
		.stdout.split("\n")
		.filter(Boolean)
	return [pid, ...children.map(Number)]
}

function signal(pids: number[], name: "SIGSTOP" | "SIGCONT"): void {
	for (const pid of pids) if (alive(pid)) process.kill(pid, name)
}

function alive(pid: number): boolean {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

export async function startFaultyPostgres(): Promise<FaultyPostgres> {
	const dataDir = mkdtempSync(path.join(tmpdir(), "faulty-postgres-"))
	// As root the server runs as another user, who must be able to pass through.
	chmodSync(dataDir, 0o711)
	const { startEmbeddedPostgres } = await embedded()
	const begin = () => startEmbeddedPostgres({ dataDir, quick: true })
	let running = await begin()
	const client = new pg.Client({ connectionString: running.url })
	await client.connect()
	await (await migrations()).migrate(client, path.join(ROOT, "prisma/migrations"))
	await client.end()
	return {
		url: running.url,
		dataDir,
		async crash() {
			// SIGQUIT is PostgreSQL's immediate shutdown: it ends its children too, so that the port is free at once.
			process.kill(running.pid, "SIGQUIT")
			while (alive(running.pid)) await delay(10)
		},
		pause() {
			// The postmaster first: a child that it makes while its children are listed would go on.
			signal([running.pid], "SIGSTOP")
			signal(family(running.pid), "SIGSTOP")
		},
		resume() {
			signal(family(running.pid), "SIGCONT")
		},
		async start() {
			running = await begin()
		},
		async stop() {
			await running.stop()
			rmSync(dataDir, { recursive: true, force: true })
		},
	}
}
