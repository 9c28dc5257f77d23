import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { closeDb, openDedicatedClient } from "@/lib/db/client"
import { exportSubmissions } from "@/lib/submissions/export/queries"
import type { PlatformScope } from "@/lib/tenants/scope"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
let watcher: pg.Client
const everything = { kind: "platform" } as PlatformScope

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
	watcher = new pg.Client({ connectionString: database.url })
	await watcher.connect()
	await watcher.query(
		"INSERT INTO tenants (name, slug, notify_email, updated_at) VALUES ('T', 'tt', 'n@example.com', now())",
	)
	// More than socket buffers hold, so an export whose reader pauses is still under way.
	await watcher.query(
		`INSERT INTO submissions (tenant_id, name, email, website, updated_at, duration_ms, file_size_bytes, sha256,
			content_type, video_key)
		SELECT id, repeat('name ', 1000), 'n@example.com', 'https://example.com', now(), 1000, 10, '0', 'video/webm', n::text
		FROM tenants, generate_series(1, 6000) n`,
	)
})
afterAll(async () => {
	await watcher.end()
	await closeDb()
	await database.stop()
})

const backends = async () => {
	const { rows } = await watcher.query(
		"SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY%'",
	)
	return rows[0].n
}

const begin = async (signal = new AbortController().signal) => {
	const stream = await exportSubmissions(everything, {}, signal)
	return stream.getReader()
}

describe("an export", () => {
	it("ends its connection when its reader leaves before the first byte", async () => {
		for (let count = 0; count < 5; count++) {
			const reader = await begin(AbortSignal.abort())
			while (!(await reader.read()).done);
			await expect.poll(backends).toBe(0)
		}
	})

	it("ends its connection when its reader leaves without canceling the stream", async () => {
		const gone = new AbortController()
		const reader = await begin(gone.signal)
		await reader.read()
		// PostgreSQL may only now notice that the previous test's reader has left.
		await expect.poll(backends).toBe(1)
		gone.abort()
		await expect.poll(backends).toBe(0)
	})

	it("ends its connection if everything has arrived and is never read", async () => {
		for (let count = 0; count < 6; count++) {
			const gone = new AbortController()
			await exportSubmissions(everything, { q: "nobody" }, gone.signal)
			gone.abort()
		}
		await expect.poll(backends).toBe(0)
	})

	it("runs next to one other, but not next to two", async () => {
		const [first, second] = await Promise.all([begin(), begin()])
		await expect(begin()).rejects.toMatchObject({ code: "unavailable", retryAfter: 10 })
		await first?.cancel()
		const third = await begin()
		await Promise.all([second?.cancel(), third.cancel()])
		await expect.poll(backends).toBe(0)
	})

	it("frees its slot when it is complete, and if the database refuses it", async () => {
		await watcher.query("ALTER TABLE consent_records RENAME TO elsewhere")
		for (let count = 0; count < 3; count++) await expect(begin()).rejects.toMatchObject({ code: "42P01" })
		await watcher.query("ALTER TABLE elsewhere RENAME TO consent_records")
		for (let count = 0; count < 3; count++) {
			const reader = await begin()
			let bytes = 0
			for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length
			expect(bytes).toBeGreaterThan(30_000_000)
		}
		await expect.poll(backends).toBe(0)
	})
})

describe("a connection outside the pool", () => {
	it("has a time limit", async () => {
		const client = await openDedicatedClient({ statementTimeoutMs: 50 })
		await expect(client.query("SELECT pg_sleep(10)")).rejects.toMatchObject({ code: "57014" })
		await client.end()
	})
})
