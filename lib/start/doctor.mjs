import { existsSync } from "node:fs"
import path from "node:path"
import { bridge, EXAMINE, REFUSE } from "../bridge.mjs"
import { prepare } from "./prepare.mjs"
import { run, StartError, say, sayInstead } from "./progress.mjs"
import { checkNode, loadDotEnv, ROOT } from "./project.mjs"
import { composeEnvironment, ensureDataDir, ensureSecrets, readSettings } from "./settings.mjs"

const MARKS = { good: "ok  ", hint: "note", bad: "BAD " }

/** @import { Finding } from "../bridge.mjs" */

/** Loads the product as a start does, but serves nothing and runs no job, so that it may run beside the product. */
async function examine() {
	const { loadProduct, noServer } = await import("./serve.mjs")
	const { default: next } = await import("next")
	const { checkDatabase } = await import("./check-database.mjs")
	const { checkSettings } = await import("./check-settings.mjs")
	const { examineKeys } = await import("./examine-keys.mjs")
	const { withDatabase } = await import("./prepare-database.mjs")
	const { startEmbeddedPostgres } = await import("./embedded-postgres.mjs")
	process.chdir(ROOT)
	Object.assign(process.env, { NODE_ENV: "production", LOG_LEVEL: "silent" })
	const settings = readSettings({ dev: false })
	checkSettings(settings)
	if (!settings.databaseUrl && !existsSync(path.join(settings.dataDir, "postgres"))) {
		throw new StartError(`there is nothing in ${settings.dataDir} yet: start the product first.`)
	}
	ensureDataDir(settings.dataDir)
	ensureSecrets(settings)
	composeEnvironment(settings)
	const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: settings.dataDir })
	try {
		const address = embedded?.url ?? settings.databaseUrl ?? ""
		/** @type {Finding[]} */
		const refused = []
		/** @type {Finding[]} */
		const keys = []
		try {
			process.env.DATABASE_URL = await checkDatabase(address)
			keys.push(...(await withDatabase(process.env.DATABASE_URL, examineKeys)))
		} catch (error) {
			if (!(error instanceof StartError)) throw error
			refused.push({ verdict: "bad", line: `Database: ${error.message}` })
			process.env.DATABASE_URL ??= address
		}
		/** @type {Promise<() => Promise<Finding[]>>} */
		const ready = new Promise((resolve, reject) => {
			bridge[EXAMINE] = resolve
			bridge[REFUSE] = (line) => {
				reject(new StartError(line))
				return new Promise(() => {})
			}
		})
		// The framework reports what no operator asked for.
		console.log = () => {}
		loadProduct({ dev: false, port: settings.port, next, httpServer: noServer() }).catch(() => {})
		return [...refused, ...keys, ...(await (await ready)())]
	} finally {
		await embedded?.stop()
	}
}

// A monitor reads one JSON text and nothing else.
const isJson = process.argv.includes("--json")
if (isJson) sayInstead(process.stderr)

await run(async () => {
	checkNode()
	loadDotEnv()
	await prepare({ build: true })
	const findings = await examine()
	const count = findings.filter(({ verdict }) => verdict === "bad").length
	if (isJson) process.stdout.write(`${JSON.stringify({ ok: count === 0, findings })}\n`)
	for (const { verdict, line } of findings) say(`${MARKS[verdict]} ${line}`)
	say(count === 0 ? "Nothing is wrong." : `${count} to mend.`)
	process.exit(count === 0 ? 0 : 1)
}, "Cannot examine")
