import { given, parseEnv, parseLimit } from "../env-schema.mjs"
import { StartError } from "./progress.mjs"
import { missingSecrets, SECRETS, SHORTEST_SECRET } from "./settings.mjs"

/** Some readers of settings keep the quotation marks, such as `docker run --env-file`. */
const QUOTED = /^(["']).*\1$/s

const LIMIT = "LIMIT_"

/** Refuses a bad setting before anything is created. What the start makes later counts as right.
 * @param {{ databaseUrl?: string }} settings */
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
		const { message } = /** @type {Error} */ (error)
		const quoted = Object.entries(given(process.env)).filter(
			([name, value]) => message.includes(`${name} must`) && QUOTED.test(value),
		)
		const mend = quoted.map(([name]) => ` ${name} has quotation marks around it, which count: take them off.`).join("")
		throw new StartError(message + mend)
	}
}
