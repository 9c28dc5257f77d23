import { existsSync } from "node:fs"
import path from "node:path"
import { clearSecondFactor } from "./clear-second-factor.mjs"
import { prepare } from "./prepare.mjs"
import { run, StartError, say } from "./progress.mjs"
import { checkNode, loadDotEnv } from "./project.mjs"
import { readSettings } from "./settings.mjs"

/** @param {string} email */
async function reset(email) {
	const { startEmbeddedPostgres } = await import("./embedded-postgres.mjs")
	const { withDatabase } = await import("./prepare-database.mjs")
	const { checkDatabase } = await import("./check-database.mjs")
	const { dataDir, databaseUrl } = readSettings({ dev: false })
	if (databaseUrl) return withDatabase(await checkDatabase(databaseUrl), (client) => clearSecondFactor(client, email))
	if (!existsSync(path.join(dataDir, "postgres"))) throw new StartError(`there is no embedded database in ${dataDir}.`)
	const embedded = await startEmbeddedPostgres({ dataDir })
	try {
		await withDatabase(embedded.url, (client) => clearSecondFactor(client, email))
	} finally {
		await embedded.stop()
	}
}

await run(async () => {
	checkNode()
	loadDotEnv()
	const email = process.argv[2] ?? ""
	if (!email.includes("@")) throw new StartError("no account named. npm run reset-two-step -- EMAIL")
	await prepare({ build: false })
	await reset(email)
	say(`Two-step sign-in of ${email} is off. The password alone signs in until it is set up again.`)
}, "Cannot reset")
