import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { createDatabase } from "./postgres"

/** A database and a data folder for tests that neither crash nor pause the database. */
export interface OwnDatabase {
	url: string
	/** The data folder for a server. */
	dataDir: string
	stop(): Promise<void>
}

/** Makes a migrated, empty database on the run's own PostgreSQL. */
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
