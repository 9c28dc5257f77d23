import { pool } from "@/lib/db/client"

export interface DatabaseFacts {
	/** As PostgreSQL numbers it: 180004. */
	version: number
	versionText: string
	encoding: string
	locale: string
	connections: { most: number; taken: number; by: "server" | "database" | "role" }
	schema: string
	encrypted: boolean
	/** Where the database is; null over a socket of this host. */
	host: string | null
	/** How many seconds this host's clock is ahead of the database's. */
	aheadSeconds: number
}

export async function readDatabaseFacts(): Promise<DatabaseFacts> {
	const askedAt = Date.now()
	const { rows } = await pool().query(
		`SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS text,
			pg_encoding_to_char(encoding) AS encoding, datctype AS locale, current_schema() AS schema,
			current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS server_most,
			datconnlimit AS database_most, CASE WHEN rolsuper THEN -1 ELSE rolconnlimit END AS role_most,
			(SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS server_taken,
			(SELECT count(*)::int FROM pg_stat_activity a WHERE a.datid = d.oid) AS database_taken,
			(SELECT count(*)::int FROM pg_stat_activity a WHERE a.usesysid = r.oid) AS role_taken,
			COALESCE((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted,
			host(inet_server_addr()) AS host,
			extract(epoch FROM clock_timestamp())::float8 * 1000 AS clock
		FROM pg_database d, pg_roles r WHERE datname = current_database() AND rolname = current_user`,
	)
	const [row] = rows
	const limits = (["server", "database", "role"] as const)
		.map((by) => ({ by, most: Number(row[`${by}_most`]), taken: Number(row[`${by}_taken`]) }))
		.filter(({ most }) => most >= 0)
		.toSorted((a, b) => a.most - a.taken - (b.most - b.taken))
	return {
		version: row.version,
		versionText: row.text,
		encoding: row.encoding,
		locale: row.locale,
		schema: row.schema,
		connections: limits[0] ?? { by: "server", most: 0, taken: 0 },
		encrypted: row.encrypted,
		host: row.host,
		aheadSeconds: ((askedAt + Date.now()) / 2 - row.clock) / 1000,
	}
}

export async function hasTables(): Promise<boolean> {
	const { rows } = await pool().query("SELECT to_regclass('reclaimable_objects') IS NOT NULL AS made")
	return rows[0].made
}
