import { execFile } from "node:child_process"
import { chmod, mkdtemp, readFile, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { copyDatabase } from "@/lib/start/copy-database.mjs"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@/lib/start/embedded-postgres.mjs"
import { fixture } from "../support/factories"
import { createDatabase, type TestDatabase } from "../support/postgres"
import { send } from "../support/send"
import { startServer } from "../support/server"
import { GOOD_FORM, submit } from "../support/submit"
import { eventually } from "../support/worker-process"

const PROGRAM = path.resolve(import.meta.dirname, "../../lib/start/move-database.mjs")
const ODD_NAME = "Zoë \\N \\\\ O'Hara 🎬"

let dataDir: string
/** The only programs on the PATH that the move may use: as root it looks up PostgreSQL's user. */
let programs: string
let target: TestDatabase
beforeAll(async () => {
	dataDir = await mkdtemp(path.join(tmpdir(), "move-database-"))
	// When root starts it, the embedded database runs as another user, who must be able to enter the folder.
	await chmod(dataDir, 0o711)
	programs = await mkdtemp(path.join(tmpdir(), "programs-"))
	await symlink("/usr/bin/id", path.join(programs, "id"))
})
afterAll(() => Promise.all([dataDir, programs].map((folder) => rm(folder, { recursive: true, force: true }))))
beforeEach(async () => {
	target = await createDatabase()
	return () => target.drop()
})

/** Runs it as an operator types it, without any PostgreSQL program on the PATH. */
function move(url: string): Promise<{ code: number; printed: string }> {
	const env = {
		NODE_ENV: "production",
		SKIP_DOTENV: "true",
		DATA_DIR: dataDir,
		PATH: programs,
	} as const
	return new Promise((resolve) => {
		execFile(process.execPath, [PROGRAM, url], { env }, (error, out, err) =>
			resolve({ code: Number(error?.code ?? 0), printed: out + err }),
		)
	})
}

async function connect(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC" })
	// Drops the databases before it closes the connections.
	client.on("error", () => undefined)
	await client.connect()
	onTestFinished(() => client.end().catch(() => undefined))
	return client
}

/** Each table's rows as sorted text, without Prisma's own bookkeeping. */
async function contentOf(client: pg.Client): Promise<Record<string, string[]>> {
	const tables = await client.query(
		"SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'",
	)
	const content: Record<string, string[]> = {}
	for (const { name } of tables.rows) {
		const { rows } = await client.query(`SELECT t::text AS row FROM "${name}" t`)
		content[name] = rows.map(({ row }) => row).sort()
	}
	return content
}

describe("a move from the embedded database to another", () => {
	let embedded: EmbeddedPostgres | undefined
	const beginEmbedded = async () => {
		embedded = await startEmbeddedPostgres({ dataDir, quick: true })
		return embedded
	}
	const letGo = async () => {
		await embedded?.stop()
		embedded = undefined
	}
	const emptied = async () => {
		const client = await connect(target.url)
		await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
		return client
	}

	it("copies every row, including counters, and a start on the new database continues where the first one stopped", async () => {
		// Made here so that it does not wait for the disk.
		await beginEmbedded()
		const client = await emptied()
		const first = await startServer({ environment: { DATA_DIR: dataDir, LOG_LEVEL: "warn" } })
		const video = await fixture("chrome-vp9-opus.webm")
		for (const name of ["Ada", ODD_NAME, "Grace"]) {
			const sent = await submit(first.url, "demo", { video, form: { ...GOOD_FORM, name } })
			expect(sent.status).toBe(200)
		}
		await letGo()

		const early = await move(target.url)
		expect([early.code, early.printed]).toEqual([1, expect.stringContaining("still runs on the embedded database")])
		expect(await contentOf(client)).toEqual({})
		await first.stop()

		const { code, printed } = await move(target.url)
		expect(printed).toMatch(/^Moved \d+ rows in \d+ tables in .* counts and hashes agree\.$/m)
		expect(printed).toContain(`NEXTAUTH_SECRET, ENCRYPTION_KEY, MEDIA_SECRET: as they stand in ${dataDir}/secrets.json`)
		expect(code).toBe(0)
		const source = await connect((await beginEmbedded()).url)
		const moved = await contentOf(client)
		expect(moved).toEqual(await contentOf(source))
		expect(moved.submissions?.some((row) => row.includes("O'Hara 🎬"))).toBe(true)
		expect(moved.submission_counts).toHaveLength(1)
		await source.end()
		await letGo()

		const again = await move(target.url)
		expect([again.code, again.printed]).toEqual([1, expect.stringContaining("the target is not empty")])
		expect(await contentOf(client)).toEqual(moved)

		const secrets = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8"))
		const environment = { ...secrets, DATA_DIR: dataDir, DATABASE_URL: target.url, LOG_LEVEL: "warn" }
		const second = await startServer({ environment })
		onTestFinished(async () => void (await second.stop()))
		expect(second.logins).toEqual([])
		const demo = first.logins.find(({ role }) => role === "demo tenant")
		const login = await send(second.url, "POST /api/admin/login", { body: demo })
		expect(login.status).toBe(200)
		expect((await submit(second.url, "demo", { video, form: { ...GOOD_FORM, name: "Mary" } })).status).toBe(200)
		const { body } = await send(second.url, "GET /api/admin/dashboard", { token: login.body.access_token })
		expect(body.submissions.map(({ name }) => name)).toEqual(["Mary", "Grace", ODD_NAME, "Ada"])
		for (const { video_url } of body.submissions) {
			// Its copy may still be in the making.
			await eventually("the video", async () => (await fetch(second.url + video_url)).status === 200)
		}
		const { rows } = await client.query("SELECT sum(count)::int AS counted FROM submission_counts")
		expect(rows).toEqual([{ counted: 4 }])
	}, 180_000)

	it("fills the schema that the address names, and no other", async () => {
		const client = await emptied()
		expect(await move(`${target.url}?schema=own`)).toMatchObject({ code: 0 })
		const { rows } = await client.query(
			"SELECT DISTINCT schemaname AS name FROM pg_tables WHERE schemaname !~ '^(pg_|info)'",
		)
		expect(rows).toEqual([{ name: "own" }])
		expect((await client.query("SELECT FROM own.submissions")).rowCount).toBe(3)
	})

	it.each([
		["no address", "", /^Cannot move: no address to move to/],
		["a server that is not there", "postgresql://nobody:secret@127.0.0.1:9/nowhere", /^Cannot move: .*(?!secret)$/m],
	])("is refused with one line for %s", async (_name, url, line) => {
		const { code, printed } = await move(url)
		expect(code).toBe(1)
		expect(printed).toMatch(line)
		expect(printed).not.toContain("secret@")
	})

	it("is refused if another program has tables in the target, which stay", async () => {
		const client = await emptied()
		await client.query("CREATE TABLE of_another_program (id int)")
		const { code, printed } = await move(target.url)
		expect([code, printed]).toEqual([1, expect.stringContaining("of_another_program is there. Nothing was changed.")])
		expect(await contentOf(client)).toEqual({ of_another_program: [] })
	})
})

describe("a copy", () => {
	let other: TestDatabase
	beforeEach(async () => {
		other = await createDatabase()
		return () => other.drop()
	})

	it("continues sequences after the copied values", async () => {
		const [source, client] = [await connect(other.url), await connect(target.url)]
		const made = "CREATE TABLE numbered (id serial PRIMARY KEY, of int REFERENCES numbered)"
		await Promise.all([source.query(made), client.query(made)])
		await source.query("INSERT INTO numbered (of) VALUES (NULL), (1), (2)")
		expect((await copyDatabase(source, client)).rows).toBe(3)
		expect((await client.query("INSERT INTO numbered DEFAULT VALUES RETURNING id")).rows).toEqual([{ id: 4 }])
	})

	it("leaves nothing behind and the triggers on, if the target refuses it halfway or changes it on arrival", async () => {
		const [source, client] = [await connect(other.url), await connect(target.url)]
		await Promise.all([source, client].map((each) => each.query("CREATE TABLE of_ours (id int, note text)")))
		await source.query("INSERT INTO of_ours SELECT n, repeat('x', 1000) FROM generate_series(1, 20000) n")
		await client.query("ALTER TABLE of_ours ADD CHECK (id < 10)")
		await expect(copyDatabase(source, client)).rejects.toThrow("of_ours_id_check")
		await client.query("ALTER TABLE of_ours DROP CONSTRAINT of_ours_id_check")
		const off = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'"
		expect((await client.query(off)).rows).toEqual([])
		// Only the hash reveals a row that changed on arrival, because the count is right.
		await client.query("ALTER TABLE of_ours ALTER COLUMN note TYPE char(1001)")
		await expect(copyDatabase(await connect(other.url), client)).rejects.toThrow("of_ours did not arrive as it was")
		expect((await client.query("SELECT FROM of_ours")).rowCount).toBe(0)
	})
})
