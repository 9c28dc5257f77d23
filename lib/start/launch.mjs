import { bridge, CHECK_STORAGE, CHECKED, REFUSE, STOP } from "../bridge.mjs"
import { objectsAreLocal } from "../env-schema.mjs"
import { checkDatabase } from "./check-database.mjs"
import { checkSettings } from "./check-settings.mjs"
import { startEmbeddedPostgres } from "./embedded-postgres.mjs"
import { stopOnSignals } from "./graceful-stop.mjs"
import { claimPort } from "./listen.mjs"
import { migrateDatabase, openDatabaseKeys, seedDatabase } from "./prepare-database.mjs"
import { say, seconds } from "./progress.mjs"
import { ROOT } from "./project.mjs"
import { serve } from "./serve.mjs"
import { closeObjects, composeEnvironment, ensureDataDir, ensureSecrets, readSettings } from "./settings.mjs"

/** @param {import("./seed.mjs").FirstLogin[]} logins printed in a fixed form, which tests read */
function announce(logins) {
	if (logins.length === 0) return
	say("First sign-in, shown only this once:")
	for (const { role, email, password, path } of logins) {
		say(`  ${role}: ${email} / ${password} at ${process.env.NEXTAUTH_URL}${path}`)
	}
}

/** Refuses what can be refused before the first byte is served. @param {{ dev: boolean, startedAt: number }} options
 * startedAt: when the process began */
export async function launch({ dev, startedAt }) {
	// The build and the product's threads look for their files relative to this folder.
	process.chdir(ROOT)
	const settings = readSettings({ dev })
	checkSettings(settings)
	Object.assign(process.env, { NODE_ENV: dev ? "development" : "production" })
	const port = await claimPort(settings)
	ensureDataDir(settings.dataDir)
	if (objectsAreLocal(process.env)) closeObjects(settings.dataDir)
	const besideDatabase = ensureSecrets(settings)
	composeEnvironment({ ...settings, port })
	const stopping = stopOnSignals(settings.shutdownDeadlineMs)
	// For instrumentation.ts, which checks the configuration once the framework has loaded it.
	bridge[REFUSE] = async (line) => {
		console.error(`Cannot start: ${line}`)
		await stopping.undo()
		process.exit(1)
	}
	/** Never resolves if the configuration is refused: the refusal ends the process. @type {Promise<void>} */
	const checked = new Promise((resolve) => {
		bridge[CHECKED] = () => resolve(undefined)
	})
	// Takes as long as starting the database, so both run side by side.
	const framework = import("next")
	framework.catch(() => {})
	let { databaseUrl } = settings
	if (!databaseUrl) {
		/** @param {Error} error */
		const onLost = (error) => {
			console.error(`Stopping: the embedded database ended and cannot be started again: ${error.message}`)
			process.exit(1)
		}
		const database = await startEmbeddedPostgres({ dataDir: settings.dataDir, onLost })
		stopping.add(() => database.stop())
		databaseUrl = database.url
		say(`Database: embedded PostgreSQL on port ${database.port}${database.adopted ? ", already running" : ""}.`)
	}
	try {
		const address = await checkDatabase(databaseUrl)
		process.env.DATABASE_URL = address
		await migrateDatabase(address, { onApplied: (name) => say(`Migration applied: ${name}`) })
		for (const line of await openDatabaseKeys(address, { besideDatabase })) say(line)
		// A start that is then refused must not show passwords that are shown only once.
		const beforeListening = async () => {
			await checked
			announce(await seedDatabase(address, { demo: settings.seedDemo }))
		}
		const close = await serve({ ...settings, port, next: (await framework).default, beforeListening })
		// lib/services/start-services.ts sets STOP: it stops the job queue and closes the database connections.
		stopping.add((withinMs) => bridge[STOP]?.(withinMs))
		stopping.add(close)
	} catch (error) {
		await stopping.undo()
		throw error
	}
	say(`Ready in ${seconds(startedAt)} on port ${port}: ${process.env.NEXTAUTH_URL}`)
	say(`  platform administration: ${process.env.NEXTAUTH_URL}/admin/platform`)
	// The start does not wait: if the bucket is down, visitors can still use the rest.
	bridge[CHECK_STORAGE]?.().then(({ line }) => say(line))
}
