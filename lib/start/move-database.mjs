import { existsSync } from "node:fs"
import path from "node:path"
import { prepare } from "./prepare.mjs"
import { run, StartError, say, seconds } from "./progress.mjs"
import { checkNode, loadDotEnv } from "./project.mjs"
import { PREVIOUS_KEY, readSettings, SECRETS, SECRETS_FILE } from "./settings.mjs"
import { readState } from "./state.mjs"

const USAGE = "npm run move-database -- postgresql://USER:PASSWORD@HOST:5432/DATABASE"

/** Into an empty database of the operator. The embedded one stays as it was. @param {string} url */
async function move(url) {
	const { startEmbeddedPostgres } = await import("./embedded-postgres.mjs")
	const { migrateDatabase, withDatabase } = await import("./prepare-database.mjs")
	const { checkDatabase } = await import("./check-database.mjs")
	const { objectsAreLocal } = await import("../env-schema.mjs")
	const { assertEmpty, copyDatabase } = await import("./copy-database.mjs")
	const { dataDir } = readSettings({ dev: false })
	if (!existsSync(path.join(dataDir, "postgres"))) {
		throw new StartError(`there is no embedded database in ${dataDir}.`)
	}
	const startedAt = performance.now()
	const embedded = await startEmbeddedPostgres({ dataDir })
	try {
		// Rows that arrive during a move would stay behind.
		if (await embedded.isShared())
			throw new StartError("the product still runs on the embedded database: stop it first.")
		const to = await checkDatabase(url)
		await withDatabase(to, assertEmpty)
		await migrateDatabase(embedded.url)
		await migrateDatabase(to)
		say("Moving:")
		const { tables, rows } = await withDatabase(to, (target) =>
			withDatabase(embedded.url, (source) => copyDatabase(source, target)),
		)
		say(`Moved ${rows} rows in ${tables} tables in ${seconds(startedAt)}; counts and hashes agree.`)
	} finally {
		await embedded.stop()
	}
	const file = path.join(dataDir, SECRETS_FILE)
	const made = readState(file)
	const wanted = made[PREVIOUS_KEY] || process.env[PREVIOUS_KEY] ? [...SECRETS, PREVIOUS_KEY] : SECRETS
	const kept = wanted.filter((name) => !process.env[name])
	say("Before the next start, put into .env or into the service's environment:")
	say("  DATABASE_URL: the address that you have just moved to")
	if (kept.length > 0) say(`  ${kept.join(", ")}: as they stand in ${file}`)
	if (kept.length < wanted.length) {
		say(`  ${wanted.filter((name) => !kept.includes(name)).join(", ")}: as they are set now`)
	}
	say(`Keep ${dataDir}: ${objectsAreLocal(process.env) ? "the videos are in it" : "it still holds the old database"}.`)
}

await run(async () => {
	checkNode()
	loadDotEnv()
	const url = process.argv[2] ?? ""
	if (!/^postgres(ql)?:\/\//.test(url)) throw new StartError(`no address to move to. ${USAGE}`)
	if (process.env.DATABASE_URL) {
		throw new StartError(
			"DATABASE_URL is set, so the embedded database is not in use. Take it out until the move is done.",
		)
	}
	await prepare({ build: false })
	await move(url)
}, "Cannot move")
