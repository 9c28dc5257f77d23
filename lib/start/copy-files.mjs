import { createHash } from "node:crypto"
import { constants, createReadStream } from "node:fs"
import { copyFile, mkdir, open, readdir } from "node:fs/promises"
import path from "node:path"
import { codeOf } from "./errors.mjs"
import { StartError, say } from "./progress.mjs"

const SAY_EVERY_MS = 5_000

/** @typedef {{ name: string, sha256: string }} Sum name: the path below its folder, with slashes */

/** @param {string} root @returns {Promise<string[]>} paths below it, with slashes, in order */
export async function filesBelow(root) {
	const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch((error) => {
		if (codeOf(error) === "ENOENT") return []
		throw error
	})
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
		.sort()
}

/** @param {string} file @returns {Promise<string>} hex */
export async function sha256Of(file) {
	const hash = createHash("sha256")
	for await (const piece of createReadStream(file)) hash.update(piece)
	return hash.digest("hex")
}

/** @param {string} file */
async function flush(file) {
	const handle = await open(file, "r+")
	await handle.datasync().finally(() => handle.close())
}

/** Each sum is of the copy's own bytes. @param {string} from @param {string} to @param {string[]} names
 * @returns {Promise<Sum[]>} without files that had disappeared */
export async function copyFiles(from, to, names) {
	const sums = []
	let saidAt = performance.now()
	for (const [done, name] of names.entries()) {
		if (performance.now() - saidAt > SAY_EVERY_MS) {
			say(`  ${done} of ${names.length} files`)
			saidAt = performance.now()
		}
		const target = path.join(to, ...name.split("/"))
		await mkdir(path.dirname(target), { recursive: true })
		try {
			await copyFile(path.join(from, ...name.split("/")), target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
		} catch (error) {
			if (codeOf(error) === "ENOENT") continue
			throw new StartError(`${name} cannot be copied (${codeOf(error)}).`)
		}
		await flush(target)
		sums.push({ name, sha256: await sha256Of(target) })
	}
	return sums
}
