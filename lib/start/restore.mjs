import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { openBackup } from "./backup-format.mjs"
import { copyFiles, sha256Of } from "./copy-files.mjs"
import { prepare } from "./prepare.mjs"
import { run, StartError, say, seconds } from "./progress.mjs"
import { checkNode, folderArgument, loadDotEnv } from "./project.mjs"
import { ensureDataDir, PREVIOUS_KEY, RESTORING, readSettings, SECRETS, SECRETS_FILE } from "./settings.mjs"
import { readState } from "./state.mjs"

const USAGE = "npm run restore -- FOLDER"
const OTHER_KEY =
	"ENCRYPTION_KEY is another one than at the time of the backup. Before the next start, set the one of that time; or set it as ENCRYPTION_KEY_PREVIOUS, and run `npm run rotate-key`."

/** @typedef {import("./backup-format.mjs").Manifest} Manifest */
/** @typedef {import("./copy-files.mjs").Sum} Sum */

/** A newer version's rows do not fit into this version's tables. @param {Manifest} manifest */
async function checkVersion({ database }) {
	const { knownMigrations } = await import("./prepare-database.mjs")
	const known = new Map(knownMigrations().map(({ name, checksum }) => [name, checksum]))
	const foreign = database.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
	if (foreign)
		throw new StartError(`this version does not know ${foreign.name}; restore with the version that made it.`)
}

/** @param {Sum} expected @param {string | undefined} sha256 */
function compare({ name, sha256: expected }, sha256) {
	if (sha256 !== expected) throw new StartError(`${name} is ${sha256 ? "not as the backup wrote it" : "missing"}.`)
}

/** @param {string} folder @param {string} dataDir @param {Sum[]} sums */
async function restoreFiles(folder, dataDir, sums) {
	const isRow = (/** @type {Sum} */ { name }) => name.startsWith("database/")
	for (const sum of sums.filter(isRow)) {
		const file = path.join(folder, sum.name)
		compare(sum, existsSync(file) ? await sha256Of(file) : undefined)
	}
	const files = sums.filter((sum) => !isRow(sum))
	const copied = await copyFiles(
		folder,
		dataDir,
		files.map(({ name }) => name),
	)
	const found = new Map(copied.map(({ name, sha256 }) => [name, sha256]))
	for (const sum of files) compare(sum, found.get(sum.name))
}

/** The next start applies later migrations. @param {string} folder @param {string} dataDir @param {Manifest} manifest */
async function restoreDatabase(folder, dataDir, { database }) {
	const { startEmbeddedPostgres } = await import("./embedded-postgres.mjs")
	const { migrateDatabase, withDatabase } = await import("./prepare-database.mjs")
	const { loadDatabase } = await import("./dump-database.mjs")
	const { isKeyOf } = await import("./keys.mjs")
	const names = new Set(database.migrations.map(({ name }) => name))
	const embedded = await startEmbeddedPostgres({ dataDir })
	try {
		await migrateDatabase(embedded.url, { wanted: (name) => names.has(name) })
		const kept = readState(path.join(dataDir, SECRETS_FILE))
		const keys = ["ENCRYPTION_KEY", PREVIOUS_KEY]
			.map((name) => String(process.env[name] || kept[name] || ""))
			.filter(Boolean)
		return await withDatabase(embedded.url, async (client) => ({
			rows: await loadDatabase(client, path.join(folder, "database"), database),
			isKeyRight: keys.length === 0 || (await isKeyOf(client, keys)),
		}))
	} finally {
		await embedded.stop()
	}
}

/** Removes what a restore has made; a killed one may have left its database running. @param {string} dataDir */
async function clear(dataDir) {
	if (existsSync(path.join(dataDir, "postgres"))) {
		const { startEmbeddedPostgres } = await import("./embedded-postgres.mjs")
		await (await startEmbeddedPostgres({ dataDir })).stop()
	}
	// The mark goes last: without it, what is left would look like data.
	const made = readdirSync(dataDir).filter((name) => name !== RESTORING)
	for (const name of [...made, RESTORING]) rmSync(path.join(dataDir, name), { recursive: true, force: true })
}

await run(async () => {
	const startedAt = performance.now()
	checkNode()
	loadDotEnv()
	const folder = folderArgument(USAGE)
	const { dataDir } = readSettings({ dev: false })
	if (process.env.DATABASE_URL) {
		throw new StartError(
			"DATABASE_URL is set. A backup returns to an embedded database; `npm run move-database` moves on from there.",
		)
	}
	const { manifest, sums } = await openBackup(folder)
	await prepare({ build: false })
	await checkVersion(manifest)
	const mark = path.join(dataDir, RESTORING)
	if (existsSync(mark)) await clear(dataDir)
	ensureDataDir(dataDir)
	if (readdirSync(dataDir).length > 0) {
		throw new StartError(`${dataDir} is not empty. Set DATA_DIR to a new folder, or move that one away.`)
	}
	writeFileSync(mark, "", { flush: true })
	try {
		await restoreFiles(folder, dataDir, sums)
		const { rows, isKeyRight } = await restoreDatabase(folder, dataDir, manifest)
		rmSync(mark)
		const files = sums.filter(({ name }) => name.startsWith("objects/")).length
		say(`Restored ${rows} rows and ${files} files of ${manifest.made_at} in ${seconds(startedAt)}; all hashes agree.`)
		if (!isKeyRight) say(OTHER_KEY)
	} catch (error) {
		await clear(dataDir)
		throw error
	}
	const missing = manifest.secrets.filter((name) => [...SECRETS, PREVIOUS_KEY].includes(name) && !process.env[name])
	if (missing.length > 0)
		say(`Before the next start, set ${missing.join(", ")} as they were: the backup does not hold them.`)
	if (!manifest.objects) say("The videos are where they were: start with the same settings of storage.")
}, "Cannot restore")
