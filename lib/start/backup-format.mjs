import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { sha256Of } from "./copy-files.mjs"
import { codeOf } from "./errors.mjs"
import { StartError } from "./progress.mjs"
import { readState, writeState } from "./state.mjs"

/** Holds `database/`, one file per table; `objects/`; `secrets.json`, if this host made the secrets; `SHA256SUMS` over
 * all of those; and `manifest.json`, written last, so that a folder without one is no backup. */
const FORMAT = 1
const SUMS = "SHA256SUMS"
const MANIFEST = "manifest.json"
const INSIDE = /^(?:database|objects)\/|^secrets\.json$/

/** @typedef {import("./copy-files.mjs").Sum} Sum */

/**
 * @typedef {object} Manifest
 * @property {string} made_at
 * @property {import("./dump-database.mjs").Dump} database
 * @property {boolean} objects false for a bucket, which has its own backup
 * @property {string[]} secrets names of those that the environment gave, which are not included
 */

/** @param {string} folder @param {Sum[]} sums @param {Manifest} manifest */
export async function sealBackup(folder, sums, manifest) {
	const file = path.join(folder, SUMS)
	await writeFile(file, sums.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""), { flag: "wx", flush: true })
	writeState(path.join(folder, MANIFEST), { format: FORMAT, sums: await sha256Of(file), ...manifest })
}

/** @param {string} folder @returns {Promise<{ manifest: Manifest, sums: Sum[] }>} Throws a StartError. */
export async function openBackup(folder) {
	const manifest = readState(path.join(folder, MANIFEST))
	if (manifest.format === undefined) throw new StartError(`there is no complete backup in ${folder}.`)
	if (manifest.format !== FORMAT)
		throw new StartError("a newer version made this backup; restore it with that version.")
	const file = path.join(folder, SUMS)
	const text = await readFile(file, "utf8").catch((error) => {
		throw new StartError(`${file} cannot be read (${codeOf(error)}).`)
	})
	if ((await sha256Of(file)) !== manifest.sums) throw new StartError(`${file} is not as the backup wrote it.`)
	const sums = text
		.split("\n")
		.filter(Boolean)
		.map((line) => ({ sha256: line.slice(0, 64), name: line.slice(66) }))
	for (const { name } of sums) {
		if (!INSIDE.test(name) || path.posix.normalize(name) !== name)
			throw new StartError(`${name} is no file of a backup.`)
	}
	return { manifest: /** @type {Manifest} */ (/** @type {unknown} */ (manifest)), sums }
}
