import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from "node:fs"
import path from "node:path"
import { codeOf } from "./errors.mjs"
import { StartError, say } from "./progress.mjs"
import { ROOT } from "./project.mjs"
import { randomSecret, readState, writeState } from "./state.mjs"

/** In a data folder during a restore: half of a backup must not be served. */
export const RESTORING = ".restoring"
const HALF_RESTORED = "a restore into DATA_DIR did not come to its end; run it again, or empty the folder."

export const SECRETS = ["NEXTAUTH_SECRET", "ENCRYPTION_KEY", "MEDIA_SECRET"]
/** As lib/env-schema.mjs wants them. */
export const SHORTEST_SECRET = 32
export const SECRETS_FILE = "secrets.json"
export const PREVIOUS_KEY = "ENCRYPTION_KEY_PREVIOUS"

/** @param {string} name @param {number} fallback @param {number} min @param {number} max */
function wholeNumber(name, fallback, min, max) {
	const given = process.env[name]
	if (!given) return fallback
	const value = Number(given)
	if (/^\d+$/.test(given) && value >= min && value <= max) return value
	throw new StartError(`${name} must be a whole number from ${min} to ${max}.`)
}

/** Only what the launcher itself needs; lib/env.ts reads the rest. @param {{ dev: boolean }} mode */
export function readSettings({ dev }) {
	const port = wholeNumber("PORT", 3000, 0, 65_535)
	return {
		dev,
		port,
		host: process.env.HOST || "0.0.0.0",
		dataDir: path.resolve(ROOT, process.env.DATA_DIR || ".data"),
		databaseUrl: process.env.DATABASE_URL || undefined,
		trustProxyHops: wholeNumber("TRUST_PROXY_HOPS", 0, 0, 20),
		shutdownDeadlineMs: wholeNumber("SHUTDOWN_DEADLINE_SECONDS", 10, 1, 3600) * 1000,
		seedDemo: process.env.DATABASE_URL ? ["true", "1"].includes(process.env.SEED_DEMO ?? "") : true,
	}
}

/** PostgreSQL's user must pass through it whatever the umask; each file has its own mode. @param {string} dataDir */
export function ensureDataDir(dataDir) {
	try {
		const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined
		if (isNew && process.getuid?.() === 0) chmodSync(dataDir, 0o711)
		accessSync(dataDir, constants.W_OK)
		if (existsSync(path.join(dataDir, RESTORING))) throw new StartError(HALF_RESTORED)
	} catch (error) {
		if (error instanceof StartError) throw error
		throw new StartError(`DATA_DIR ${dataDir} cannot be written to (${codeOf(error)}).`)
	}
}

/** Closes people's videos to other users of this host, whatever the umask. @param {string} dataDir */
export function closeObjects(dataDir) {
	const folder = path.join(dataDir, "objects")
	mkdirSync(folder, { recursive: true })
	const isOpen = () => (statSync(folder).mode & 0o077) !== 0
	if (!isOpen()) return
	try {
		chmodSync(folder, 0o700)
	} catch {
		// Another user's folder, reached through its group, or a disk without modes.
	}
	if (isOpen()) say(`Other users of this host may reach ${folder}: close it with chmod 700, as its owner.`)
}

/** @param {{ databaseUrl?: string }} settings @returns {string[]} the secrets that this host makes. @throws a
 * StartError with the operator's own database, for which several hosts would make different ones. */
export function missingSecrets({ databaseUrl }) {
	const missing = SECRETS.filter((name) => !process.env[name])
	if (missing.length === 0 || !databaseUrl) return missing
	const verb = missing.length === 1 ? "is" : "are"
	throw new StartError(`${missing.join(", ")} ${verb} required with DATABASE_URL, 32 characters or more each.`)
}

/** Generates missing secrets once. @param {{ databaseUrl?: string, dataDir: string }} settings @returns {boolean}
 * whether ENCRYPTION_KEY is beside the database */
export function ensureSecrets({ databaseUrl, dataDir }) {
	const missing = missingSecrets({ databaseUrl })
	if (missing.length === 0) return false
	const file = path.join(dataDir, SECRETS_FILE)
	const kept = /** @type {Record<string, string>} */ (readState(file))
	const made = missing.filter((name) => !kept[name])
	for (const name of made) kept[name] = randomSecret()
	if (made.length > 0) writeState(file, kept)
	for (const name of missing) process.env[name] = kept[name]
	const isKeyHere = missing.includes("ENCRYPTION_KEY")
	if (isKeyHere && kept[PREVIOUS_KEY]) process.env[PREVIOUS_KEY] ||= kept[PREVIOUS_KEY]
	return isKeyHere
}

/** @param {{ dataDir: string, port: number }} settings port: the listening one */
export function composeEnvironment({ dataDir, port }) {
	process.env.DATA_DIR = dataDir
	process.env.APP_URL ||= `http://localhost:${port}`
	// next-auth reads only this name. Two different addresses would break its cookies.
	process.env.NEXTAUTH_URL = process.env.APP_URL.replace(/(?<!\/)\/+$/, "")
	process.env.NEXT_TELEMETRY_DISABLED = "1"
}
