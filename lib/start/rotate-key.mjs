import { existsSync } from "node:fs"
import path from "node:path"
import { prepare } from "./prepare.mjs"
import { run, StartError, say } from "./progress.mjs"
import { checkNode, loadDotEnv } from "./project.mjs"
import { ensureDataDir, ensureSecrets, PREVIOUS_KEY, readSettings, SECRETS_FILE } from "./settings.mjs"
import { randomSecret, readState, writeState } from "./state.mjs"

const NO_OLD_KEY =
	"say which key goes: set ENCRYPTION_KEY to the new key and ENCRYPTION_KEY_PREVIOUS to the old one, for every process of the product too."

/** Stores both keys first, so that the next start opens everything after a kill. @param {string} file */
function makeNewKey(file) {
	const kept = readState(file)
	const added = { ENCRYPTION_KEY: randomSecret(), [PREVIOUS_KEY]: String(kept.ENCRYPTION_KEY) }
	writeState(file, { ...kept, ...added })
	Object.assign(process.env, added)
}

/** @param {string} url @returns {Promise<number>} how many values were sealed anew */
async function rotate(url) {
	const { withDatabase } = await import("./prepare-database.mjs")
	const { finishRotation } = await import("./keys.mjs")
	const { sealAnew } = await import("./sealed-values.mjs")
	const { ENCRYPTION_KEY: key = "", ENCRYPTION_KEY_PREVIOUS: previous = "" } = process.env
	return withDatabase(url, async (client) => {
		let sum = 0
		// Until a pass finds nothing: the product may have moved a value past the pass.
		for (let count = -1; count !== 0; sum += count) count = await sealAnew(client, { key, previous })
		await finishRotation(client, previous)
		return sum
	})
}

/** @param {string} url @param {{ besideDatabase: boolean }} options */
async function open(url, options) {
	const { migrateDatabase, openDatabaseKeys } = await import("./prepare-database.mjs")
	await migrateDatabase(url)
	for (const line of await openDatabaseKeys(url, options)) say(line)
}

/** @returns {Promise<number>} how many values were sealed anew */
async function main() {
	const settings = readSettings({ dev: false })
	const { dataDir, databaseUrl } = settings
	if (process.env.ENCRYPTION_KEY && !process.env[PREVIOUS_KEY]) throw new StartError(NO_OLD_KEY)
	if (databaseUrl) {
		const { checkDatabase } = await import("./check-database.mjs")
		ensureSecrets(settings)
		const address = await checkDatabase(databaseUrl)
		await open(address, { besideDatabase: false })
		return rotate(address)
	}
	if (!existsSync(path.join(dataDir, "postgres"))) throw new StartError(`there is no embedded database in ${dataDir}.`)
	ensureDataDir(dataDir)
	const besideDatabase = ensureSecrets(settings)
	const file = path.join(dataDir, SECRETS_FILE)
	const { startEmbeddedPostgres } = await import("./embedded-postgres.mjs")
	const embedded = await startEmbeddedPostgres({ dataDir })
	try {
		// A wrong key must not become the previous one.
		await open(embedded.url, { besideDatabase })
		if (!process.env[PREVIOUS_KEY]) {
			if (await embedded.isShared()) throw new StartError("the product runs with the key that is to go: stop it first.")
			makeNewKey(file)
			await open(embedded.url, { besideDatabase })
		}
		const count = await rotate(embedded.url)
		const { [PREVIOUS_KEY]: done, ...kept } = readState(file)
		if (done) writeState(file, kept)
		return count
	} finally {
		await embedded.stop()
	}
}

await run(async () => {
	checkNode()
	loadDotEnv()
	await prepare({ build: false })
	const given = process.env.ENCRYPTION_KEY_PREVIOUS
	const count = await main()
	say(`Sealed ${count} values anew; all that opens does so with ENCRYPTION_KEY alone.`)
	say(
		given
			? "Take ENCRYPTION_KEY_PREVIOUS out of the settings, and destroy the old key once no backup needs it."
			: "The new key is in DATA_DIR/secrets.json. Backups from before hold the old one.",
	)
}, "Cannot rotate the key")
