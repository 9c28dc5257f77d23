import { DEFAULT_SCHEMA, quoted, readAddress, withSchema } from "../database-address.mjs"
import { connect } from "./connect-database.mjs"
import { codeOf } from "./errors.mjs"
import { StartError } from "./progress.mjs"

/** A pooler gives another server within this many rounds. */
const ROUNDS = 4
/** Per process: rate limits, locks, live events, and exports. */
const BESIDE_POOL = 8
const SMALLEST_POOL = 2

/** @param {import("pg").Client} client @param {string} [before] */
async function serverOf(client, before) {
	if (before) await client.query(before)
	return (await client.query("SELECT pg_backend_pid() AS pid")).rows[0].pid
}

/** In a pooler's transaction mode, two connections with open transactions in turns meet another server. Changes
 * nothing. @param {import("pg").Client} a @param {import("pg").Client} b */
export async function keepsSessions(a, b) {
	/** @type {[Set<number>, Set<number>]} */
	const seen = [new Set(), new Set()]
	for (let round = 0; round < ROUNDS; round += 1) {
		seen[0].add(await serverOf(a, "BEGIN"))
		seen[1].add(await serverOf(b))
		await a.query("COMMIT")
		seen[1].add(await serverOf(b, "BEGIN"))
		seen[0].add(await serverOf(a))
		await b.query("COMMIT")
		seen[1].add(await serverOf(b))
		if (seen.some((servers) => servers.size > 1)) return false
	}
	return true
}

/** Every later version has these tables of the first. */
const FACTS = `SELECT pg_encoding_to_char(d.encoding) AS encoding, current_schema() AS current, current_schemas(false) AS path,
		current_setting('search_path') AS setting, d.datconnlimit AS database_limit, r.rolconnlimit AS role_limit, r.rolsuper AS unlimited,
		ARRAY(SELECT n.nspname FROM pg_namespace n WHERE
			EXISTS (SELECT FROM pg_class WHERE relnamespace = n.oid AND relname = 'platform_config' AND relkind = 'r') AND
			EXISTS (SELECT FROM pg_class WHERE relnamespace = n.oid AND relname = 'submissions' AND relkind = 'r'))::text[] AS installed
	FROM pg_database d, pg_roles r WHERE d.datname = current_database() AND r.rolname = current_user`

/** @typedef {{ encoding: string, current: string | null, path: string[] | string, setting: string, database_limit: number, role_limit: number, unlimited: boolean, installed: string[] }} Facts */

/** @param {Facts} facts */
function checkLimits({ database_limit, role_limit, unlimited }) {
	const pool = Number(process.env.DATABASE_POOL_SIZE || 12)
	const limits = unlimited ? [] : [database_limit, role_limit].filter((limit) => limit >= 0)
	const limit = Math.min(...limits)
	const needed = 2 * (pool + BESIDE_POOL)
	if (limit >= needed) return
	const fitting = Math.floor(limit / 2) - BESIDE_POOL
	const lower = fitting >= SMALLEST_POOL ? `, or set DATABASE_POOL_SIZE=${fitting}` : ""
	const owner = limit === role_limit ? "role" : "database"
	throw new StartError(
		`the ${owner} may have ${limit} connections, and two processes (an old one ends while a new one starts) need ${needed}. Raise it with ALTER ${owner.toUpperCase()} … CONNECTION LIMIT ${needed}${lower}.`,
	)
}

/** @param {Facts} facts @param {string | undefined} named @returns {string} */
function chooseSchema({ current, setting, installed, path }, named) {
	const schema = named ?? current
	if (!schema) {
		throw new StartError(
			`none of the schemas in search_path (${setting}) exists for this role: create one, GRANT USAGE on it, or add ?schema=NAME to DATABASE_URL.`,
		)
	}
	if (installed.includes(schema)) return schema
	const elsewhere = [...path, DEFAULT_SCHEMA].find((other) => installed.includes(other))
	if (!elsewhere) return schema
	throw new StartError(
		`the tables lie in the schema ${elsewhere}, and the connection names ${schema}: set schema=${elsewhere} in DATABASE_URL, or move them while nothing runs: ALTER SCHEMA ${quoted(elsewhere)} RENAME TO ${quoted(schema)} (drop an empty ${schema} first).`,
	)
}

/** Refuses what would fail later. @param {string} url @returns {Promise<string>} the address with its schema's name */
export async function checkDatabase(url) {
	const first = await connect(url)
	const clients = [first]
	try {
		const second = await connect(url)
		clients.push(second)
		if (!(await keepsSessions(first, second))) {
			throw new StartError(
				"the pooler in front of the database works in transaction mode, which loses locks and settings. Use session mode: pool_mode = session in PgBouncer, port 5432 instead of 6543 at Supabase, elsewhere the direct address (at Neon the one without -pooler).",
			)
		}
		const { schema, session } = readAddress(url)
		if (session.search_path) await first.query("SELECT set_config('search_path', $1, false)", [session.search_path])
		/** @type {Facts} */
		const facts = (await first.query(FACTS)).rows[0]
		if (facts.encoding !== "UTF8") {
			throw new StartError(
				`the database's encoding is ${facts.encoding}. Make one with ENCODING 'UTF8' and move there.`,
			)
		}
		checkLimits(facts)
		return withSchema(url, chooseSchema(facts, schema))
	} catch (error) {
		if (error instanceof StartError) throw error
		throw new StartError(
			`the database does not work with two connections: ${String(codeOf(error) ?? "")} ${/** @type {Error} */ (error).message}.`,
		)
	} finally {
		await Promise.all(clients.map((client) => client.end().catch(() => {})))
	}
}
