import { pipeline } from "node:stream/promises"
import { from as copyFrom, to as copyTo } from "pg-copy-streams"
import {
	BOOKKEEPING,
	continueSequences,
	fillTable,
	fingerprint,
	inTransaction,
	OWN_RELATIONS,
	PLAIN_VALUES,
	sequencesOf,
	tablesOf,
} from "./database-tables.mjs"
import { StartError, say } from "./progress.mjs"

/** Tables without rows, as from a failed move, pass. @param {import("pg").Client} client @returns {Promise<void>} */
export async function assertEmpty(client) {
	const { rows } = await client.query(OWN_RELATIONS)
	const known = rows.some(({ name }) => name === BOOKKEEPING)
	for (const { name, quoted, kind } of rows) {
		if (name === BOOKKEEPING || (known && kind === "S")) continue
		const isEmpty = known && kind === "r" && (await client.query(`SELECT FROM ${quoted} LIMIT 1`)).rowCount === 0
		if (!isEmpty) throw new StartError(`the target is not empty: ${name} is there. Nothing was changed.`)
	}
}

/** All rows of one moment, or none. @param {import("pg").Client} source stays within its transaction, perhaps within a
 * COPY: close it @param {import("pg").Client} target has the same migrations and empty tables */
export async function copyDatabase(source, target) {
	await Promise.all([source.query(PLAIN_VALUES), target.query(PLAIN_VALUES)])
	await source.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
	const tables = await tablesOf(source)
	let rows = 0
	await inTransaction(target, async () => {
		for (const table of tables) {
			const { name, columns } = table
			const arrived = await fillTable(target, table, await fingerprint(source, table), () =>
				pipeline(
					source.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`)),
					target.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`)),
				),
			)
			rows += arrived
			if (arrived > 0) say(`  ${name}: ${arrived}`)
		}
		await continueSequences(target, await sequencesOf(source))
	})
	return { tables: tables.length, rows }
}
