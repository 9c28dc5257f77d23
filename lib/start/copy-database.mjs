import { pipeline } from "node:stream/promises"
import { from as copyFrom, to as copyTo } from "pg-copy-streams"
import { StartError, say } from "./progress.mjs"

/** Prisma's own bookkeeping. The target's migrations have already written theirs. */
const BOOKKEEPING = "_prisma_migrations"

/** Makes both servers write every value the same way, whatever their settings and versions. */
const PLAIN_VALUES = `SET client_encoding = 'UTF8'; SET "TimeZone" = 'UTC'; SET "DateStyle" = 'ISO'; SET "IntervalStyle" = 'iso_8601';
	SET bytea_output = 'hex'; SET extra_float_digits = 1; SET synchronize_seqscans = off; SET statement_timeout = 0;
	SET search_path = public`

/** @typedef {{ name: string, columns: string }} Table both as SQL writes them */

/** Leaves out what extensions keep in the same schema: a hosted database comes with tables and views of theirs. */
const OWN_RELATIONS = `
	SELECT c.oid, c.relname AS name, format('%I', c.relname) AS quoted, c.relkind AS kind FROM pg_class c
	WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'f', 'v', 'm', 'S')
	AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
	ORDER BY c.relname`

/**
 * Puts each table after the tables that it references, so that every reference finds its row.
 * @param {import("pg").Client} client @returns {Promise<Table[]>}
 */
async function tablesOf(client) {
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

/**
 * A failed move leaves tables without rows. The next move may fill them.
 * @param {import("pg").Client} client @returns {Promise<void>} Throws a StartError.
 */
export async function assertEmpty(client) {
	const { rows } = await client.query(OWN_RELATIONS)
	const known = rows.some(({ name }) => name === BOOKKEEPING)
	for (const { name, quoted, kind } of rows) {
		if (name === BOOKKEEPING || (known && kind === "S")) continue
		const isEmpty = known && kind === "r" && (await client.query(`SELECT FROM public.${quoted} LIMIT 1`)).rowCount === 0
		if (!isEmpty) throw new StartError(`the target is not empty: ${name} is there. Nothing was changed.`)
	}
}

/**
 * The number of rows, and a sum over their digests: the same rows give the same sum in any order and on any version.
 * @param {import("pg").Client} client @param {Table} table @returns {Promise<{ rows: string, digest: string }>}
 */
async function fingerprint(client, { name, columns }) {
	const { rows } = await client.query(
		`SELECT count(*)::text AS rows,
			coalesce(sum(('x' || left(encode(sha256(convert_to(r::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text AS digest
		FROM (SELECT ${columns} FROM ${name}) r`,
	)
	return rows[0]
}

/** @param {import("pg").Client} source @param {import("pg").Client} target */
async function copySequences(source, target) {
	const { rows } = await source.query(
		"SELECT format('%I', sequencename) AS name, last_value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL",
	)
	for (const { name, last_value } of rows) await target.query("SELECT setval($1::regclass, $2)", [name, last_value])
}

/** @param {import("pg").Client} client @param {() => Promise<T>} work @template T @returns {Promise<T>} */
async function inTransaction(client, work) {
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

/**
 * Turns the target's triggers off: the counters are tables too, and are copied as they are.
 * @param {import("pg").Client} source @param {import("pg").Client} target @param {Table} table
 */
async function copyTable(source, target, { name, columns }) {
	await target.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
	await pipeline(
		source.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`)),
		target.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`)),
	)
	await target.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
	// Otherwise PostgreSQL plans the first hour's statements for empty tables.
	await target.query(`ANALYZE ${name}`)
}

/**
 * Copies every row of one database into the empty tables of another, as of one moment, and either all rows or none.
 * @param {import("pg").Client} source is left within its transaction, and after a failure perhaps within a COPY. Close
 * it.
 * @param {import("pg").Client} target has the same migrations
 * @returns {Promise<{ tables: number, rows: number }>} Throws a StartError.
 */
export async function copyDatabase(source, target) {
	await Promise.all([source.query(PLAIN_VALUES), target.query(PLAIN_VALUES)])
	await source.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
	const tables = await tablesOf(source)
	let rows = 0
	await inTransaction(target, async () => {
		for (const table of tables) {
			await copyTable(source, target, table)
			const [left, arrived] = await Promise.all([fingerprint(source, table), fingerprint(target, table)])
			if (left.rows !== arrived.rows || left.digest !== arrived.digest) {
				throw new StartError(`${table.name} did not arrive as it was; everything was taken back.`)
			}
			rows += Number(arrived.rows)
			if (arrived.rows !== "0") say(`  ${table.name}: ${arrived.rows}`)
		}
		await copySequences(source, target)
	})
	return { tables: tables.length, rows }
}
