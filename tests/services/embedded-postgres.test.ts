import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, chown, cp, lchown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startEmbeddedPostgres } from "@/lib/start/embedded-postgres.mjs"
import { shorten } from "@/lib/start/postgres-cluster.mjs"
import { eventually } from "../support/worker-process"

const MODULE = path.resolve(import.meta.dirname, "../../lib/start/embedded-postgres.mjs")

/** All tests share one: each leaves it stopped, and making another takes longer than most of them. */
let dataDir: string
beforeAll(async () => {
	dataDir = await mkdtemp(path.join(tmpdir(), "embedded-"))
	await chmod(dataDir, 0o711)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const start = () => startEmbeddedPostgres({ dataDir, quick: true })

/** Starts it in its own process, which is killed once the database is running. */
async function startInKilledProcess(): Promise<void> {
	const script = `import { startEmbeddedPostgres } from ${JSON.stringify(MODULE)}
		await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, quick: true })
		console.log("there")
		setInterval(() => {}, 1000)`
	const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] })
	await once(child.stdout, "data")
	const gone = once(child, "exit")
	child.kill("SIGKILL")
	await gone
}

/** Copies like `cp -a`, because PostgreSQL refuses files of another owner. */
async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
	await chown(folder, uid, gid)
	for (const entry of await readdir(folder, { recursive: true })) await lchown(path.join(folder, entry), uid, gid)
}

async function ask(url: string, statement: string): Promise<unknown> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const { rows } = await client.query(statement).finally(() => client.end())
	return rows
}

describe("the embedded database", () => {
	it("is made once by two simultaneous starts, and keeps running while one of them uses it", async () => {
		const [first, second] = await Promise.all([start(), start()])
		expect(first.pid).toBe(second.pid)
		await first.stop()
		expect(await ask(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
		await second.stop()
		await expect(ask(second.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED")
	})

	it("listens only on the loopback address, and keeps its password private to its owner", async () => {
		const server = await start()
		expect(await ask(server.url, "SHOW listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }])
		expect((await stat(path.join(dataDir, "postgres.json"))).mode & 0o777).toBe(0o600)
		const wrong = new URL(server.url)
		wrong.password = "wrong"
		await expect(ask(wrong.href, "SELECT 1")).rejects.toThrow("password authentication failed")
		await server.stop()
		await expect(ask(server.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED")
	})

	it("keeps what stands in rows out of its log, and the log short", async () => {
		const server = await start()
		await ask(server.url, "CREATE TABLE people (email text UNIQUE, age int CHECK (age > 0))")
		for (const statement of [
			"INSERT INTO people SELECT 'ada@secret.example', 1 FROM generate_series(1, 2)",
			"INSERT INTO people VALUES ('bob@secret.example', -1)",
			"SELECT 'eve@secret.example'::int",
		]) {
			await expect(ask(server.url, statement)).rejects.toThrow()
		}
		const file = path.join(dataDir, "postgres.log")
		const written = await readFile(file, "utf8")
		expect(written).toContain("people_email_key")
		expect(written).not.toMatch(/ada@|bob@|DETAIL|STATEMENT/)
		shorten(file, written.length - 1)
		expect([await readFile(file, "utf8"), await readFile(`${file}.1`, "utf8")]).toEqual(["", written])
		await expect(ask(server.url, "SELECT 1 / 0")).rejects.toThrow()
		expect(await readFile(file, "utf8")).toMatch(/^[^\0]*division by zero/)
		await server.stop()
	})

	it("comes back on the same port with the same data", async () => {
		const first = await start()
		await ask(first.url, "CREATE TABLE kept AS SELECT 1 AS id")
		await first.stop()
		const second = await start()
		expect(second).toMatchObject({ adopted: false, url: first.url })
		expect(await ask(second.url, "SELECT id FROM kept")).toEqual([{ id: 1 }])
		await second.stop()
	})

	it("outlives a killed process and is adopted by the next one", async () => {
		await startInKilledProcess()
		const [pid] = (await readFile(path.join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n")
		const adopted = await start()
		expect(adopted).toMatchObject({ adopted: true, pid: Number(pid) })
		await adopted.stop()
		await expect(ask(adopted.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED")
	})

	it("restarts by itself, with its data and on its port, if it is killed while in use", async () => {
		const lost: Error[] = []
		const startKept = () => startEmbeddedPostgres({ dataDir, quick: true, onLost: (error) => lost.push(error) })
		const first = await startKept()
		const second = await startKept()
		await ask(first.url, "CREATE TABLE committed AS SELECT 1 AS id")
		process.kill(first.pid, "SIGKILL")
		await eventually("the database", () =>
			ask(first.url, "SELECT id FROM committed").then(
				(rows) => JSON.stringify(rows) === '[{"id":1}]',
				() => false,
			),
		)
		// Both processes know the new server, and the last one to leave stops it. One that was still reconnecting
		// starts it again.
		await first.stop()
		await eventually("the other's database", () => ask(second.url, "SELECT 1").catch(() => false))
		await second.stop()
		await expect(ask(second.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED")
		expect(lost).toEqual([])
	})

	it("says so if it cannot be started again", async () => {
		let lost: Error | undefined
		const server = await startEmbeddedPostgres({ dataDir, quick: true, onLost: (error) => (lost = error) })
		const version = path.join(dataDir, "postgres/PG_VERSION")
		await rename(version, `${version}.away`)
		process.kill(server.pid, "SIGKILL")
		expect((await eventually("the loss", () => lost)).message).toContain("the embedded database ended:")
		await rename(`${version}.away`, version)
		await server.stop()
	})

	it("does not touch the original's data from a copy that was made while it ran", async () => {
		const original = await start()
		await ask(original.url, "CREATE TABLE copied AS SELECT 1 AS id")
		await ask(original.url, "CHECKPOINT")
		const copyDir = await mkdtemp(path.join(tmpdir(), "embedded-"))
		await chmod(copyDir, 0o711)
		await cp(dataDir, copyDir, { recursive: true, preserveTimestamps: true })
		const made = await stat(path.join(dataDir, "postgres"))
		await giveTo(path.join(copyDir, "postgres"), made)
		const copy = await startEmbeddedPostgres({ dataDir: copyDir, quick: true })
		expect(copy.adopted).toBe(false)
		await ask(copy.url, "INSERT INTO copied VALUES (2)")
		expect(await ask(original.url, "SELECT id FROM copied")).toEqual([{ id: 1 }])
		await copy.stop()
		await original.stop()
		await rm(copyDir, { recursive: true, force: true })
	})

	it("does not mistake another program for its server if the process id in postmaster.pid was reused", async () => {
		const first = await start()
		const file = path.join(dataDir, "postgres/postmaster.pid")
		const lines = (await readFile(file, "utf8")).split("\n")
		await first.stop()
		await writeFile(file, [String(process.pid), ...lines.slice(1)].join("\n"))
		const second = await start()
		expect(second.adopted).toBe(false)
		expect(second.pid).not.toBe(process.pid)
		await second.stop()
	})
})
