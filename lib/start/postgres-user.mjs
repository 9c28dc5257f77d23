import { execFileSync, spawnSync } from "node:child_process"
import { statSync } from "node:fs"
import path from "node:path"
import { StartError } from "./progress.mjs"

const USER = "postgres"

/** @typedef {{ uid: number, gid: number } | { uid?: undefined, gid?: undefined }} PostgresUser empty unless this
 * process is root */

/** @returns {{ uid: number, gid: number } | undefined} */
function lookUp() {
	/** @param {"-u" | "-g"} flag */
	const id = (flag) =>
		Number(execFileSync("id", [flag, USER], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }))
	try {
		return { uid: id("-u"), gid: id("-g") }
	} catch {
		return undefined
	}
}

/** PostgreSQL refuses to run as root; the user `postgres` is created if missing. @returns {PostgresUser} */
export function postgresUser() {
	if (process.getuid?.() !== 0) return {}
	const known = lookUp()
	if (known) return known
	spawnSync("groupadd", ["--system", USER])
	spawnSync("useradd", ["--system", "--gid", USER, "--no-create-home", USER])
	const made = lookUp()
	if (made) return made
	throw new StartError(`As root PostgreSQL needs a user named ${USER}, which could not be made; start as another user.`)
}

/** @param {import("node:fs").Stats} stats @param {{ uid: number, gid: number }} user */
function mayEnter(stats, { uid, gid }) {
	if (stats.uid === uid) return (stats.mode & 0o100) !== 0
	if (stats.gid === gid) return (stats.mode & 0o010) !== 0
	return (stats.mode & 0o001) !== 0
}

/** That user cannot enter a checkout below /root, and PostgreSQL's message would not say so. @param {string} folder an
 * existing one @param {PostgresUser} user */
export function checkReachable(folder, user) {
	if (user.uid === undefined) return
	const parts = folder.split(path.sep)
	for (let depth = 1; depth <= parts.length; depth += 1) {
		const ancestor = parts.slice(0, depth).join(path.sep) || path.sep
		if (mayEnter(statSync(ancestor), user)) continue
		throw new StartError(
			`the user ${USER}, as which root runs the embedded database, cannot enter ${ancestor}: ` +
				`run "chmod o+x ${ancestor}", or start as another user, or set DATABASE_URL.`,
		)
	}
}
