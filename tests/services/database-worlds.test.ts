import { randomBytes } from "node:crypto"
import pg from "pg"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { quoted, readAddress } from "@/lib/database-address.mjs"
import { checkDatabase } from "@/lib/start/check-database.mjs"
import { migrateDatabase, seedDatabase, withDatabase } from "@/lib/start/prepare-database.mjs"
import { hasPgBouncer, startPgBouncer } from "../support/pgbouncer"
import { createDatabase, type TestDatabase } from "../support/postgres"

let database: TestDatabase
let client: pg.Client

beforeEach(async () => {
	database = await createDatabase()
	client = new pg.Client({ connectionString: database.url })
	client.on("error", () => {})
	await client.connect()
	return async () => {
		await client.end()
		await database.drop()
	}
})

const naming = (parameters: string) => `${database.url}?${parameters}`
const nameOf = () => new URL(database.url).pathname.slice(1)
const refusal = (url: string) =>
	checkDatabase(url).then(
		() => "accepted",
		(error: Error) => `${error.constructor.name}: ${error.message}`,
	)
const empty = () => client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")

describe("the schema", () => {
	it.each(["x", "A b", 'quo"te'])("%s that the address names gets the tables, and public none", async (schema) => {
		await empty()
		const url = await checkDatabase(naming(`schema=${encodeURIComponent(schema)}`))
		await migrateDatabase(url)
		await seedDatabase(url, { demo: false })
		const { rows } = await client.query("SELECT DISTINCT schemaname AS name FROM pg_tables WHERE tablename = 'users'")
		expect(rows).toEqual([{ name: schema }])
		expect((await client.query(`SELECT FROM ${quoted(schema)}.users`)).rowCount).toBe(1)
		expect(await migrateDatabase(await checkDatabase(url))).toEqual([])
	})

	it.each([
		[
			"the database's search_path",
			async () => void (await client.query(`ALTER DATABASE ${nameOf()} SET search_path = dba`)),
			"",
		],
		["the address's options", async () => {}, `options=${encodeURIComponent("-c search_path=dba")}`],
	])("is the first of %s", async (_, prepare, parameters) => {
		await empty()
		await client.query("CREATE SCHEMA dba")
		await prepare()
		expect(readAddress(await checkDatabase(naming(parameters))).schema).toBe("dba")
	})

	it("is refused if it is empty and the tables lie in public", async () => {
		const line = await refusal(naming("schema=x"))
		expect(line).toMatch(
			/^StartError: the tables lie in the schema public, and the connection names x: set schema=public .* ALTER SCHEMA "public" RENAME TO "x"/,
		)
		await client.query('ALTER SCHEMA "public" RENAME TO "x"')
		expect(await refusal(naming("schema=x"))).toBe("accepted")
	})

	it("is refused if no schema of the path exists", async () => {
		await client.query(`ALTER DATABASE ${nameOf()} SET search_path = gone`)
		expect(await refusal(database.url)).toContain("none of the schemas in search_path (gone) exists for this role")
	})
})

it.each(["LATIN1", "SQL_ASCII"])("a database in %s is refused", async (encoding) => {
	const name = `test_${randomBytes(6).toString("hex")}`
	await client.query(`CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`)
	expect(await refusal(new URL(`/${name}`, database.url).href)).toContain(
		`encoding is ${encoding}. Make one with ENCODING 'UTF8'`,
	)
	await client.query(`DROP DATABASE ${name}`)
})

describe.skipIf(!hasPgBouncer)("PgBouncer (Debian's package pgbouncer)", () => {
	it("works in session mode with its default settings", async () => {
		const pooler = await startPgBouncer(database.url, "session")
		await empty()
		const url = await checkDatabase(pooler.url)
		expect((await migrateDatabase(url)).length).toBeGreaterThan(0)
		expect(await seedDatabase(url, { demo: true })).toHaveLength(2)
		await pooler.stop()
	})

	it.each([
		["idle", ""],
		["idle, taking its servers in turns", "server_round_robin = 1"],
	])("is refused in transaction mode: %s", async (_, more) => {
		const pooler = await startPgBouncer(database.url, "transaction", more)
		expect(await refusal(pooler.url)).toMatch(/^StartError: the pooler .* transaction mode.*pool_mode = session/)
		expect(
			(
				await client.query(
					"SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
				)
			).rowCount,
		).toBe(0)
		await pooler.stop()
	})

	it("is refused in transaction mode while it is busy", async () => {
		const pooler = await startPgBouncer(database.url, "transaction")
		const pool = new pg.Pool({ connectionString: pooler.url, max: 6 })
		let busy = true
		const visitors = Array.from({ length: 6 }, async () => {
			while (busy) await pool.query("SELECT pg_sleep(0.001)")
		})
		for (let time = 0; time < 10; time += 1) expect(await refusal(pooler.url)).toContain("transaction mode")
		busy = false
		await Promise.all(visitors)
		await pool.end()
		await pooler.stop()
	})
})

it("a start that waits says who holds the lock, and leaves none itself", async () => {
	const said: string[] = []
	const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0)
	await client.query("SET application_name = 'other host'; SELECT pg_advisory_lock(72707369)")
	const waiting = migrateDatabase(database.url)
	await vi.waitFor(() => expect(said.join("")).toMatch(/process \d+ of the database, other host, since \d{4}-/))
	await client.query("SELECT pg_advisory_unlock(72707369)")
	await waiting
	write.mockRestore()
})

describe("a role", () => {
	const role = `role_${randomBytes(6).toString("hex")}`
	const asRole = () => Object.assign(new URL(database.url), { username: role, password: "p%40ss" }).href

	beforeEach(async () => {
		await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'p@ss'`)
		return async () => {
			await client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
		}
	})

	it("without CREATE is refused with the mend", async () => {
		await empty()
		await expect(migrateDatabase(asRole())).rejects.toThrow(/may not change the tables .*GRANT CREATE/)
	})

	it("with too few connections is refused with the mend", async () => {
		await client.query(`ALTER ROLE ${role} CONNECTION LIMIT 20`)
		expect(await refusal(asRole())).toMatch(/role may have 20 connections.* need 40.*DATABASE_POOL_SIZE=2/)
	})

	it("with a short statement_timeout still migrates", async () => {
		await client.query(`ALTER ROLE ${role} SET statement_timeout = '50ms'`)
		await withDatabase(asRole(), (own) => own.query("SELECT pg_sleep(0.2)"))
	})
})

it.each(["p/w", "p#w", "100%", "1/w", "1#w"])(
	"a password %s that is not escaped is refused without showing it",
	async (password) => {
		const line = await refusal(`postgresql://someone:${password}@127.0.0.1:1/x`)
		expect(line).toMatch(/^StartError: DATABASE_URL cannot be read: write special characters/)
		expect(line).not.toContain(password)
	},
)

describe("TLS", () => {
	const tlsOf = (parameters: string) =>
		new pg.Client(readAddress(`postgresql://a@b/c?${parameters}`).config) as unknown as { ssl: unknown }

	it("encrypts without a check for require, checks for verify-full, and warns of nothing", () => {
		const warned = vi.spyOn(process, "emitWarning")
		expect(tlsOf("sslmode=require").ssl).toMatchObject({ rejectUnauthorized: false })
		expect(tlsOf("sslmode=verify-full").ssl).toEqual({})
		expect(tlsOf("sslrootcert=system").ssl).toEqual({})
		expect(warned).not.toHaveBeenCalled()
	})

	it.each([
		["sslmode=require", "The server speaks no TLS"],
		["sslmode=verify-full&sslrootcert=/nowhere/ca.pem", "a file that DATABASE_URL names is missing"],
	])("%s is refused with the mend", async (parameters, mend) => {
		expect(await refusal(naming(parameters))).toContain(mend)
	})
})
