import { given, parseEnv, parseLimit } from "../env-schema.mjs"
import { StartError } from "./progress.mjs"
import { missingSecrets, SECRETS, SHORTEST_SECRET } from "./settings.mjs"

const LIMIT = "LIMIT_"

/**
 * Refuses a bad value of any setting before anything is created. What the start itself makes later counts as right.
 * @param {{ databaseUrl?: string }} settings
 */
export function checkSettings(settings) {
	missingSecrets(settings)
	const made = "x".repeat(SHORTEST_SECRET)
	const later = {
		APP_URL: "http://localhost",
		DATABASE_URL: "postgresql://localhost/embedded",
		...Object.fromEntries(SECRETS.map((name) => [name, made])),
	}
	try {
		parseEnv({ ...later, NODE_ENV: "production", ...given(process.env) })
		for (const name of Object.keys(process.env)) {
			if (name.startsWith(LIMIT)) parseLimit(process.env, name.slice(LIMIT.length))
		}
	} catch (error) {
		throw new StartError(/** @type {Error} */ (error).message)
	}
}
