import { pool } from "@/lib/db/client"
import type { GrowingKind } from "./kinds"

export interface Growth {
	rows: number
	bytes: number
	since: Date | null
}

const COUNTED_BELOW = 100_000

/** One index lookup for each value before the age, instead of all rows. */
function oldest(table: string, age: string, within: GrowingKind["within"]): string {
	if (!within) return `SELECT min(${age}) FROM ${table}`
	return `SELECT min(first.age) FROM (${within.values}) AS each(value) CROSS JOIN LATERAL (
		SELECT ${age} AS age FROM ${table} WHERE ${within.column} = each.value ORDER BY ${age} LIMIT 1) AS first`
}

export async function measureKind({ tables, age, within }: GrowingKind): Promise<Growth> {
	const [main] = tables
	// The names come only from the table of kinds.
	const { rows } = await pool().query<{ estimate: number; bytes: number; since: Date | null }>(
		`SELECT (SELECT reltuples::float8 FROM pg_class WHERE oid = $1::regclass) AS estimate,
			(SELECT sum(pg_total_relation_size(name::regclass))::float8 FROM unnest($2::text[]) AS name) AS bytes,
			(${oldest(main, age, within)})::timestamptz AS since`,
		[main, tables],
	)
	const [{ estimate, bytes, since } = { estimate: 0, bytes: 0, since: null }] = rows
	if (estimate >= COUNTED_BELOW) return { rows: estimate, bytes, since }
	const counted = await pool().query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${main}`)
	return { rows: counted.rows[0]?.rows ?? 0, bytes, since }
}
