import path from "node:path"
import pg from "pg"
import { codeOf, messageOf } from "./errors.mjs"
import { migrate, readMigrations } from "./migrate.mjs"
import { StartError, say } from "./progress.mjs"
import { ROOT } from "./project.mjs"
import { seed } from "./seed.mjs"

/** Prisma's own lock, so that its command line and this runner never migrate at the same time. */
const LOCK = 72_707_369
const CONNECT_TIMEOUT_MS = 10_000
const SAY_WAITING_AFTER_MS = 3_000

/** @param {string} url @returns {Promise<pg.Client>} */
async function connect(url) {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		options: "-c TimeZone=UTC",
	})
	client.on("error", () => {})
	try {
		await client.connect()
		return client
	} catch (error) {
		// The message names host, port or role, never the password.
		throw new StartError(`the database cannot be reached: ${messageOf(error) || codeOf(error)}.`)
	}
}

/**
 * @template T @param {string} url @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>} Throws a StartError.
 */
export async function withDatabase(url, work) {
	const client = await connect(url)
	return await work(client).finally(() => client.end().catch(() => {}))
}

/**
 * One host at a time: hosts that start together wait for the first and find everything done. The lock belongs to the
 * connection, so a killed host releases it.
 * @template T @param {string} url @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>} Throws a
 * StartError.
 */
function alone(url, work) {
	return withDatabase(url, async (client) => {
		const waiting = setTimeout(
			() => say("Waiting for another process that prepares this database."),
			SAY_WAITING_AFTER_MS,
		)
		await client.query("SELECT pg_advisory_lock($1)", [LOCK]).finally(() => clearTimeout(waiting))
		return await work(client)
	})
}

const MIGRATIONS = path.join(ROOT, "prisma/migrations")

/** @returns {{ name: string, checksum: string }[]} what this version would apply to an empty database */
export const knownMigrations = () => readMigrations(MIGRATIONS)

/**
 * @param {string} url @param {(name: string) => boolean} [wanted] all by default
 * @returns {Promise<string[]>} the newly applied migrations. Throws a StartError.
 */
export function migrateDatabase(url, wanted) {
	return alone(url, (client) => migrate(client, MIGRATIONS, wanted))
}

/**
 * Creates the first accounts in a database that has none.
 * @param {string} url @param {{ demo: boolean }} options @returns {Promise<import("./seed.mjs").FirstLogin[]>} Throws a
 * StartError.
 */
export function seedDatabase(url, options) {
	return alone(url, (client) => seed(client, options))
}
