import { randomBytes } from "node:crypto"
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs"
import path from "node:path"
import { codeOf } from "./errors.mjs"
import { StartError } from "./progress.mjs"

/** @param {number} bytes @returns {string} base64url */
export function randomSecret(bytes = 32) {
	return randomBytes(bytes).toString("base64url")
}

/** JSON that only its owner can read. @param {string} file @returns {Record<string, unknown>} empty without a file */
export function readState(file) {
	let text
	try {
		text = readFileSync(file, "utf8")
	} catch (error) {
		if (codeOf(error) === "ENOENT") return {}
		throw new StartError(`${file} cannot be read (${codeOf(error)}).`)
	}
	try {
		const state = JSON.parse(text)
		if (typeof state === "object" && state !== null && !Array.isArray(state)) return state
	} catch {
		// One line for every damaged file.
	}
	throw new StartError(
		`${file} is damaged; restore it from a backup: what was sealed with it cannot be read otherwise.`,
	)
}

/** The whole file or nothing: a lost encryption key would take all that it sealed with it. @param {string} file
 * @param {Record<string, unknown>} state */
export function writeState(file, state) {
	mkdirSync(path.dirname(file), { recursive: true })
	const draft = `${file}.${process.pid}`
	const handle = openSync(draft, "w", 0o600)
	try {
		writeSync(handle, `${JSON.stringify(state, null, "\t")}\n`)
		fsyncSync(handle)
	} finally {
		closeSync(handle)
	}
	renameSync(draft, file)
}
