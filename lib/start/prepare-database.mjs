import path from "node:path"
import pg from "pg"
import { applySession, DEFAULT_SCHEMA, quoted, readAddress } from "../database-address.mjs"
import { connect } from "./connect-database.mjs"
import { messageOf } from "./errors.mjs"
import { openKeys } from "./keys.mjs"
import { migrate, readMigrations } from "./migrate.mjs"
import { StartError, say } from "./progress.mjs"
import { ROOT } from "./project.mjs"
import { seed } from "./seed.mjs"

/** Prisma's own lock, so that its command line never migrates at the same time. */
const LOCK = 72_707_369

/** A role's limits are for the product's statements, not for migrations. */
const SESSION = {
	TimeZone: "UTC",
	statement_timeout: 0,
	lock_timeout: 0,
	idle_in_transaction_session_timeout: 0,
}

/** @param {unknown} error @returns {unknown} */
function asStartError(error) {
	// The operator needs the server's refusal; the driver's stack says nothing.
	return error instanceof pg.DatabaseError ? new StartError(`the database refused: ${error.message}.`) : error
}

/** @template T @param {string} url @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>} */
export async function withDatabase(url, work) {
	const client = await connect(url)
	try {
		const { schema = DEFAULT_SCHEMA, session } = readAddress(url)
		await client.query(applySession({ ...session, ...SESSION, search_path: quoted(schema) }))
		return await work(client)
	} catch (error) {
		throw asStartError(error)
	} finally {
		await client.end().catch(() => {})
	}
}

const HOLDER = `SELECT a.pid, a.application_name AS name, to_char(a.backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS since
	FROM pg_locks l JOIN pg_stat_activity a USING (pid)
	WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = $1 AND l.objsubid = 1
	AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`

/** @param {pg.Client} client */
async function takeLock(client) {
	const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS got", [LOCK])
	if (rows[0].got) return
	const [holder] = (await client.query(HOLDER, [LOCK])).rows
	const who = holder
		? ` (process ${holder.pid} of the database, ${holder.name || "unnamed"}, since ${holder.since} UTC)`
		: ""
	say(`Waiting for another process that prepares this database${who}.`)
	await client.query("SELECT pg_advisory_lock($1)", [LOCK])
}

/** One host at a time. The lock ends with a killed host's connection, and is released by name for a pooler that keeps
 * it. @template T @param {string} url @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>} */
function alone(url, work) {
	return withDatabase(url, async (client) => {
		await takeLock(client)
		try {
			return await work(client)
		} finally {
			await client.query("SELECT pg_advisory_unlock($1)", [LOCK]).catch(() => {})
		}
	})
}

const MIGRATIONS = path.join(ROOT, "prisma/migrations")

/** @returns {{ name: string, checksum: string }[]} what this version applies to an empty database */
export const knownMigrations = () => readMigrations(MIGRATIONS)

/** @param {string} url names its schema, or means public @param {Parameters<typeof migrate>[2]} [options]
 * @returns {Promise<string[]>} the newly applied migrations. */
export function migrateDatabase(url, options) {
	const { schema = DEFAULT_SCHEMA } = readAddress(url)
	return alone(url, async (client) => {
		const { rowCount } = await client.query("SELECT FROM pg_namespace WHERE nspname = $1", [schema])
		if (rowCount === 0) {
			await client.query(`CREATE SCHEMA ${quoted(schema)}`).catch((error) => {
				throw new StartError(
					`the schema ${schema} cannot be made (${messageOf(error)}). As the owner: CREATE SCHEMA ${quoted(schema)} AUTHORIZATION the role of DATABASE_URL.`,
				)
			})
		}
		// Indexes name operators of this extension, which may be in another schema.
		const { rows } = await client.query(
			"SELECT n.nspname AS name FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm'",
		)
		const path = [schema, ...rows.map(({ name }) => name)].map(quoted).join(", ")
		await client.query(applySession({ search_path: path }))
		return await migrate(client, MIGRATIONS, options)
	})
}

/** @param {string} url @param {Parameters<typeof openKeys>[1]} options @returns {ReturnType<typeof openKeys>} */
export function openDatabaseKeys(url, options) {
	return alone(url, (client) => openKeys(client, options))
}

/** Only in a database without accounts. @param {string} url @param {{ demo: boolean }} options */
export function seedDatabase(url, options) {
	return alone(url, (client) => seed(client, options))
}
