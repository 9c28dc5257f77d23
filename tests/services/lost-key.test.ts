import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { unsubscribeToken } from "@/lib/submissions/invitations/tokens"
import { makeToken } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { connectTo, countBy, makeManySecrets, makeSealedWorld, openAll, secretOf } from "../support/sealed-world"
import { confirmSessions, signingIn } from "../support/second-factor"
import { send } from "../support/send"
import { startServer, type TestServer } from "../support/server"
import { giveEnvironment } from "../support/service-environment"
import { eventually } from "../support/worker-process"

const PROGRAMS = path.resolve(import.meta.dirname, "../../lib/start")
const [A, B, C] = [secretOf("a"), secretOf("b"), secretOf("c")]
const MANY = 30

let database: OwnDatabase
let world: Awaited<ReturnType<typeof makeSealedWorld>>
let settings: Record<string, string>
beforeAll(async () => {
	database = await startOwnDatabase()
	const secrets = { NEXTAUTH_SECRET: secretOf("s"), MEDIA_SECRET: secretOf("m") }
	giveEnvironment(database, { ENCRYPTION_KEY: A, ...secrets })
	world = await makeSealedWorld()
	settings = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, LOG_LEVEL: "warn", ...secrets }
})
afterAll(() => database.stop())

async function start(keys: Record<string, string>): Promise<TestServer> {
	const server = await startServer({ environment: { ...settings, ...keys } })
	onTestFinished(async () => void (await server.kill9()))
	return server
}
const refusal = (keys: Record<string, string>) =>
	start(keys).then(
		() => expect.fail("it started"),
		({ message }: Error) => message.split("\n").filter((line) => line.startsWith("Cannot start: ")),
	)

/** Runs it as an operator types it. */
function command(name: "rotate-key" | "backup" | "restore", given: Record<string, string>, ...folders: string[]) {
	const env = { NODE_ENV: "production", SKIP_DOTENV: "true", PATH: process.env.PATH, ...given } as const
	const child = spawn(process.execPath, [path.join(PROGRAMS, `${name}.mjs`), ...folders], { env })
	const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]).then(
		([out, err, [code]]) => ({ code: code as number | null, printed: out + err }),
	)
	return { child, ended }
}
const rotateKey = (keys: Record<string, string>) => command("rotate-key", { ...settings, ...keys })

/** What mails already sent lead to, and who must not be invited again. */
async function expectLinksWork(url: string) {
	const { invitation, user } = world
	const opened = await fetch(`${url}/unsubscribe/${unsubscribeToken(invitation)}`)
	expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining("unsubscribed")])
	const params = { token: unsubscribeToken(invitation) }
	expect((await send(url, "POST /api/unsubscribe/{token}", { params })).status).toBe(204)
	const token = await makeToken(user.id)
	await confirmSessions(user.id)
	const body = { people: `Ada, ${invitation.email}`, again: true }
	const checked = await send(url, "POST /api/admin/invitations/check", { token, body })
	expect(checked.body).toMatchObject({ count: 0, skipped: [{ reason: "unsubscribed" }] })
	return token
}

describe("a lost ENCRYPTION_KEY", () => {
	it("stops the start; once accepted, sealed things say what to do, and opt-outs and links go on", async () => {
		const first = await start({ ENCRYPTION_KEY: A })
		await expectLinksWork(first.url)
		expect(await first.stop()).toBe(0)
		expect(await refusal({ ENCRYPTION_KEY: B })).toEqual([
			expect.stringMatching(
				/Put the old key back.* or, if it is lost, set ENCRYPTION_KEY_LOST=accept, which gives up: 1 /,
			),
		])

		const { url, output, stop } = await start({ ENCRYPTION_KEY: B, ENCRYPTION_KEY_LOST: "accept" })
		for (const part of ["1 mailbox password", "2 authenticator apps", "2 webhook secrets", "1 signing key"]) {
			expect(output()).toMatch(new RegExp(`^ {2}${part}: `, "m"))
		}
		const token = await expectLinksWork(url)

		const { challengeFor, finish } = signingIn(url)
		const challenge = await challengeFor(world.email)
		const refused = await finish(challenge, world.factor.code())
		expect([refused.status, refused.refusal.detail]).toEqual([422, expect.stringContaining("Use a recovery code")])
		const signedIn = await finish(challenge, world.factor.recoveryCodes[0])
		expect(signedIn.status).toBe(200)
		const body = { current_password: "correct horse" }
		expect((await send(url, "POST /api/admin/second-factor", { token, body })).status).toBe(200)

		const params = { id: world.webhook.id }
		const tried = async () => {
			const queued = await send(url, "POST /api/admin/webhooks/{id}/test", {
				token,
				params,
				body: { type: "lead.created" },
			})
			return eventually("the try", async () => {
				const { body } = await send(url, "GET /api/admin/webhooks/{id}/deliveries", { token, params })
				const delivery = body.deliveries.find(({ id }) => id === queued.body.delivery.id)
				return delivery?.status === "failed" && delivery.last_error
			})
		}
		expect(await tried()).toBe("The signing secret can't be read anymore. Make a new one, then send this again.")
		expect((await send(url, "POST /api/admin/webhooks/{id}/rotate-secret", { token, params })).status).toBe(200)
		// The name leads to no server: the new secret signs, though the one before is lost.
		expect(await tried()).toBe("There's no server with this name.")

		const mailed = await send(url, "POST /api/admin/test-email", { token })
		expect([mailed.status, mailed.refusal.detail]).toEqual([502, expect.stringContaining("enter it again")])
		expect(await stop()).toBe(0)
	})
})

describe("npm run rotate-key", () => {
	it("says what it needs, and does nothing", async () => {
		const { code, printed } = await rotateKey({ ENCRYPTION_KEY: B }).ended
		expect([code, printed]).toEqual([1, expect.stringMatching(/^Cannot rotate the key: say which key goes: .*\n$/)])
		const wrong = await rotateKey({ ENCRYPTION_KEY: secretOf("x"), ENCRYPTION_KEY_PREVIOUS: secretOf("y") }).ended
		expect([wrong.code, wrong.printed]).toEqual([1, expect.stringMatching(/^Cannot rotate the key: .* not the key/)])
	})

	it("seals everything anew beside the running product, and bears being killed in the middle", async () => {
		const client = await connectTo(database.url)
		await rotateKey({ ENCRYPTION_KEY: B, ENCRYPTION_KEY_PREVIOUS: A }).ended
		await makeManySecrets(MANY)
		// This process still seals with the first key, so that all is changed to the third from there.
		await rotateKey({ ENCRYPTION_KEY: B, ENCRYPTION_KEY_PREVIOUS: A }).ended
		const plain = (await openAll(client, [B])).map((value) => value.plain)
		expect(plain).not.toContain(null)
		const keys = { ENCRYPTION_KEY: C, ENCRYPTION_KEY_PREVIOUS: B }
		const server = await start(keys)
		const own = await connectTo(database.url)
		const { rows: endpoints } = await client.query("SELECT id FROM webhook_endpoints ORDER BY id")
		for (const at of [2, 15, 28]) {
			// The run stops before this row, and is killed there.
			await own.query("BEGIN")
			await own.query("SELECT FROM webhook_endpoints WHERE id = $1 FOR UPDATE", [endpoints[at].id])
			const { child, ended } = rotateKey(keys)
			await eventually("the run at the row", async () => {
				const { rows } = await client.query(
					"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE webhook_endpoints%'",
				)
				return rows.length > 0
			})
			child.kill("SIGKILL")
			await ended
			await own.query("ROLLBACK")
			const [sealedAnew = 0, left = 0, lost] = await countBy(client, [C, B])
			expect([sealedAnew + left, lost]).toEqual([plain.length, 0])
			expect(left).toBeGreaterThan(0)
			expect(await refusal({ ENCRYPTION_KEY: C })).toEqual([expect.stringContaining("the old key still seals values")])
			await expectLinksWork(server.url)
		}
		const { code, printed } = await rotateKey(keys).ended
		expect([code, printed]).toEqual([
			0,
			expect.stringMatching(/^Sealed \d+ values anew; .*\nTake ENCRYPTION_KEY_PREVIOUS out/),
		])
		expect((await openAll(client, [C])).map((value) => value.plain)).toEqual(plain)
		const { challengeFor, finish } = signingIn(server.url)
		await rotateKey(keys).ended
		expect((await finish(await challengeFor(world.email), world.factor.recoveryCodes[1])).status).toBe(200)
		expect(await server.stop()).toBe(0)
		const last = await start({ ENCRYPTION_KEY: C })
		await expectLinksWork(last.url)
		expect((await signingIn(last.url).login(world.email)).status).toBe(403)
		expect(await last.stop()).toBe(0)
	})
})

describe("an installation that made its secrets itself", () => {
	let folder: string
	let dataDir: string
	let running: TestServer
	const kept = async () => JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8"))
	const own = async (environment: Record<string, string> = {}, at = dataDir) => {
		const server = await startServer({ environment: { DATA_DIR: at, LOG_LEVEL: "warn", ...environment } })
		await server.stop()
		return server.output()
	}
	beforeAll(async () => {
		folder = await mkdtemp(path.join(tmpdir(), "own-secrets-"))
		// When root starts it, the embedded database runs as another user, who must be able to enter the folder.
		await chmod(folder, 0o711)
		dataDir = path.join(folder, "data")
		running = await startServer({ environment: { DATA_DIR: dataDir, LOG_LEVEL: "warn" } })
	})
	afterAll(async () => {
		await running.stop()
		await rm(folder, { recursive: true, force: true })
	})

	it("changes no key under the running product", async () => {
		const before = await kept()
		const { code, printed } = await command("rotate-key", { DATA_DIR: dataDir }).ended
		expect([code, printed]).toEqual([1, expect.stringContaining("stop it first")])
		expect(await running.stop()).toBe(0)
		expect(await kept()).toEqual(before)
	})

	it("makes the new key too, once the product is stopped, and knows the key of a backup", async () => {
		await running.stop()
		const before = await kept()
		const backup = path.join(folder, "backup")
		expect((await command("backup", { DATA_DIR: dataDir }, backup).ended).code).toBe(0)
		const { code, printed } = await command("rotate-key", { DATA_DIR: dataDir }).ended
		expect([code, printed]).toEqual([0, expect.stringContaining("The new key is in DATA_DIR/secrets.json")])
		const after = await kept()
		expect(after).toEqual({ ...before, ENCRYPTION_KEY: expect.any(String) })
		expect(after.ENCRYPTION_KEY).not.toBe(before.ENCRYPTION_KEY)

		const { ENCRYPTION_KEY } = after
		const restored = path.join(folder, "restored")
		const back = await command("restore", { DATA_DIR: restored, ENCRYPTION_KEY }, backup).ended
		expect([back.code, back.printed]).toEqual([0, expect.stringContaining("ENCRYPTION_KEY is another one than")])
		await own({ ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS: before.ENCRYPTION_KEY }, restored)
	})

	it("keeps fingerprints if secrets.json is lost", async () => {
		await running.stop()
		await rm(path.join(dataDir, "secrets.json"))
		await expect(own()).rejects.toThrow(/^Cannot start: ENCRYPTION_KEY is not the key /m)
		expect(await own({ ENCRYPTION_KEY_LOST: "accept" })).toContain("Kept: who unsubscribed")
	})
})
