import { createReadStream, createWriteStream, mkdirSync } from "node:fs"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { from as copyFrom, to as copyTo } from "pg-copy-streams"
import {
	BOOKKEEPING,
	continueSequences,
	fillTable,
	fingerprint,
	inTransaction,
	PLAIN_VALUES,
	sequencesOf,
	tablesOf,
} from "./database-tables.mjs"

/**
 * @typedef {object} Dump
 * @property {{ name: string, checksum: string }[]} migrations in the order in which they were applied
 * @property {(import("./database-tables.mjs").Table & import("./database-tables.mjs").Fingerprint & { file: string
 * })[]} tables one file each, as COPY writes it
 * @property {import("./database-tables.mjs").Sequence[]} sequences
 */

/** All rows of one moment, while the product works. @param {import("pg").Client} client stays within its transaction:
 * close it @param {string} folder @returns {Promise<Dump>} */
export async function dumpDatabase(client, folder) {
	mkdirSync(folder)
	await client.query(PLAIN_VALUES)
	await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
	const { rows: migrations } = await client.query(
		`SELECT "migration_name" AS name, "checksum" FROM "${BOOKKEEPING}"
		WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name"`,
	)
	const tables = []
	for (const table of await tablesOf(client)) {
		const { name, columns } = table
		const file = `${name.replace(/\W/g, "")}.copy`
		const rows = client.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`))
		await pipeline(rows, createWriteStream(path.join(folder, file), { flags: "wx", flush: true }))
		tables.push({ ...table, ...(await fingerprint(client, table)), file })
	}
	return { migrations, tables, sequences: await sequencesOf(client) }
}

/** Fills a database that has exactly the dump's migrations: all rows or none. @param {import("pg").Client} client
 * @param {string} folder @param {Dump} dump @returns {Promise<number>} the rows. */
export async function loadDatabase(client, folder, { tables, sequences }) {
	await client.query(PLAIN_VALUES)
	return await inTransaction(client, async () => {
		let rows = 0
		for (const table of tables) {
			const { name, columns, file } = table
			rows += await fillTable(client, table, table, () =>
				pipeline(
					createReadStream(path.join(folder, file)),
					client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`)),
				),
			)
		}
		await continueSequences(client, sequences)
		return rows
	})
}
