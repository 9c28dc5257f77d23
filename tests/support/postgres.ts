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

export interface TestPostgres {
	/** The migrated database that the others are copied from. */
	template: string
	createDatabase(): Promise<TestDatabase>
	stop(): Promise<void>
}

/** A test database that survives the machine's power cut is of no use to anybody. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"]

/** A PostgreSQL of this run's own in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "test-postgres-"))
	// As root the server runs as another user, who must be able to pass through.
	await chmod(dataDir, 0o711)
	const server = await startEmbeddedPostgres({ dataDir, quick: true, flags: FAST })
	const template = new URL(assertLoopback(server.url))
	await migrateDatabase(template.href)

	return {
		template: template.href,
		createDatabase: () => copyDatabase(template.href),
		async stop() {
			await server.stop()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

/** 50 ms instead of a second of migrations. */
async function copyDatabase(template: string): Promise<TestDatabase> {
	async function asAdmin(statement: string): Promise<void> {
		const client = new pg.Client({ connectionString: new URL("/postgres", template).href })
		await client.connect()
		await client.query(statement).finally(() => client.end())
	}
	const name = `test_${randomBytes(8).toString("hex")}`
	await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)}`)
	return {
		url: new URL(`/${name}`, template).href,
		drop: () => asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
	}
}

let shared: Promise<TestPostgres> | undefined
let users = 0

const LENT = "TEST_POSTGRES_TEMPLATE"

/** Processes that this one starts from now on make their databases on its server, and start none of their own. */
export async function lendPostgres(): Promise<void> {
	process.env[LENT] = (await shared)?.template
}

/** A database of one's own on this process's server, which starts with the first and stops with the last of them. */
export async function createDatabase(): Promise<TestDatabase> {
	const template = process.env[LENT]
	if (template) return copyDatabase(template)
	users += 1
	shared ??= startPostgres()
	const server = await shared
	const database = await server.createDatabase()
	return {
		url: database.url,
		async drop() {
			await database.drop()
			users -= 1
			if (users > 0) return
			shared = undefined
			await server.stop()
		},
	}
}
