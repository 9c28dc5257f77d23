import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { text } from "node:stream/consumers"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { fixture } from "../support/factories"
import { send } from "../support/send"
import { startServer, type TestServer } from "../support/server"
import { GOOD_FORM, submit } from "../support/submit"
import { eventually } from "../support/worker-process"

const PROGRAMS = path.resolve(import.meta.dirname, "../../lib/start")
const ODD_NAME = "Zoë \\N \\\\ O'Hara 🎬"

let folder: string
/** The only programs on the PATH that the commands may use: as root they look up PostgreSQL's user. */
let programs: string
let dataDir: string
let first: TestServer
/** Taken while the product ran. */
let backup: string
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "backup-"))
	// When root starts it, the embedded database runs as another user, who must be able to enter the folder.
	await chmod(folder, 0o711)
	programs = path.join(folder, "programs")
	await mkdir(programs)
	await symlink("/usr/bin/id", path.join(programs, "id"))
	dataDir = path.join(folder, "data")
	first = await startServer({ environment: { DATA_DIR: dataDir, LOG_LEVEL: "warn" } })
	const video = await fixture("chrome-vp9-opus.webm")
	for (const name of ["Ada", ODD_NAME]) {
		expect((await submit(first.url, "demo", { video, form: { ...GOOD_FORM, name } })).status).toBe(200)
	}
	backup = path.join(folder, "whole")
	const { code, printed } = await command("backup", backup).ended
	expect(printed).toMatch(/^Backed up \d+ rows and [1-9]\d* files in .*, each with its hash/m)
	expect(code).toBe(0)
}, 120_000)
afterAll(async () => {
	await first.stop()
	await rm(folder, { recursive: true, force: true })
})

/** Runs it as an operator types it, without any PostgreSQL program on the PATH. */
function command(name: "backup" | "restore", at: string, into = dataDir) {
	const env = { NODE_ENV: "production", SKIP_DOTENV: "true", DATA_DIR: into, PATH: programs } as const
	const child = spawn(process.execPath, [path.join(PROGRAMS, `${name}.mjs`), at], { env, cwd: folder })
	const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]).then(
		([out, err, [code]]) => ({ code: code as number | null, printed: out + err }),
	)
	return { child, ended }
}

/** The folder, and an untouched name for the data that comes out of it. */
const emptied = (name: string) => path.join(folder, `${name}-data`)

describe("a backup of a running product", () => {
	it("comes back in another folder: every row, every video, the same logins, and work goes on", async () => {
		const demo = first.logins.find(({ role }) => role === "demo tenant")
		// What comes after the backup is not in it.
		const video = await fixture("chrome-vp9-opus.webm")
		expect((await submit(first.url, "demo", { video, form: { ...GOOD_FORM, name: "Later" } })).status).toBe(200)
		expect(await readdir(backup)).toEqual(["SHA256SUMS", "database", "manifest.json", "objects", "secrets.json"])

		const restored = emptied("whole")
		const { code, printed } = await command("restore", backup, restored).ended
		expect(printed).toMatch(/^Restored \d+ rows and [1-9]\d* files of .*; all hashes agree\.$/m)
		expect(code).toBe(0)
		const second = await startServer({ environment: { DATA_DIR: restored, LOG_LEVEL: "warn" } })
		onTestFinished(async () => void (await second.stop()))
		expect(second.logins).toEqual([])
		const login = await send(second.url, "POST /api/admin/login", { body: demo })
		expect(login.status).toBe(200)
		const { body } = await send(second.url, "GET /api/admin/dashboard", { token: login.body.access_token })
		expect(body.submissions.map(({ name }) => name)).toEqual([ODD_NAME, "Ada"])
		for (const { video_url } of body.submissions) {
			// Its copy may still be in the making, in the copied product as in the first one.
			await eventually("the video", async () => (await fetch(second.url + video_url)).status === 200)
		}
		expect((await submit(second.url, "demo", { video, form: { ...GOOD_FORM, name: "Mary" } })).status).toBe(200)

		const again = await command("restore", backup, restored).ended
		expect([again.code, again.printed]).toEqual([1, expect.stringContaining("is not empty")])
		const same = await command("backup", backup).ended
		expect([same.code, same.printed]).toEqual([1, expect.stringContaining("is not empty")])
	})

	it("keeps every video that a copied row names, although it is deleted meanwhile", async () => {
		const demo = first.logins.find(({ role }) => role === "demo tenant")
		const { body: login } = await send(first.url, "POST /api/admin/login", { body: demo })
		const { body } = await send(first.url, "GET /api/admin/dashboard", { token: login.access_token })
		const doomed = body.submissions.find(({ name }) => name === ODD_NAME)
		const videos = async () =>
			(await readdir(path.join(dataDir, "objects"), { recursive: true })).filter((n) => n.endsWith(".webm"))
		const before = (await videos()).length
		// Holds the backup's lock, as a backup does from its first row to its last file.
		const { password, port } = JSON.parse(await readFile(path.join(dataDir, "postgres.json"), "utf8"))
		const holder = new pg.Client({
			connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/testimonials`,
		})
		await holder.connect()
		onTestFinished(() => holder.end())
		await holder.query("SELECT pg_advisory_lock(hashtextextended('backup', 0))")
		const call = { token: login.access_token, params: { id: doomed?.id ?? "" } }
		expect((await send(first.url, "DELETE /api/admin/submission/{id}", call)).status).toBe(204)
		expect((await fetch(first.url + doomed?.video_url)).status).toBe(404)
		expect((await videos()).length).toBe(before)
		const due = await holder.query(
			"SELECT count(*)::int AS entries FROM reclaimable_objects WHERE reclaim_after <= now()",
		)
		expect(due.rows[0].entries).toBeGreaterThan(0)
	})

	it.each([
		[
			"a video that changed",
			(at: string, names: string[]) => appendFile(path.join(at, names.find((n) => n.endsWith(".webm")) ?? ""), "x"),
			/webm is not as the backup wrote it/,
		],
		[
			"a video that is missing",
			(at: string, names: string[]) => rm(path.join(at, names.find((n) => n.endsWith(".webm")) ?? "")),
			/webm is missing/,
		],
		[
			"a row that changed",
			(at: string) => appendFile(path.join(at, "database/users.copy"), "x"),
			/users\.copy is not as the backup wrote it/,
		],
		[
			"no manifest, since it did not come to its end",
			(at: string) => rm(path.join(at, "manifest.json")),
			/no complete backup/,
		],
		[
			"a list of sums that changed",
			(at: string) => appendFile(path.join(at, "SHA256SUMS"), "x"),
			/SHA256SUMS is not as/,
		],
	])("is refused with %s, and leaves the folder empty", async (name, spoil, line) => {
		const spoiled = path.join(folder, name)
		await cp(backup, spoiled, { recursive: true })
		await spoil(spoiled, await readdir(spoiled, { recursive: true }))
		const restored = emptied(name)
		const { code, printed } = await command("restore", spoiled, restored).ended
		expect(printed).toMatch(line)
		expect(code).toBe(1)
		expect(await readdir(restored).catch(() => [])).toEqual([])
	})
})

it("a folder whose restore was killed is not served, and the next restore clears it", async () => {
	const restored = emptied("killed")
	const running = command("restore", backup, restored)
	// The database is up by now, and outlives the kill.
	await expect.poll(() => existsSync(path.join(restored, "postgres/postmaster.pid")), { timeout: 30_000 }).toBe(true)
	running.child.kill("SIGKILL")
	await running.ended
	await expect(startServer({ environment: { DATA_DIR: restored } })).rejects.toThrow(/did not come to its end/)
	const { code, printed } = await command("restore", backup, restored).ended
	expect(printed).toContain("all hashes agree")
	expect(code).toBe(0)
})
