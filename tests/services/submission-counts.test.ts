import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"

let database: OwnDatabase
let clients: pg.Client[] = []

beforeAll(async () => {
	database = await startOwnDatabase()
})
afterAll(async () => {
	await Promise.all(clients.map((client) => client.end()))
	await database.stop()
})

async function connect(): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: database.url })
	await client.connect()
	clients = [...clients, client]
	return client
}

async function makeTenant(client: pg.Client): Promise<string> {
	const { rows } = await client.query(
		"INSERT INTO tenants (name, slug, notify_email, updated_at) VALUES ('T', $1, 'n@example.com', now()) RETURNING id",
		[`t-${randomUUID()}`],
	)
	return rows[0].id
}

async function add(client: pg.Client, tenantId: string, status: string, count: number): Promise<string[]> {
	const { rows } = await client.query(
		`INSERT INTO submissions (tenant_id, name, email, status, updated_at, duration_ms, file_size_bytes, sha256,
			content_type, video_key)
		SELECT $1, 'N', 'n@example.com', $2::"SubmissionStatus", now(), 1000, 10, '0', 'video/webm', gen_random_uuid()::text
		FROM generate_series(1, $3::int) RETURNING id`,
		[tenantId, status, count],
	)
	return rows.map(({ id }) => id)
}

async function counts(client: pg.Client, tenantId: string): Promise<Record<string, number>> {
	const { rows } = await client.query("SELECT status, count::int FROM submission_counts WHERE tenant_id = $1", [
		tenantId,
	])
	return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

const waiting = (client: pg.Client) => async () => {
	const { rows } = await client.query(
		"SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
	)
	return rows[0].n
}

describe("the counters of a tenant", () => {
	it("are locked by a bulk delete in the same order as by a status change", async () => {
		const [admin, holder, changer, deleter] = await Promise.all([connect(), connect(), connect(), connect()])
		const tenantId = await makeTenant(admin)
		// Inserts the later status first, so a plan that reads the counters in table order meets them in reverse.
		await add(admin, tenantId, "approved", 5)
		const [changed] = await add(admin, tenantId, "pending", 5)

		await holder.query("BEGIN")
		await holder.query("SELECT 1 FROM submission_counts WHERE tenant_id = $1 AND status = 'pending' FOR UPDATE", [
			tenantId,
		])
		const change = changer.query("UPDATE submissions SET status = 'approved' WHERE id = $1", [changed])
		await expect.poll(waiting(admin)).toBe(1)
		const remove = deleter.query("DELETE FROM submissions WHERE tenant_id = $1 AND id <> $2", [tenantId, changed])
		await expect.poll(waiting(admin)).toBe(2)
		await holder.query("COMMIT")
		await Promise.all([change, remove])
		expect(await counts(admin, tenantId)).toEqual({ pending: 0, approved: 1 })
	})

	it("stay right through simultaneous bulk deletes and status changes", async () => {
		const workers = await Promise.all(Array.from({ length: 4 }, connect))
		const [admin = await connect()] = workers
		const tenantId = await makeTenant(admin)
		await add(admin, tenantId, "approved", 100)
		await add(admin, tenantId, "rejected", 100)
		await add(admin, tenantId, "pending", 100)
		const rounds = Array.from({ length: 12 }, (_, round) => round)
		await Promise.all(
			workers.map(async (client, worker) => {
				for (const round of rounds) {
					const to = ["pending", "approved", "rejected"][(worker + round) % 3]
					// Each worker has its own rows: two statements on the same rows may deadlock by the callers' own
					// fault.
					const own = `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM submissions
						WHERE tenant_id = $1) AS numbered WHERE hashtext(id::text) % 4 IN ($2::int, -$2::int)`
					if (worker % 2 === 0) {
						await client.query(`DELETE FROM submissions WHERE id IN (${own} ORDER BY n LIMIT 4)`, [tenantId, worker])
					} else {
						await client.query(`UPDATE submissions SET status = '${to}' WHERE id IN (${own} ORDER BY n LIMIT 9)`, [
							tenantId,
							worker,
						])
					}
				}
			}),
		)
		const { rows } = await admin.query(
			"SELECT status, count(*)::int AS n FROM submissions WHERE tenant_id = $1 GROUP BY 1",
			[tenantId],
		)
		const expected = Object.fromEntries(rows.map(({ status, n }) => [status, n]))
		expect(await counts(admin, tenantId)).toEqual({ pending: 0, approved: 0, rejected: 0, ...expected })
	})
})
