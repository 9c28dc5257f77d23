import { spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"

/** The test's own PostgreSQL, migrated and empty, which can be made to fail. */
export interface FaultyPostgres {
	url: string
	/** The data folder for a server that uses this database. */
	dataDir: string
	/** Simulates a power cut: no connection is closed properly. Returns once the server is gone. */
	crash(): Promise<void>
	/** Stops every process of the server: the system still accepts connections, but they never get an answer. */
	pause(): void
	resume(): void
	/** Starts it again on the same port and files. */
	start(): Promise<void>
	stop(): Promise<void>
}

interface Running {
	url: string
	pid: number
	stop(): Promise<void>
}

// The launcher is plain JavaScript because it runs before anything is installed. These are the parts used here.
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
	// When root starts it, the server runs as another user, who must be able to enter the folder.
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
			// SIGQUIT is PostgreSQL's immediate shutdown. It also ends the children, so the port is free at once.
			process.kill(running.pid, "SIGQUIT")
			while (alive(running.pid)) await delay(10)
		},
		pause() {
			// Stops the postmaster first. Otherwise a child that it forks while its children are being listed would
			// keep running.
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
