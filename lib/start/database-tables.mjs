import { StartError } from "./progress.mjs"

/** Prisma's own; each database's migrations write their own. */
export const BOOKKEEPING = "_prisma_migrations"

export const PLAIN_VALUES = `SET client_encoding = 'UTF8'; SET "TimeZone" = 'UTC'; SET "DateStyle" = 'ISO'; SET "IntervalStyle" = 'iso_8601';
	SET bytea_output = 'hex'; SET extra_float_digits = 1; SET synchronize_seqscans = off`

/** @typedef {{ name: string, columns: string }} Table as SQL writes them */
/** @typedef {{ rows: string, digest: string }} Fingerprint */

/** Without extensions' relations: a hosted database has tables and views of its extensions in the same schema. */
export const OWN_RELATIONS = `
	SELECT c.oid, c.relname AS name, format('%I', c.relname) AS quoted, c.relkind AS kind FROM pg_class c
	WHERE c.relnamespace = to_regnamespace(quote_ident(current_schema())) AND c.relkind IN ('r', 'p', 'f', 'v', 'm', 'S')
	AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
	ORDER BY c.relname`

/** Each table after those that it references. @param {import("pg").Client} client @returns {Promise<Table[]>} */
export async function tablesOf(client) {
	const { rows } = await client.query(
		`SELECT own.name, own.quoted, string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum) AS columns,
			ARRAY(SELECT DISTINCT f.relname FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
				WHERE k.conrelid = own.oid AND k.contype = 'f' AND f.oid <> own.oid)::text[] AS refers
		FROM (${OWN_RELATIONS}) own
		JOIN pg_attribute a ON a.attrelid = own.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
		WHERE own.kind = 'r' AND own.name <> $1 GROUP BY own.oid, own.name, own.quoted ORDER BY own.name`,
		[BOOKKEEPING],
	)
	const ordered = []
	for (let waiting = rows; waiting.length > 0; ) {
		const free = waiting.filter(({ refers }) => !waiting.some(({ name }) => refers.includes(name)))
		if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name)}`)
		ordered.push(...free)
		waiting = waiting.filter((table) => !free.includes(table))
	}
	return ordered.map(({ quoted, columns }) => ({ name: quoted, columns }))
}

/** Independent of order and version. @param {import("pg").Client} client @param {Table} table */
export async function fingerprint(client, { name, columns }) {
	const { rows } = await client.query(
		`SELECT count(*)::text AS rows,
			coalesce(sum(('x' || left(encode(sha256(convert_to(r::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text AS digest
		FROM (SELECT ${columns} FROM ${name}) r`,
	)
	return rows[0]
}

/** Turns the table's triggers off meanwhile: the counters are tables too. @param {import("pg").Client} target within a
 * transaction @param {Table} table @param {Fingerprint} expected @param {() => Promise<unknown>} copy
 * @returns {Promise<number>} the rows. */
export async function fillTable(target, table, expected, copy) {
	await target.query(`ALTER TABLE ${table.name} DISABLE TRIGGER USER`)
	await copy()
	await target.query(`ALTER TABLE ${table.name} ENABLE TRIGGER USER`)
	// Otherwise PostgreSQL plans the first hour's statements for empty tables.
	await target.query(`ANALYZE ${table.name}`)
	const arrived = await fingerprint(target, table)
	if (arrived.rows !== expected.rows || arrived.digest !== expected.digest) {
		throw new StartError(`${table.name} did not arrive as it was; everything was taken back.`)
	}
	return Number(arrived.rows)
}

/** @typedef {{ name: string, last_value: string }} Sequence */

/** @param {import("pg").Client} client @returns {Promise<Sequence[]>} those that have counted */
export async function sequencesOf(client) {
	const { rows } = await client.query(
		"SELECT format('%I', sequencename) AS name, last_value FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL",
	)
	return rows
}

/** @param {import("pg").Client} target @param {Sequence[]} sequences */
export async function continueSequences(target, sequences) {
	for (const { name, last_value } of sequences) {
		await target.query("SELECT setval($1::regclass, $2)", [name, last_value])
	}
}

/** @param {import("pg").Client} client @param {() => Promise<T>} work @template T @returns {Promise<T>} */
export async function inTransaction(client, work) {
	await client.query("BEGIN")
	try {
		const result = await work()
		await client.query("COMMIT")
		return result
	} catch (error) {
		await client.query("ROLLBACK").catch(() => {})
		throw error
	}
}
