import type { Readable } from "node:stream"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { processWide } from "@/lib/process-wide"
import { openDedicatedClient } from "./client"
import { Slots } from "./slots"

/** Without it Excel reads UTF-8 as Latin-1. */
const BYTE_ORDER_MARK = Buffer.from("\uFEFF", "utf8")
const CHUNK_BYTES = 64 * 1024
/** A reader that takes longer for a million rows has stopped reading. */
const STATEMENT_TIMEOUT_MS = 10 * 60 * 1000

/** Each export holds a connection for as long as its reader takes, and the database has about a hundred in all. */
const exportSlots = () =>
	processWide(
		"exports",
		() =>
			new Slots({
				count: 2,
				waitMs: 3_000,
				busy: "Other exports are running right now. Please try again in a moment.",
				retryAfterSeconds: 10,
			}),
	)

/** COPY takes no parameters: quote every value in it with pg.escapeLiteral. */
export interface CsvQuery {
	/** Heading and SQL expression. User input goes through defused(). */
	columns: readonly (readonly [string, string])[]
	from: string
}

/** COPY took 0.8 s and flat memory for a million rows; reading objects took 6.7 s and 1.6 GB.
 * @param signal must abort when the reader leaves: the framework never starts the body of a reader that left before it.
 * @throws `unavailable` if two exports are running and neither ends within three seconds. */
export async function exportCsv({ columns, from }: CsvQuery, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
	const selected = columns.map(([name, value]) => `${value} AS ${pg.escapeIdentifier(name)}`).join(", ")
	const copyStatement = `COPY (SELECT ${selected} ${from}) TO STDOUT WITH (FORMAT csv, HEADER true)`
	const giveBack = await exportSlots().take()
	try {
		const client = await openDedicatedClient({ statementTimeoutMs: STATEMENT_TIMEOUT_MS })
		return await streamCopy(client, copyStatement, signal, giveBack)
	} catch (error) {
		giveBack()
		throw error
	}
}

async function streamCopy(client: pg.Client, query: string, signal: AbortSignal, ended: () => void) {
	const copy: Readable = client.query(copyTo(query, { highWaterMark: CHUNK_BYTES }))
	// The driver reports the end of the connection here even after destroy(), when the iterator no longer listens.
	copy.on("error", () => undefined)
	const chunks = copy[Symbol.asyncIterator]() as AsyncIterableIterator<Uint8Array>
	let complete = false
	const end = async () => {
		signal.removeEventListener("abort", end)
		ended()
		copy.destroy()
		// A polite goodbye would never be answered: the unread rows have paused the socket that the driver waits for.
		if (!complete) client.connection.stream.destroy()
		await client.end().catch(() => undefined)
	}
	if (signal.aborted) await end()
	signal.addEventListener("abort", end)
	const next = async (): Promise<IteratorResult<Uint8Array>> => {
		try {
			return await chunks.next()
		} catch (error) {
			await end()
			if (signal.aborted) return { done: true, value: undefined }
			throw error
		}
	}
	// Await the first row here, so that a rejected query gives an error response rather than a broken download.
	let pending: IteratorResult<Uint8Array> | null = await next()
	return new ReadableStream<Uint8Array>(
		{
			start(controller) {
				controller.enqueue(BYTE_ORDER_MARK)
			},
			async pull(controller) {
				const chunk = pending ?? (await next())
				pending = null
				if (!chunk.done) return controller.enqueue(chunk.value)
				complete = !signal.aborted
				controller.close()
				await end()
			},
			cancel: end,
		},
		{ highWaterMark: 0 },
	)
}
