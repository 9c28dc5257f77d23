import { PrismaPg } from "@prisma/adapter-pg"
import pg from "pg"
import { env } from "@/lib/env"
import { log } from "@/lib/log"
import { PrismaClient } from "./generated/client"

/**
 * One pool a process, shared by Prisma and by the few statements it cannot say (COPY, FOR UPDATE SKIP LOCKED). The
 * adapter waits for ever by default, so every wait has its limit here: a paused database must become a clear 503 in
 * under five seconds, not a pile of hanging requests.
 */
const STATEMENT_TIMEOUT_MS = 15_000
const TRANSACTION_TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000

/** How long one statement's silence is waited for. A connection and a lock get DATABASE_PATIENCE_MS, which is shorter. */
export const queryTimeoutMs = () => env().DATABASE_PATIENCE_MS + 500

/**
 * The adapter sends times without an offset, and the server reads them in its session's zone. Where the operator's
 * PostgreSQL was initialised in a local zone, every consent would be hours off. Exports show times as the session does.
 */
const SESSION = "-c TimeZone=UTC -c DateStyle=ISO"

/** Commits that do not wait for the disk: a power cut may take the last half second of them. */
const UNSYNCED = " -c synchronous_commit=off"
const UNSYNCED_POOL_SIZE = 4

function createPool({ max, options }: { max: number; options: string }): pg.Pool {
	const pool = new pg.Pool({
		connectionString: env().DATABASE_URL,
		max,
		connectionTimeoutMillis: env().DATABASE_PATIENCE_MS,
		query_timeout: queryTimeoutMs(),
		statement_timeout: Math.max(STATEMENT_TIMEOUT_MS, queryTimeoutMs()),
		lock_timeout: env().DATABASE_PATIENCE_MS,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
		idleTimeoutMillis: 30_000,
		keepAlive: true,
		options,
	})
	// An idle connection that the server closes must not end the process.
	pool.on("error", (error) => log.warn({ err: error.message }, "idle database connection lost"))
	return pool
}

interface Connections {
	pool: pg.Pool
	unsynced: pg.Pool
	prisma: PrismaClient
}

// `next dev` evaluates modules again on every change; the pool must not multiply with it. Several bundles of one server
// (instrumentation, routes) each evaluate this module too, and share the pool through the same symbol.
const KEY = Symbol.for("testimonials.db")
const holder = globalThis as { [KEY]?: Connections }

function connections(): Connections {
	const known = holder[KEY]
	if (known) return known
	const pool = createPool({ max: env().DATABASE_POOL_SIZE, options: SESSION })
	const unsynced = createPool({ max: UNSYNCED_POOL_SIZE, options: SESSION + UNSYNCED })
	const prisma = new PrismaClient({
		adapter: new PrismaPg(pool),
		transactionOptions: {
			maxWait: env().DATABASE_PATIENCE_MS,
			timeout: Math.max(TRANSACTION_TIMEOUT_MS, queryTimeoutMs()),
		},
	})
	const made = { pool, unsynced, prisma }
	holder[KEY] = made
	return made
}

export function db(): PrismaClient {
	return connections().prisma
}

export function pool(): pg.Pool {
	return connections().pool
}

/**
 * For what may be forgotten by a power cut, and by nothing else: the counts of limits. Each of them is a commit that a
 * visitor waits for before anything begins.
 */
export function unsyncedPool(): pg.Pool {
	return connections().unsynced
}

/** What a mutation takes, so that it can run alone or inside a caller's transaction. */
export type Db = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">

export function transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
	return db().$transaction((tx) => work(tx))
}

/** For tests and scripts; a server keeps its pool until the process ends. */
export async function closeDb(): Promise<void> {
	const known = holder[KEY]
	if (!known) return
	holder[KEY] = undefined
	await known.prisma.$disconnect()
	await Promise.all([known.pool.end(), known.unsynced.end()])
}

interface DedicatedOptions {
	statementTimeoutMs: number
	/** How long its silence is waited for; a paused server does not end a statement itself. For ever where absent. */
	queryTimeoutMs?: number
}

/** A connection beside the pool, for COPY and for locks: with a time limit of its own. Whoever opens it ends it. */
export async function openDedicatedClient({
	statementTimeoutMs,
	queryTimeoutMs,
}: DedicatedOptions): Promise<pg.Client> {
	const client = new pg.Client({
		connectionString: env().DATABASE_URL,
		connectionTimeoutMillis: env().DATABASE_PATIENCE_MS,
		statement_timeout: statementTimeoutMs,
		query_timeout: queryTimeoutMs,
		keepAlive: true,
		options: SESSION,
	})
	// After a cancelled download the server's complaint about the closed connection has nobody else to go to.
	client.on("error", (error) => log.warn({ err: error.message }, "dedicated database connection lost"))
	await client.connect()
	return client
}
