import { SEALED_COLUMNS, SEALED_KINDS } from "../crypto/key-uses.mjs"
import { boxKey, openWith, sealWith } from "../crypto/sealing.mjs"

const BATCH = 500

/** @typedef {import("../crypto/key-uses.mjs").SealedColumn} Column */
/** @typedef {Partial<Record<keyof typeof SEALED_KINDS, number>>} Counts */

/** @param {import("pg").Client} client @param {Column} column */
async function* valuesOf(client, { table, column, id }) {
	// The doctor also looks at a database that the present version has yet to bring up to date.
	const { rows: there } = await client.query("SELECT to_regclass($1) AS known", [table])
	if (there[0]?.known === null) return
	for (let after = null; ; ) {
		/** @type {{ rows: { id: string, value: string }[] }} */
		const { rows } = await client.query(
			`SELECT ${id}::text AS id, ${column} AS value FROM ${table}
			WHERE ${column} IS NOT NULL AND ($1::uuid IS NULL OR ${id} > $1::uuid) ORDER BY ${table}.${id} LIMIT ${BATCH}`,
			[after],
		)
		yield* rows
		const last = rows.at(-1)
		if (!last) return
		after = last.id
	}
}

/** @param {import("pg").Client} client */
async function* allValues(client) {
	for (const column of Object.values(SEALED_COLUMNS)) {
		for await (const row of valuesOf(client, column)) yield { column, ...row, context: column.context(row.id) }
	}
}

/** @param {import("pg").Client} client @param {(string | undefined)[]} secrets what may open a value
 * @returns {Promise<{ total: number, closed: Counts, isAny: boolean, byOther: number }>} closed: by kind, those that
 * none opens. byOther: those that only another than the first opens. */
export async function countValues(client, secrets) {
	const [own, ...others] = secrets.flatMap((secret) => (secret ? [boxKey(secret)] : []))
	const found = { total: 0, byOther: 0, isAny: false, closed: /** @type {Counts} */ ({}) }
	for await (const { column, value, context } of allValues(client)) {
		found.total += 1
		if (own && openWith(own, value, context) !== null) continue
		if (others.some((key) => openWith(key, value, context) !== null)) found.byOther += 1
		else found.closed[column.kind] = (found.closed[column.kind] ?? 0) + 1
	}
	found.isAny = Object.keys(found.closed).length > 0
	return found
}

/** @param {Counts} counts @returns {{ line: string, mend: string }[]} such as "2 authenticator apps" */
export const linesOf = (counts) =>
	Object.entries(counts).map(([kind, count]) => {
		const { what, mend } = SEALED_KINDS[/** @type {keyof typeof SEALED_KINDS} */ (kind)]
		return { line: `${count} ${count === 1 ? what.replace(/s$/, "") : what}`, mend }
	})

/** Each value alone and only as it was read: the product may write meanwhile, and a killed run leaves values that one
 * of the two keys opens. @param {import("pg").Client} client @param {{ key: string, previous: string }} secrets
 * @param {(count: number) => void} [onSealed] called after each value @returns {Promise<number>} how many */
export async function sealAnew(client, { key, previous }, onSealed) {
	const own = boxKey(key)
	const old = boxKey(previous)
	let count = 0
	for await (const { column, id, value, context } of allValues(client)) {
		if (openWith(own, value, context) !== null) continue
		const plain = openWith(old, value, context)
		if (plain === null) continue
		const { rowCount } = await client.query(
			`UPDATE ${column.table} SET ${column.column} = $1 WHERE ${column.id} = $2::uuid AND ${column.column} = $3`,
			[sealWith(own, plain, context), id, value],
		)
		count += rowCount ?? 0
		onSealed?.(count)
	}
	return count
}
