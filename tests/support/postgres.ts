import { randomBytes } from "node:crypto"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { startEmbeddedPostgres } from "@/lib/start/embedded-postgres.mjs"
import { migrateDatabase } from "@/lib/start/prepare-database.mjs"
import { assertLoopback } from "./loopback"

export interface TestDatabase {
	/** Migrated, without a single row. */
	url: string
	drop(): Promise<void>
}

/** A test database that survives the machine's power cut is of no use to anybody. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=400"]

interface TestPostgres {
	/** Of the migrated database that all others are copies of. */
	template: URL
	stop(): Promise<void>
}

async function startPostgres(): Promise<TestPostgres> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "test-postgres-"))
	// As root the server runs as another user, who must be able to pass through.
	await chmod(dataDir, 0o711)
	const server = await startEmbeddedPostgres({ dataDir, quick: true, flags: FAST })
	await migrateDatabase(assertLoopback(server.url))
	return {
		template: new URL(server.url),
		async stop() {
			await server.stop()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

async function asAdmin(template: URL, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: new URL("/postgres", template).href })
	await client.connect()
	await client.query(statement).finally(() => client.end())
}

/** Copied from the migrated template: 50 ms instead of a second of migrations. */
async function copyOf(template: URL): Promise<TestDatabase> {
	const name = `test_${randomBytes(8).toString("hex")}`
	await asAdmin(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`)
	return {
		url: new URL(`/${name}`, template).href,
		drop: () => asAdmin(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
	}
}

/** On the process itself, not in this module: each project of a test run loads the module anew. */
const KEY = Symbol.for("tests.postgres")
const holder = globalThis as unknown as Record<symbol, { users: number; server: Promise<TestPostgres> } | undefined>

/**
 * A database of one's own. The first in a process starts the server, the last one stops it; the processes that it starts
 * meanwhile, a run's test workers, use the same server.
 */
export async function createDatabase(): Promise<TestDatabase> {
	const told = process.env.TEST_POSTGRES_URL
	if (told && !holder[KEY]) return copyOf(new URL(told))
	const shared = holder[KEY] ?? { users: 0, server: startPostgres() }
	holder[KEY] = shared
	shared.users += 1
	const { template, stop } = await shared.server
	process.env.TEST_POSTGRES_URL = template.href
	const database = await copyOf(template)
	return {
		url: database.url,
		async drop() {
			await database.drop()
			shared.users -= 1
			if (shared.users > 0) return
			holder[KEY] = undefined
			delete process.env.TEST_POSTGRES_URL
			await stop()
		},
	}
}
