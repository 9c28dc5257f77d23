import { createHash, randomUUID } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { codeOf, messageOf } from "./errors.mjs"
import { StartError, say } from "./progress.mjs"

/** As Prisma creates it, so that Prisma's own tools can continue. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
	"id" VARCHAR(36) PRIMARY KEY NOT NULL,
	"checksum" VARCHAR(64) NOT NULL,
	"finished_at" TIMESTAMPTZ,
	"migration_name" VARCHAR(255) NOT NULL,
	"logs" TEXT,
	"rolled_back_at" TIMESTAMPTZ,
	"started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
	"applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

/** @typedef {{ name: string, sql: string, checksum: string }} Migration */

/** @param {string} folder @returns {Migration[]} in the order of their names */
export function readMigrations(folder) {
	return readdirSync(folder)
		.filter((name) => existsSync(path.join(folder, name, "migration.sql")))
		.sort()
		.map((name) => {
			const content = readFileSync(path.join(folder, name, "migration.sql"))
			return { name, sql: content.toString("utf8"), checksum: createHash("sha256").update(content).digest("hex") }
		})
}

/** Without USAGE, a schema seems absent (3F000). */
const NOT_ALLOWED = ["42501", "3F000"]

/** @param {unknown} error */
const isNotAllowed = (error) => NOT_ALLOWED.includes(codeOf(error) ?? "")

/** @param {unknown} error */
const notAllowed = (error) =>
	new StartError(
		`the database's role may not change the tables (${messageOf(error)}). As the owner: GRANT CREATE, USAGE ON SCHEMA … TO the role, or let DATABASE_URL name the role that made the tables.`,
	)

/** @param {import("pg").Client} client */
async function prepareBookkeeping(client) {
	// Even IF NOT EXISTS needs the right to create, which a role on a finished database may lack.
	const { rows } = await client.query(
		"SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = '_prisma_migrations') AS made",
	)
	if (rows[0].made) return
	await client.query(BOOKKEEPING).catch((error) => {
		throw isNotAllowed(error) ? notAllowed(error) : error
	})
}

/** @param {import("pg").Client} client */
async function readApplied(client) {
	const { rows } = await client.query(
		`SELECT "migration_name" AS name, "checksum", "finished_at" IS NOT NULL AS finished
		FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`,
	)
	return new Map(rows.map((row) => [row.name, row]))
}

/** A failed migration leaves nothing behind. @param {import("pg").Client} client @param {Migration} migration */
async function apply(client, { name, sql, checksum }) {
	await client.query("BEGIN")
	try {
		// A role may fill a schema without the right to make one.
		await client.query(sql.replace('CREATE SCHEMA IF NOT EXISTS "public";', ""))
		await client.query(
			`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
			VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
			[randomUUID(), checksum, name],
		)
		await client.query("COMMIT")
	} catch (error) {
		await client.query("ROLLBACK").catch(() => {})
		if (isNotAllowed(error)) throw notAllowed(error)
		throw new StartError(`the migration ${name} failed and was rolled back: ${messageOf(error)}.`)
	}
}

/** The caller holds the lock. @param {import("pg").Client} client @param {string} folder prisma/migrations
 * @param {{ wanted?: (name: string) => boolean, onApplied?: (name: string) => void }} [options] wanted: leaves out
 * migrations that are younger than a backup @returns {Promise<string[]>} the names of the newly applied migrations. */
export async function migrate(client, folder, { wanted = () => true, onApplied } = {}) {
	await prepareBookkeeping(client)
	const applied = await readApplied(client)
	const done = []
	for (const migration of readMigrations(folder).filter(({ name }) => wanted(name))) {
		const row = applied.get(migration.name)
		applied.delete(migration.name)
		if (!row) {
			await apply(client, migration)
			done.push(migration.name)
			onApplied?.(migration.name)
			continue
		}
		if (!row.finished)
			throw new StartError(`the migration ${migration.name} failed earlier and has to be resolved by hand.`)
		if (row.checksum === migration.checksum) continue
		throw new StartError(
			`the migration ${migration.name} was edited after this database applied it: restore the file, and put the change into a new migration.`,
		)
	}
	// While hosts are updated one after the other, the old version meets the new one's database.
	if (applied.size > 0) say(`The database is newer than this version: ${[...applied.keys()].join(", ")}.`)
	return done
}
