import { existsSync, mkdirSync, readdirSync } from "node:fs"
import path from "node:path"
import { sealBackup } from "./backup-format.mjs"
import { copyFiles, filesBelow, sha256Of } from "./copy-files.mjs"
import { codeOf } from "./errors.mjs"
import { prepare } from "./prepare.mjs"
import { run, StartError, say, seconds } from "./progress.mjs"
import { checkNode, folderArgument, loadDotEnv } from "./project.mjs"
import { PREVIOUS_KEY, readSettings, SECRETS, SECRETS_FILE } from "./settings.mjs"

const USAGE = "npm run backup -- FOLDER"
/** While this lock is held, lib/storage/ledger-mutations.ts removes no objects. */
const HOLD_OBJECTS = "SET lock_timeout = '10s'; SELECT pg_advisory_lock(hashtextextended('backup', 0))"
/** A killed process leaves half-written copies; see lib/storage/local-disk.ts. */
const isWhole = (/** @type {string} */ name) => !name.includes("~")

/** @param {string} folder @param {string} name a folder within it */
async function sumsOf(folder, name) {
	const sums = []
	for (const file of await filesBelow(path.join(folder, name))) {
		sums.push({ name: `${name}/${file}`, sha256: await sha256Of(path.join(folder, name, file)) })
	}
	return sums
}

/** Rows first, then files: what a row names can't disappear. @param {string} dataDir @param {string} folder empty */
async function backUp(dataDir, folder) {
	const { startEmbeddedPostgres } = await import("./embedded-postgres.mjs")
	const { withDatabase } = await import("./prepare-database.mjs")
	const { dumpDatabase } = await import("./dump-database.mjs")
	const { objectsAreLocal } = await import("../env-schema.mjs")
	const embedded = await startEmbeddedPostgres({ dataDir })
	try {
		return await withDatabase(embedded.url, async (client) => {
			await client.query(HOLD_OBJECTS).catch((error) => {
				throw codeOf(error) === "55P03" ? new StartError("another backup is running.") : error
			})
			const database = await dumpDatabase(client, path.join(folder, "database"))
			await client.query("COMMIT")
			const sums = await sumsOf(folder, "database")
			const objects = objectsAreLocal(process.env)
			if (objects) {
				const from = path.join(dataDir, "objects")
				const copied = await copyFiles(from, path.join(folder, "objects"), (await filesBelow(from)).filter(isWhole))
				sums.push(...copied.map((sum) => ({ ...sum, name: `objects/${sum.name}` })))
			}
			if (existsSync(path.join(dataDir, SECRETS_FILE))) sums.push(...(await copyFiles(dataDir, folder, [SECRETS_FILE])))
			// The lock ends with its connection.
			await client.query("SELECT 1").catch(() => {
				throw new StartError("the database ended meanwhile; take the backup again.")
			})
			const secrets = [...SECRETS, PREVIOUS_KEY].filter((name) => process.env[name])
			await sealBackup(folder, sums, { made_at: new Date().toISOString(), database, objects, secrets })
			const rows = database.tables.reduce((sum, table) => sum + Number(table.rows), 0)
			return { rows, objects, files: sums.filter(({ name }) => name.startsWith("objects/")).length, secrets }
		})
	} finally {
		await embedded.stop()
	}
}

await run(async () => {
	const startedAt = performance.now()
	checkNode()
	loadDotEnv()
	const folder = folderArgument(USAGE)
	const { dataDir } = readSettings({ dev: false })
	if (process.env.DATABASE_URL) {
		throw new StartError("DATABASE_URL is set: back that database up with its own tools, before the videos.")
	}
	if (!existsSync(path.join(dataDir, "postgres"))) throw new StartError(`there is no embedded database in ${dataDir}.`)
	if (existsSync(folder) && readdirSync(folder).length > 0) throw new StartError(`${folder} is not empty.`)
	if (`${folder}${path.sep}`.startsWith(`${dataDir}${path.sep}`)) {
		throw new StartError("the backup must lie outside of DATA_DIR, or it would be lost with it.")
	}
	await prepare({ build: false })
	// It holds names, addresses, and keys.
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const { rows, objects, files, secrets } = await backUp(dataDir, folder)
	say(`Backed up ${rows} rows and ${files} files in ${seconds(startedAt)}, each with its hash: ${folder}`)
	if (!objects)
		say("The videos are not in DATA_DIR, so this does not copy them: back up the place that your settings name.")
	if (secrets.length > 0) say(`Keep ${secrets.join(", ")} as well: the environment holds them, this backup does not.`)
}, "Cannot back up")
