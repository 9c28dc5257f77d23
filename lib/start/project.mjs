import { existsSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { StartError } from "./progress.mjs"

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")

/** Marks a copy that holds only what the built product loads. */
export const STANDALONE = ".standalone"
export const isStandalone = existsSync(path.join(ROOT, STANDALONE))

/** @type {[major: number, minor: number]} */
const OLDEST_NODE = [20, 19]

export function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
	const [oldestMajor, oldestMinor] = OLDEST_NODE
	if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
	throw new StartError(`Node ${OLDEST_NODE.join(".")} or newer is needed, this is ${process.versions.node}.`)
}

/** The environment takes precedence. SKIP_DOTENV keeps a developer's settings from the servers that tests start. */
export function loadDotEnv() {
	// Otherwise the framework would read .env and further files after these settings are checked.
	process.env.__NEXT_PROCESSED_ENV = "true"
	const file = path.join(ROOT, ".env")
	if (process.env.SKIP_DOTENV || !existsSync(file)) return
	process.loadEnvFile(file)
}

/** Relative to where the command was typed: npm runs it in the checkout. @param {string} usage @returns {string} */
export function folderArgument(usage) {
	const [given, ...more] = process.argv.slice(2)
	if (!given || more.length > 0) throw new StartError(`say which folder: ${usage}`)
	return path.resolve(process.env.INIT_CWD ?? process.cwd(), given)
}
