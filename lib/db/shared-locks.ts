import type pg from "pg"
import { firstAbort } from "@/lib/first-abort"
import { log } from "@/lib/log"
import { processWide } from "@/lib/process-wide"
import { openDedicatedClient, queryTimeoutMs } from "./client"

// Named locks across all processes on the database. Each process holds its locks on one connection beside the pool;
// PostgreSQL releases them when the process dies. A request for a lock notifies its holder, which may release it early.
// A lost connection loses its locks without its holders knowing, so fence whatever a lock guards.
const CHANNEL = "shared_locks"
const LOOK_AGAIN_MS = 500

interface Waiter {
	go(): void
}

interface Holder {
	onWanted(): void
}

interface Entry {
	holder: Holder | undefined
	waiting: Waiter[]
	wake: (() => void) | undefined
}

interface Link {
	client: pg.Client
	query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>
	drop(error?: unknown): void
}

interface Locks {
	link: Promise<Link> | undefined
	entries: Map<string, Entry>
}

const locks = processWide("sharedLocks", (): Locks => ({ link: undefined, entries: new Map() }))

export interface LockRequest {
	onWanted(): void
	signals: readonly AbortSignal[]
	waitMs: number
}

/** @returns a function that releases the lock (call it once), or null if the lock did not come free in time. */
export async function takeSharedLock(name: string, request: LockRequest): Promise<(() => Promise<void>) | null> {
	const giveUp = firstAbort(request.signals, request.waitMs)
	try {
		return await take(name, request, giveUp.signal)
	} finally {
		giveUp.stop()
	}
}

async function take(name: string, request: LockRequest, giveUp: AbortSignal): Promise<(() => Promise<void>) | null> {
	if (!(await ownTurn(name, giveUp))) return null
	try {
		const link = await acquire(name, giveUp)
		if (!link) {
			endTurn(name)
			return null
		}
		const entry = entryOf(name)
		entry.holder = request
		if (entry.waiting.length > 0) request.onWanted()
		return async () => {
			await release(link, name)
			endTurn(name)
		}
	} catch (error) {
		endTurn(name)
		throw error
	}
}

export async function closeSharedLocks(): Promise<void> {
	const { link } = locks
	locks.link = undefined
	await (await link?.catch(() => undefined))?.client.end()
}

function entryOf(name: string): Entry {
	const known = locks.entries.get(name)
	if (known) return known
	const made: Entry = { holder: undefined, waiting: [], wake: undefined }
	locks.entries.set(name, made)
	return made
}

/** The whole connection holds a session lock, so requests within a process take turns. */
async function ownTurn(name: string, giveUp: AbortSignal): Promise<boolean> {
	const free = !locks.entries.has(name)
	const entry = entryOf(name)
	if (free) return true
	entry.holder?.onWanted()
	return new Promise((resolve) => {
		const waiter: Waiter = {
			go() {
				giveUp.removeEventListener("abort", leave)
				resolve(true)
			},
		}
		const leave = () => {
			entry.waiting.splice(entry.waiting.indexOf(waiter), 1)
			resolve(false)
		}
		if (giveUp.aborted) return resolve(false)
		entry.waiting.push(waiter)
		giveUp.addEventListener("abort", leave, { once: true })
	})
}

function endTurn(name: string): void {
	const entry = entryOf(name)
	entry.holder = undefined
	const next = entry.waiting.shift()
	if (next) next.go()
	else locks.entries.delete(name)
}

async function acquire(name: string, giveUp: AbortSignal): Promise<Link | null> {
	while (!giveUp.aborted) {
		const link = await connection()
		try {
			if (await tryLock(link, name)) return link
			await link.query("SELECT pg_notify($1, $2)", [CHANNEL, `wanted ${name}`])
			// Try again: a holder that released between the two statements notified no listener of this process.
			if (await tryLock(link, name)) return link
		} catch (error) {
			// The lock may have been granted without this process hearing of it. Dropping the connection releases it.
			link.drop(error)
			throw error
		}
		await freed(entryOf(name), giveUp)
	}
	return null
}

function freed(entry: Entry, giveUp: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer)
			giveUp.removeEventListener("abort", done)
			entry.wake = undefined
			resolve()
		}
		const timer = setTimeout(done, LOOK_AGAIN_MS)
		giveUp.addEventListener("abort", done, { once: true })
		entry.wake = done
	})
}

async function tryLock(link: Link, name: string): Promise<boolean> {
	const text = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got"
	const { rows } = await link.query<{ got: boolean }>(text, [name])
	return rows[0]?.got === true
}

/** Never throws: a lost connection has released the lock. */
async function release({ query, drop }: Link, name: string): Promise<void> {
	const text = "SELECT pg_advisory_unlock(hashtextextended($1, 0)), pg_notify($2, $3)"
	await query(text, [name, CHANNEL, `freed ${name}`]).catch(drop)
}

function connection(): Promise<Link> {
	if (locks.link) return locks.link
	const link: Promise<Link> = connect(() => {
		if (locks.link === link) locks.link = undefined
	})
	locks.link = link
	return link
}

/** @param onLost called when the connection turns out to be useless, whether or not it ever opened. */
async function connect(onLost: () => void): Promise<Link> {
	const timeoutMs = queryTimeoutMs()
	const opening = openDedicatedClient({ statementTimeoutMs: timeoutMs, queryTimeoutMs: timeoutMs })
	const client = await opening.catch((error: unknown) => {
		onLost()
		throw error
	})
	const drop = (error?: unknown) => {
		log.warn({ err: error }, "the connection that holds locks does not answer")
		onLost()
		void client.end().catch(() => undefined)
	}
	client.once("end", onLost)
	client.on("notification", ({ processId, payload = "" }) => {
		const entry = locks.entries.get(payload.slice(payload.indexOf(" ") + 1))
		if (payload.startsWith("freed ")) entry?.wake?.()
		else if (processId !== (client as pg.Client & { processID?: number }).processID) entry?.holder?.onWanted()
	})
	await client.query(`LISTEN ${CHANNEL}`).catch((error: unknown) => {
		drop(error)
		throw error
	})
	let last: Promise<unknown> = Promise.resolve()
	// A client of `pg` must not be given a statement while it still runs another.
	const query: Link["query"] = (text, values) => {
		const next = last.then(() => client.query(text, values))
		last = next.catch(() => undefined)
		return next
	}
	return { client, query, drop }
}
