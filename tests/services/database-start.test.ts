import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { beforeEach, describe, expect, it } from "vitest"
import { migrate } from "@/lib/start/migrate.mjs"
import { migrateDatabase, seedDatabase } from "@/lib/start/prepare-database.mjs"
import { createDatabase, type TestDatabase } from "../support/postgres"
import { migrationList, openSchemaEngine } from "../support/schema-engine"

const FOLDER = path.resolve(import.meta.dirname, "../../prisma/migrations")

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

const migrationNames = async () => (await readdir(FOLDER)).filter((name) => /^\d{14}_/.test(name)).sort()

/** A folder with the given migrations: a map of names to SQL. */
async function folderOf(migrations: Record<string, string>): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "migrations-"))
	for (const [name, sql] of Object.entries(migrations)) {
		await mkdir(path.join(folder, name))
		await writeFile(path.join(folder, name, "migration.sql"), sql)
	}
	return folder
}

describe("migrations", () => {
	it("leave Prisma's own engine nothing to do", async () => {
		const engine = await openSchemaEngine(database.url)
		const migrationsList = migrationList(FOLDER, await migrationNames())
		const filters = { externalTables: [], externalEnums: [] }
		const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters })
		expect(appliedMigrationNames).toEqual([])
		const diagnosis = await engine.diagnoseMigrationHistory({ migrationsList, filters, optInToShadowDatabase: false })
		expect(diagnosis).toMatchObject({ editedMigrationNames: [], failedMigrationNames: [], hasMigrationsTable: true })
		engine.free()
	})

	it("are rolled back completely if one fails, and tried again by the next start", async () => {
		const broken = await folderOf({ "20270101000000_broken": "CREATE TABLE half (id int); SELECT no_such_function();" })
		await expect(migrate(client, broken)).rejects.toThrow("20270101000000_broken failed and was rolled back")
		expect((await client.query("SELECT to_regclass('half') AS found")).rows[0].found).toBeNull()

		const mended = await folderOf({ "20270101000000_broken": "CREATE TABLE half (id int);" })
		expect(await migrate(client, mended)).toEqual(["20270101000000_broken"])
		expect(await migrate(client, mended)).toEqual([])
		await Promise.all([broken, mended].map((folder) => rm(folder, { recursive: true })))
	})

	it("refuse a file that was edited after it was applied", async () => {
		const first = await folderOf({ "20270101000000_a": "SELECT 1;" })
		await migrate(client, first)
		const edited = await folderOf({ "20270101000000_a": "SELECT 2;" })
		await expect(migrate(client, edited)).rejects.toThrow("20270101000000_a was edited")
		await Promise.all([first, edited].map((folder) => rm(folder, { recursive: true })))
	})
})

describe("two hosts that start at once on one empty database", () => {
	it("migrate once and seed once", async () => {
		await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
		const start = async () => {
			const applied = await migrateDatabase(database.url)
			return { applied, logins: await seedDatabase(database.url, { demo: true }) }
		}
		const both = await Promise.all([start(), start(), start()])
		expect(both.map(({ applied }) => applied.length).sort()).toEqual([0, 0, (await migrationNames()).length])
		const logins = both.flatMap(({ logins }) => logins)
		expect(logins.map(({ role, email }) => `${role} ${email}`)).toEqual([
			"platform admin admin@example.com",
			"demo tenant demo@example.com",
		])
		const users = await client.query("SELECT email, role, tenant_role FROM users ORDER BY email")
		expect(users.rows).toEqual([
			{ email: "admin@example.com", role: "platform_admin", tenant_role: null },
			{ email: "demo@example.com", role: "tenant_admin", tenant_role: "owner" },
		])
		expect((await client.query("SELECT name, slug FROM tenants")).rows).toEqual([
			{ name: "Demo Company", slug: "demo" },
		])
		expect((await client.query("SELECT id FROM platform_config")).rows).toEqual([{ id: 1 }])
	})
})

describe("the seed", () => {
	it("leaves a database that has users unchanged", async () => {
		await seedDatabase(database.url, { demo: false })
		expect(await seedDatabase(database.url, { demo: true })).toEqual([])
	})

	it("makes no demo tenant unless asked to", async () => {
		const logins = await seedDatabase(database.url, { demo: false })
		expect(logins.map(({ role }) => role)).toEqual(["platform admin"])
		expect((await client.query("SELECT 1 FROM tenants")).rowCount).toBe(0)
	})
})
