import { once } from "node:events"
import { chmod, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { text } from "node:stream/consumers"
import pg from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fixture } from "../support/factories"
import { createDatabase, type TestDatabase } from "../support/postgres"
import { startServer, type TestServer } from "../support/server"
import { startSmtpServer } from "../support/smtp-server"
import { GOOD_FORM, submit } from "../support/submit"

const SECRETS = {
	NEXTAUTH_SECRET: "process-tests-session-secret-32-characters",
	ENCRYPTION_KEY: "process-tests-encryption-key-32-characters",
	MEDIA_SECRET: "process-tests-media-secret-of-32-characters",
}

let dataDir: string
let undo: (() => Promise<unknown>)[] = []
beforeEach(async () => {
	dataDir = await mkdtemp(path.join(tmpdir(), "server-process-"))
	// When root starts it, the embedded database runs as another user, who must be able to enter the folder.
	await chmod(dataDir, 0o711)
	undo = [() => rm(dataDir, { recursive: true, force: true })]
})
afterEach(async () => {
	for (const step of undo.reverse()) await step()
})

async function start(environment: Record<string, string>, cwd?: string): Promise<TestServer> {
	const server = await startServer({ environment: { DATA_DIR: dataDir, LOG_LEVEL: "warn", ...environment }, cwd })
	undo.push(server.stop)
	return server
}

async function ownDatabase(): Promise<TestDatabase> {
	const database = await createDatabase()
	undo.push(database.drop)
	return database
}

const health = async (server: TestServer) => (await fetch(`${server.url}/api/health`)).status

/** A request with an incomplete body. The server has started on it once it asks for the body. */
async function beginLogin(server: TestServer): Promise<{ call: ClientRequest; body: string }> {
	const body = JSON.stringify({ email: "nobody@example.com", password: "wrong-password" })
	const headers = { "content-type": "application/json", "content-length": body.length, expect: "100-continue" }
	const call = request(`${server.url}/api/admin/login`, { method: "POST", headers, agent: false })
	call.flushHeaders()
	await once(call, "continue")
	return { call, body }
}

describe("a server that is started from another folder", () => {
	it("finds its own files, finishes its work when asked to stop, accepts no more, and ends with 0", async () => {
		const { url } = await ownDatabase()
		const server = await start({ DATABASE_URL: url, SEED_DEMO: "true", ...SECRETS }, tmpdir())
		// The server measures a video in its own thread and does not believe the form.
		const form = { ...GOOD_FORM, duration_seconds: "77" }
		const sent = await submit(server.url, "demo", { video: await fixture("chrome-vp9-opus.webm"), form })
		expect(sent.status).toBe(200)
		const client = new pg.Client({ connectionString: url })
		await client.connect()
		const { rows } = await client.query("SELECT duration_ms FROM submissions")
		await client.end()
		expect(rows[0].duration_ms).toBeGreaterThan(1_000)
		expect(rows[0].duration_ms).toBeLessThan(20_000)
		expect(server.output()).not.toContain("measuring thread")

		const { call, body } = await beginLogin(server)
		const ended = server.stop()
		await expect.poll(() => health(server).catch(() => "refused"), { timeout: 20_000 }).toBe("refused")
		call.end(body)
		const [answer] = (await once(call, "response")) as [IncomingMessage]
		expect(answer.statusCode).toBe(401)
		expect(answer.headers.connection).toBe("close")
		expect(JSON.parse(await text(answer))).toEqual({ detail: "Invalid email or password" })
		expect(await ended).toBe(0)
		expect(server.output()).toContain("Stopped.")
	})
})

describe("a server that is asked to stop", () => {
	it("cuts off a request that never ends, and then ends normally", async () => {
		const { url } = await ownDatabase()
		const server = await start({ DATABASE_URL: url, SHUTDOWN_DEADLINE_SECONDS: "1", ...SECRETS })
		const { call } = await beginLogin(server)
		const cut = once(call, "error")
		expect(await server.stop()).toBe(0)
		await cut
		expect(server.output()).toContain("Stopped.")
	})
})

describe("a server whose mail server has received a mail and goes silent", () => {
	it("ends normally", async () => {
		const { url } = await ownDatabase()
		const smtp = await startSmtpServer()
		undo.push(smtp.stop)
		smtp.holdNext(new Promise(() => {}))
		const environment = { DATABASE_URL: url, SEED_DEMO: "true", SMTP_URL: smtp.url, SHUTDOWN_DEADLINE_SECONDS: "1" }
		const server = await start({ ...environment, ...SECRETS })
		expect((await submit(server.url, "demo", { video: await fixture("chrome-vp9-opus.webm") })).status).toBe(200)
		await smtp.waitFor(1)
		expect(await server.stop()).toBe(0)
		expect(server.output()).toContain("Stopped.")
	})
})

describe("a server with nothing configured", () => {
	it("survives a kill with its own database and secrets, and does not print a password again", async () => {
		const first = await start({})
		expect(first.logins.map(({ email }) => email)).toEqual(["admin@example.com", "demo@example.com"])
		const secrets = path.join(dataDir, "secrets.json")
		const made = await readFile(secrets, "utf8")
		expect((await stat(secrets)).mode & 0o777).toBe(0o600)
		await first.kill9()
		const objects = await stat(path.join(dataDir, "objects"))
		expect(objects.mode & 0o777).toBe(0o700)
		// The start fails only after the database has started, which then stops with it.
		const refused = await refusal({ ENCRYPTION_KEY: "another-encryption-key-of-32-characters" })
		expect(refused.said).toEqual([expect.stringContaining("ENCRYPTION_KEY")])
		expect(refused.output).toContain("already running")
		const second = await start({})
		expect(await health(second)).toBe(200)
		expect(second.output()).not.toContain("already running")
		expect(second.logins).toEqual([])
		expect(await readFile(secrets, "utf8")).toBe(made)
	})
})

/** The output of a start that must fail, and the lines of it that say why. */
async function refusal(environment: Record<string, string>) {
	const output = await start(environment).then(
		() => expect.fail("it started"),
		(error: Error) => error.message,
	)
	expect(output).toContain("ended with 1")
	// It shows no stack trace, and no password for an account that no server serves.
	expect(output).not.toMatch(/^\s+at |First sign-in/m)
	return { output, said: output.split("\n").filter((printed) => printed.startsWith("Cannot start: ")) }
}

describe("an invalid configuration", () => {
	const nowhere = { DATABASE_URL: "postgresql://nobody@127.0.0.1:9/nowhere" }
	it.each([
		["a database without secrets", nowhere, "NEXTAUTH_SECRET, ENCRYPTION_KEY, MEDIA_SECRET are required"],
		[
			"a database that is not there",
			{ ...nowhere, ...SECRETS },
			"the database cannot be reached: connect ECONNREFUSED",
		],
		["no port", { PORT: "none" }, "PORT must be a whole number"],
		["no address", { APP_URL: "nonsense" }, "APP_URL must be an http or https"],
		["an address with a path", { APP_URL: "https://shop.example/app" }, "APP_URL must be a host alone, without a path"],
		["a limit that is none", { LIMIT_LOGIN_ADDRESS: "many" }, "LIMIT_LOGIN_ADDRESS must be count/seconds"],
		["a setting of the storage", { S3_ENDPOINT: "https://s3.example" }, "S3_BUCKET must be given together"],
	])("stops the start with one line, before anything is made: %s", async (_name, environment, line) => {
		expect((await refusal(environment)).said).toEqual([expect.stringContaining(line)])
		const made = await readdir(dataDir)
		expect(made.filter((name) => name !== "objects")).toEqual([])
	})
})
