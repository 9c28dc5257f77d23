import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { codeOf, messageOf } from "./errors.mjs"
import { withFileLock } from "./file-lock.mjs"
import { portOf } from "./listen.mjs"
import { createCluster, launchPostmaster } from "./postgres-cluster.mjs"
import { livePostmaster } from "./postmaster.mjs"
import { StartError, say } from "./progress.mjs"
import { randomSecret, readState, writeState } from "./state.mjs"

const HOST = "127.0.0.1"
const DATABASE = "testimonials"
const USE_TRIES = 3
const POLL_MS = 20
/** Allows for the recovery after a power failure. */
const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 8_000
/** Each process that uses the server holds this lock shared. The last one gets it exclusively, and stops the server. */
const IN_USE = 7_236_401

/** @param {number} port 0 for any @returns {Promise<number | undefined>} undefined if it is taken */
function freePort(port) {
	return new Promise((resolve) => {
		const probe = createServer()
		probe.once("error", () => resolve(undefined))
		probe.listen(port, HOST, () => {
			const found = portOf(probe)
			probe.close(() => resolve(found))
		})
	})
}

/** @param {{ password: string, port: number, database?: string }} where */
function urlOf({ password, port, database = DATABASE }) {
	return `postgresql://postgres:${encodeURIComponent(password)}@${HOST}:${port}/${database}`
}

/** @param {{ password: string, port: number }} where @param {() => boolean} isGone
 * @returns {Promise<pg.Client | undefined>} undefined if the server ended */
async function connectWhenReady(where, isGone) {
	const connectionString = urlOf({ ...where, database: "postgres" })
	const giveUpAt = Date.now() + READY_WITHIN_MS
	for (;;) {
		const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
		client.on("error", () => {})
		try {
			await client.connect()
			return client
		} catch (error) {
			await client.end().catch(() => {})
			if (codeOf(error) === "28P01")
				throw new StartError("the embedded database refuses the password in postgres.json.")
			if (isGone()) return undefined
			if (Date.now() > giveUpAt) throw new StartError(`the embedded database does not answer: ${messageOf(error)}`)
		}
		await wait(POLL_MS)
	}
}

/** Replaces the dead server's process number, which another program may have by now. The file stays, because it leads
 * PostgreSQL to the shared memory of the dead server. PostgreSQL ignores its starter's process number in this file.
 * @param {string} databaseDir */
function disownPostmaster(databaseDir) {
	const file = path.join(databaseDir, "postmaster.pid")
	if (!existsSync(file)) return
	const [, ...lines] = readFileSync(file, "utf8").split("\n")
	writeFileSync(file, [process.pid, ...lines].join("\n"))
}

/** @typedef {{ databaseDir: string, logFile: string, stateFile: string, flags: string[] }} Places */
/** @typedef {{ password: string, port?: number }} State postgres.json */
/** @typedef {{ pid: number, port: number, client: pg.Client, adopted: boolean }} Server */

/** @param {string} file @returns {State} */
const readPostgresState = (file) => /** @type {State} */ (readState(file))

/** @param {Places} places @param {State} state @returns {Promise<Server | undefined>} undefined: try again */
async function launch({ databaseDir, logFile, stateFile, flags }, state) {
	const port = (state.port && (await freePort(state.port))) || (await freePort(0))
	if (!port) throw new StartError("no free port for the embedded database.")
	writeState(stateFile, { ...state, port })
	disownPostmaster(databaseDir)
	const { pid, exited } = await launchPostmaster({ databaseDir, logFile, port, flags })
	const client = await connectWhenReady({ password: state.password, port }, () => Boolean(exited()))
	if (!client) {
		// A killed server's sessions end a moment after it.
		if (exited()?.includes("shared memory block")) return undefined
		throw new StartError(`the embedded database ended: ${exited()}`)
	}
	return { pid, port, client, adopted: false }
}

/** Waits for a server that is just starting or stopping. @param {Places} places @param {State} state */
async function adoptOrLaunch(places, state) {
	const giveUpAt = Date.now() + READY_WITHIN_MS
	for (;;) {
		const found = livePostmaster(places.databaseDir)
		if (!found) {
			const launched = await launch(places, state)
			if (launched) return launched
		} else if (found.ready) {
			const isGone = () => !livePostmaster(places.databaseDir)
			const client = await connectWhenReady({ password: state.password, port: found.port }, isGone)
			if (client) return { pid: found.pid, port: found.port, client, adopted: true }
		}
		if (Date.now() > giveUpAt) throw new StartError("the embedded database does not get ready.")
		await wait(POLL_MS)
	}
}

/** Leaves the server running if another process uses it too. @param {string} databaseDir @param {number} pid
 * @param {pg.Client} client */
async function stop(databaseDir, pid, client) {
	try {
		const { rows } = await client.query("SELECT pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) AS last", [
			IN_USE,
		])
		if (!rows[0].last) return
	} catch {
		// Broken connection: other users are unknown. A fast stop loses nothing that was committed.
	} finally {
		await client.end().catch(() => {})
	}
	if (livePostmaster(databaseDir)?.pid !== pid) return
	// SIGINT is PostgreSQL's fast stop: it ends sessions instead of waiting for them.
	process.kill(pid, "SIGINT")
	const giveUpAt = Date.now() + STOP_WITHIN_MS
	while (livePostmaster(databaseDir)?.pid === pid && Date.now() < giveUpAt) await wait(POLL_MS)
}

/** Marks the server as used until the returned connection ends. @param {Places} places @param {State} state */
async function use(places, state) {
	for (let tries = 1; ; tries += 1) {
		const server = await adoptOrLaunch(places, state)
		try {
			await server.client.query("SELECT pg_advisory_lock_shared($1)", [IN_USE])
			return server
		} catch (error) {
			// Its last user is just stopping the server.
			if (tries === USE_TRIES) throw error
		}
	}
}

/**
 * @typedef {object} EmbeddedPostgres
 * @property {string} url
 * @property {number} port
 * @property {number} pid of the first postmaster
 * @property {boolean} adopted it ran already
 * @property {() => Promise<boolean>} isShared whether another process uses it now
 * @property {() => Promise<void>} stop
 */

/** Starts PostgreSQL on its own files, or adopts the server that an earlier process left running.
 * @param {{ dataDir: string, quick?: boolean, flags?: string[], onLost?: (error: Error) => void }} options quick:
 * throw-away data that never waits for the disk. flags: server settings, `name=value`. onLost: a server that ends is
 * restarted on its port; called if that fails. @returns {Promise<EmbeddedPostgres>} */
export async function startEmbeddedPostgres({ dataDir, quick = false, flags = [], onLost }) {
	const databaseDir = path.join(dataDir, "postgres")
	const stateFile = path.join(dataDir, "postgres.json")
	const places = { databaseDir, stateFile, logFile: path.join(dataDir, "postgres.log"), flags }
	/** @template T @param {() => Promise<T>} work */
	const alone = (work) => withFileLock(`${databaseDir}.lock`, "it is starting the database", work)
	const first = await alone(async () => {
		if (!existsSync(databaseDir)) {
			const password = randomSecret()
			writeState(stateFile, { password })
			await createCluster(databaseDir, password, { quick })
		}
		const server = await use(places, readPostgresState(stateFile))
		const known = await server.client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE])
		if (known.rowCount === 0) await server.client.query(`CREATE DATABASE ${DATABASE}`)
		return server
	})

	let current = Promise.resolve(first)
	let stopped = false
	/** @param {Server} server */
	const keep = ({ client }) => client.once("end", () => stopped || void startAgain())
	async function startAgain() {
		say("Database: the embedded PostgreSQL has ended; it is started again.")
		current = alone(() => use(places, readPostgresState(stateFile)))
		try {
			const server = await current
			// All code of this process already uses the server's address.
			if (server.port !== first.port) throw new StartError(`another program has taken its port ${first.port}.`)
			keep(server)
			say("Database: the embedded PostgreSQL is back.")
		} catch (error) {
			if (!stopped) onLost?.(/** @type {Error} */ (error))
		}
	}
	if (onLost) keep(first)

	const { port, pid, adopted } = first
	return {
		url: urlOf({ password: readPostgresState(stateFile).password, port }),
		port,
		pid,
		adopted,
		async isShared() {
			const { rows } = await (await current).client.query(
				"SELECT count(*) > 1 AS shared FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1",
				[IN_USE],
			)
			return rows[0].shared
		},
		async stop() {
			stopped = true
			const server = await current.catch(() => first)
			await stop(databaseDir, server.pid, server.client)
		},
	}
}
