import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { StartError } from "./progress.mjs"

/** The checkout, wherever it was started from. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")

const OLDEST_NODE = [20, 19]

/** Throws a StartError on a Node that cannot run the product. */
export function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
	const [oldestMajor, oldestMinor] = OLDEST_NODE
	if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
	throw new StartError(`Node ${OLDEST_NODE.join(".")} or newer is needed, this is ${process.versions.node}.`)
}

/** Reads `.env` of the checkout. A variable that the environment already has wins. */
export function loadDotEnv() {
	const file = path.join(ROOT, ".env")
	try {
		readFileSync(file)
	} catch {
		return
	}
	process.loadEnvFile(file)
}
