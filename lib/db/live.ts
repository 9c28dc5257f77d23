import { setTimeout as delay } from "node:timers/promises"
import type pg from "pg"
import { log } from "@/lib/log"
import { processWide } from "@/lib/process-wide"
import { type Db, openDedicatedClient, queryTimeoutMs } from "./client"

const CHANNEL = "live"
/** The pause after a lost connection, and the pause between two checks of it: a silent network reports nothing. */
const RETRY_MS = 500
const ASK_EVERY_MS = 10_000

/** @param ids of what changed; null after a time in which changes may have gone unheard. */
type Listener = (ids: readonly string[] | null) => void

const held = processWide("live", () => ({
	listeners: new Set<Listener>(),
	client: undefined as pg.Client | undefined,
	running: false,
	stopping: new AbortController(),
}))

/** Announces changes to the streams of every process once the transaction commits. Ids alone: any process listens. */
export async function announce(tx: Db, ids: readonly string[]): Promise<void> {
	await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${ids.join(" ")})`
}

/** Hears announce() of all processes over one connection per process, which reopens by itself. @returns stops it. */
export function listen(listener: Listener): () => void {
	held.listeners.add(listener)
	if (!held.running) void keepListening()
	return () => held.listeners.delete(listener)
}

function tell(ids: readonly string[] | null): void {
	for (const listener of held.listeners) listener(ids)
}

async function keepListening(): Promise<void> {
	held.running = true
	const { signal } = held.stopping
	while (!signal.aborted) {
		await hear().catch((error: unknown) => log.warn({ err: String(error) }, "not listening to the database"))
		await delay(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
	}
}

async function hear(): Promise<void> {
	const limit = queryTimeoutMs()
	const client = await openDedicatedClient({ statementTimeoutMs: limit, queryTimeoutMs: limit })
	held.client = client
	const lost = new Promise<void>((resolve) => client.once("end", resolve))
	client.on("notification", ({ payload = "" }) => tell(payload.split(" ")))
	// A repeated LISTEN changes nothing, so it serves as a check of the connection.
	const timer = setInterval(() => client.query(`LISTEN ${CHANNEL}`).catch(() => client.end()), ASK_EVERY_MS)
	timer.unref()
	try {
		await client.query(`LISTEN ${CHANNEL}`)
		tell(null)
		await lost
	} finally {
		clearInterval(timer)
		held.client = undefined
		await client.end().catch(() => undefined)
	}
}

export async function stopListening(): Promise<void> {
	held.stopping.abort()
	await held.client?.end().catch(() => undefined)
}
