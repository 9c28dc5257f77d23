import { randomBytes } from "node:crypto"
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { startEmbeddedPostgres } from "../../../lib/start/embedded-postgres.mjs"
import { ADMIN, startProduct } from "./product.mjs"
import { addTenants } from "./seed.mjs"
import { buildTree } from "./tree.mjs"

/**
 * Everything that the rows share: one build, one PostgreSQL with a database per purpose, and one product for rows that
 * need no special one. Rows add to `cleanup` whatever must be gone before the next row starts.
 * @typedef {Awaited<ReturnType<typeof openLab>>} Lab
 */

/** @param {{ quick: boolean }} options */
export async function openLab({ quick }) {
	const folder = mkdtempSync(path.join(tmpdir(), "bench-"))
	// When root starts it, the database runs as another user, who must be able to enter the folder.
	chmodSync(folder, 0o711)
	const secrets = Object.fromEntries(
		["NEXTAUTH_SECRET", "ENCRYPTION_KEY", "MEDIA_SECRET"].map((name) => [name, randomBytes(32).toString("base64url")]),
	)
	/** @type {(() => unknown)[]} */
	const cleanup = []
	/** @type {(() => unknown)[]} */
	const atEnd = [() => rmSync(folder, { recursive: true, force: true })]
	/** @param {(() => unknown)[]} tasks */
	const undo = async (tasks) => {
		for (const task of tasks.splice(0).reverse()) await task()
	}

	/** @type {ReturnType<typeof buildTree> | undefined} */
	let tree
	/** @type {ReturnType<typeof startEmbeddedPostgres> | undefined} */
	let postgres
	/** @type {ReturnType<typeof startProduct> | undefined} */
	let shared
	/** @type {Map<string, string>} */
	const databases = new Map()

	const lab = {
		quick,
		folder,
		cleanup,
		async tree() {
			tree ??= buildTree()
			return tree
		},
		/** Runs with its shipped settings, including its waits for the disk. */
		async postgres() {
			postgres ??= startEmbeddedPostgres({ dataDir: path.join(folder, "database") }).then((server) => {
				atEnd.push(() => server.stop())
				return server
			})
			return postgres
		},
		/**
		 * @param {string} name @returns {Promise<string>} its address. The database is created once, and its first product
		 * migrates it.
		 */
		async database(name) {
			const server = await lab.postgres()
			const url = new URL(server.url)
			url.pathname = `/${name}`
			if (!databases.has(name)) {
				databases.set(name, url.href)
				await query(server.url, `CREATE DATABASE ${name}`)
			}
			return url.href
		},
		/** @param {string} name of the database and of the data folder @param {Record<string, string>} [environment] */
		async productOn(name, environment = {}) {
			const dataDir = path.join(folder, `data-${name}`)
			mkdirSync(dataDir, { recursive: true })
			return startProduct(await lab.tree(), {
				...secrets,
				DATABASE_URL: await lab.database(name),
				DATA_DIR: dataDir,
				PLATFORM_ADMIN_EMAIL: ADMIN.email,
				PLATFORM_ADMIN_PASSWORD: ADMIN.password,
				...environment,
			})
		},
		/** One product for all rows that need no special one. It has a few tenants: bench-1 and so on. */
		async product() {
			shared ??= lab.productOn("common").then(async (product) => {
				atEnd.push(() => product.stop())
				const database = new pg.Client({ connectionString: await lab.database("common") })
				await database.connect()
				await addTenants(database, 3)
				await database.end()
				return product
			})
			return shared
		},
		endOfRow: () => undo(cleanup),
		async close() {
			await undo(cleanup)
			await undo(atEnd)
		},
	}
	return lab
}

/** @param {string} url @param {string} statement */
async function query(url, statement) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await client.query(statement).finally(() => client.end())
}
