import { setTimeout as delay } from "node:timers/promises"
import { PrismaPg } from "@prisma/adapter-pg"
import pg from "pg"
import { applySession, DEFAULT_SCHEMA, quoted, readAddress } from "@/lib/database-address.mjs"
import { env } from "@/lib/env"
import { log } from "@/lib/log"
import { observer } from "@/lib/observer"
import { processWide } from "@/lib/process-wide"
import { databaseCollided } from "./database-away"
import { PrismaClient } from "./generated/client"

// One pool per process, for Prisma and for statements that Prisma cannot express (COPY, FOR UPDATE SKIP LOCKED). Every
// wait has a limit: a paused database must lead to a 503 in under five seconds, not to a pile of hanging requests.
const STATEMENT_TIMEOUT_MS = 15_000
const TRANSACTION_TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000

/** How long one statement may stay silent. Waits for a connection or a lock end after DATABASE_PATIENCE_MS. */
export const queryTimeoutMs = () => env().DATABASE_PATIENCE_MS + 500

// The adapter sends times without an offset: a session in a local zone would store every consent hours off. The default
// random_page_cost, a turning disk's, makes the planner read one business's rows in the index of all businesses.
const SESSION = { TimeZone: "UTC", DateStyle: "ISO", random_page_cost: 1.1 }

/** These commits do not wait for the disk. A power cut may lose the last half second of them. */
const UNSYNCED = { synchronous_commit: "off" }
const UNSYNCED_POOL_SIZE = 4

/** The search path holds one schema, so that a statement never finds another installation's tables. */
function openingWith(own: Record<string, string | number>) {
	const { config, session } = readAddress(env().DATABASE_URL)
	const statement = applySession({ ...session, ...SESSION, search_path: quoted(schemaName()), ...own })
	return { config, statement }
}

function createPool({ max, own = {} }: { max: number; own?: Record<string, string> }): pg.Pool {
	const { config, statement } = openingWith({
		statement_timeout: Math.max(STATEMENT_TIMEOUT_MS, queryTimeoutMs()),
		lock_timeout: env().DATABASE_PATIENCE_MS,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
		...own,
	})
	const pool = new pg.Pool({
		...config,
		max,
		connectionTimeoutMillis: env().DATABASE_PATIENCE_MS,
		query_timeout: queryTimeoutMs(),
		idleTimeoutMillis: 30_000,
		keepAlive: true,
		onConnect: async (client) => {
			await client.query(statement)
		},
	})
	// Without a listener, an idle connection that the server closes would end the process.
	pool.on("error", (error) => log.warn({ err: error.message }, "idle database connection lost"))
	return pool
}

const schemaName = () => readAddress(env().DATABASE_URL).schema ?? DEFAULT_SCHEMA

interface Connections {
	pool: pg.Pool
	unsynced: pg.Pool
	prisma: PrismaClient
}

const held = processWide("db", (): { connections?: Connections } => ({}))

function connections(): Connections {
	if (held.connections) return held.connections
	const pool = createPool({ max: env().DATABASE_POOL_SIZE })
	const unsynced = createPool({ max: UNSYNCED_POOL_SIZE, own: UNSYNCED })
	const prisma = new PrismaClient({
		adapter: new PrismaPg(pool, { schema: schemaName() }),
		transactionOptions: {
			maxWait: env().DATABASE_PATIENCE_MS,
			timeout: Math.max(TRANSACTION_TIMEOUT_MS, queryTimeoutMs()),
		},
	})
	held.connections = { pool, unsynced, prisma }
	return held.connections
}

export function db(): PrismaClient {
	return connections().prisma
}

export function pool(): pg.Pool {
	return connections().pool
}

/** Only for the counts of rate limits: visitors wait for these commits. */
export function unsyncedPool(): pg.Pool {
	return connections().unsynced
}

export type Db = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">

/** A transaction that collides four times in a row is answered as a busy database. */
const MOST_RUNS = 4
/** Doubles with each run, times a random factor, so that two transactions that collided do not meet again. */
const BACK_OFF_MS = 20

/** Runs `work` in one transaction, and again if PostgreSQL ended it because of another one. So `work` must change
 * nothing outside the database. lib/db/people-lock.ts gives the order of locks. */
export async function transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
	for (let run = 1; ; run += 1) {
		try {
			return await db().$transaction(work)
		} catch (error) {
			if (!databaseCollided(error)) throw error
			const isLast = run === MOST_RUNS
			observer()?.collided(isLast ? "given_up" : "run_again")
			if (isLast) throw error
		}
		await delay(Math.random() * BACK_OFF_MS * 2 ** run)
	}
}

export async function closeDb(): Promise<void> {
	const known = held.connections
	if (!known) return
	held.connections = undefined
	await known.prisma.$disconnect()
	await Promise.all([known.pool.end(), known.unsynced.end()])
}

interface DedicatedOptions {
	statementTimeoutMs: number
	/** The longest silence to wait for; forever by default. A paused server does not end a statement itself. */
	queryTimeoutMs?: number
}

/** Opens a connection beside the pool, for COPY and for locks. The caller ends it. */
export async function openDedicatedClient({
	statementTimeoutMs,
	queryTimeoutMs,
}: DedicatedOptions): Promise<pg.Client> {
	const { config, statement } = openingWith({ statement_timeout: statementTimeoutMs })
	const client = new pg.Client({
		...config,
		connectionTimeoutMillis: env().DATABASE_PATIENCE_MS,
		query_timeout: queryTimeoutMs,
		keepAlive: true,
	})
	// After a canceled download, no other code listens for the server's complaint about the closed connection.
	client.on("error", (error) => log.warn({ err: error.message }, "dedicated database connection lost"))
	await client.connect()
	try {
		await client.query(statement)
		return client
	} catch (error) {
		await client.end().catch(() => undefined)
		throw error
	}
}
