import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./project.mjs"

/** Outputs, tests, and the launcher itself are not a build's input. */
const IGNORED = [/(^|\/)generated(\/|$)/, /\.test\.tsx?$/, /^lib\/start(\/|$)/, /(^|\/)\.DS_Store$/]

/** @param {string} entry a path relative to the checkout @returns {string[]} files, sorted */
function filesUnder(entry) {
	if (IGNORED.some((pattern) => pattern.test(entry))) return []
	const stats = statSync(path.join(ROOT, entry), { throwIfNoEntry: false })
	if (!stats) return []
	if (stats.isFile()) return [entry]
	return readdirSync(path.join(ROOT, entry))
		.sort()
		.flatMap((name) => filesUnder(`${entry}/${name}`))
}

/** SHA-256 over names and contents, not times. @param {string[]} entries relative to the checkout; may be absent */
export function fingerprint(entries) {
	const hash = createHash("sha256")
	for (const file of entries.flatMap(filesUnder)) {
		hash
			.update(`${file}\0`)
			.update(readFileSync(path.join(ROOT, file)))
			.update("\0")
	}
	return hash.digest("hex")
}

/** @param {string} stamp path relative to the checkout @param {string} value */
export function isStamped(stamp, value) {
	try {
		return readFileSync(path.join(ROOT, stamp), "utf8") === value
	} catch {
		return false
	}
}

/** @param {string} stamp path relative to the checkout @param {string} value */
export function writeStamp(stamp, value) {
	const file = path.join(ROOT, stamp)
	mkdirSync(path.dirname(file), { recursive: true })
	writeFileSync(file, value)
}
