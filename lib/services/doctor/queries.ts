import { pool } from "@/lib/db/client"

export interface DatabaseFacts {
	/** As PostgreSQL numbers it: 180004. */
	version: number
	versionText: string
	encoding: string
	locale: string
	connections: { most: number; taken: number }
	/** How far this host's clock is ahead of the database's, in seconds. */
	aheadSeconds: number
}

export async function readDatabaseFacts(): Promise<DatabaseFacts> {
	const askedAt = Date.now()
	const { rows } = await pool().query(
		`SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS text,
			pg_encoding_to_char(encoding) AS encoding, datctype AS locale,
			current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
			(SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS taken,
			extract(epoch FROM clock_timestamp())::float8 * 1000 AS clock
		FROM pg_database WHERE datname = current_database()`,
	)
	const [{ version, text, encoding, locale, most, taken, clock }] = rows
	const aheadSeconds = ((askedAt + Date.now()) / 2 - clock) / 1000
	return { version, versionText: text, encoding, locale, connections: { most, taken }, aheadSeconds }
}

export async function hasTables(): Promise<boolean> {
	const { rows } = await pool().query("SELECT to_regclass('reclaimable_objects') IS NOT NULL AS made")
	return rows[0].made
}
