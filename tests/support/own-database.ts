import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { createDatabase } from "./postgres"

/** What a service stands on: for tests that neither crash the database nor pause it. */
export interface OwnDatabase {
	url: string
	/** Where a server would keep its files. */
	dataDir: string
	stop(): Promise<void>
}

/** Migrated and empty, on the run's own PostgreSQL. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "own-database-"))
	const database = await createDatabase()
	return {
		url: database.url,
		dataDir,
		async stop() {
			await database.drop()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}
