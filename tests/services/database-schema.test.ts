import pg from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { closeDb, db, openDedicatedClient, pool, unsyncedPool } from "@/lib/db/client"
import { announce, listen, stopListening } from "@/lib/db/live"
import { checkHealth } from "@/lib/services/check-health"
import { checkDatabase } from "@/lib/start/check-database.mjs"
import { migrateDatabase, seedDatabase } from "@/lib/start/prepare-database.mjs"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { hasPgBouncer, startPgBouncer } from "../support/pgbouncer"
import { giveEnvironment } from "../support/service-environment"

/** The product's own clients on a schema of the DBA's, through a pooler in session mode where there is one. */
let database: OwnDatabase
let client: pg.Client
let stopPooler = async () => {}

beforeAll(async () => {
	database = await startOwnDatabase()
	client = new pg.Client({ connectionString: database.url })
	await client.connect()
	await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE SCHEMA dba")
	const name = new URL(database.url).pathname.slice(1)
	await client.query(
		`ALTER DATABASE ${name} SET search_path = dba; ALTER DATABASE ${name} SET "TimeZone" = 'Asia/Tokyo'`,
	)
	const pooler = hasPgBouncer ? await startPgBouncer(database.url, "session") : undefined
	if (pooler) stopPooler = pooler.stop
	const url = await checkDatabase(pooler?.url ?? database.url)
	await migrateDatabase(url)
	await seedDatabase(url, { demo: true })
	giveEnvironment({ url, dataDir: database.dataDir })
})

afterAll(async () => {
	await stopListening()
	await closeDb()
	await stopPooler()
	await client.end()
	await database.stop()
})

it("Prisma, raw SQL, and connections beside the pool all work in the schema that the connection names", async () => {
	const made = await db().tenant.findFirstOrThrow({ where: { users: { some: { role: "tenant_admin" } } } })
	await db().tenant.update({ where: { id: made.id }, data: { name: "Renamed" } })
	const dedicated = await openDedicatedClient({ statementTimeoutMs: 1_000 })
	for (const own of [pool(), unsyncedPool(), dedicated]) {
		const { rows } = await own.query("SELECT name, current_setting('TimeZone') AS zone FROM tenants")
		expect(rows).toEqual([{ name: "Renamed", zone: "UTC" }])
	}
	await dedicated.end()
	expect((await client.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount).toBe(0)
})

it("what one transaction announces is heard", async () => {
	const heard: (readonly string[] | null)[] = []
	const stop = listen((ids) => heard.push(ids))
	// The first of them says that the connection listens.
	await vi.waitFor(() => expect(heard).toEqual([null]), { timeout: 20_000 })
	await db().$transaction((tx) => announce(tx, ["one", "two"]))
	await vi.waitFor(() => expect(heard).toEqual([null, ["one", "two"]]), { timeout: 20_000 })
	stop()
})

it("health reads a table of the product", async () => {
	expect(await checkHealth()).toEqual({ live: true, ready: true })
	await client.query("ALTER TABLE dba.platform_config RENAME TO away")
	expect(await checkHealth()).toEqual({ live: true, ready: false })
	await client.query("ALTER TABLE dba.away RENAME TO platform_config")
})
