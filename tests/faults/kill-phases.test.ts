import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeTenant } from "../support/factories"
import type { TestServer } from "../support/server"
import { eventually } from "../support/worker-process"
import { expectNothingLost } from "./support/expect-nothing-lost"
import { makeTake, type Take } from "./support/make-take"
import { openUpload } from "./support/open-upload"
import { Random } from "./support/random"
import { sendTake } from "./support/send-take"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

/** As decided in lib/submissions/receive/DECISIONS.md. */
const LEASE_MS = 15_000

/** Random kills seldom hit these moments, so each is held open here until the kill. */
let world: World
let server: TestServer
let tenant: Awaited<ReturnType<typeof makeTenant>>
let take: Take
let client: pg.Client
const random = new Random(8)

beforeAll(async () => {
	world = await buildWorld({ storage: "s3" })
	server = await world.start()
})
afterAll(() => world.end())

// Each test kills the server that the previous test's retry used.
beforeEach(async () => {
	tenant = await makeTenant()
	take = await makeTake(random, { padding: 1_000_000 })
	client = new pg.Client({ connectionString: world.environment.DATABASE_URL })
	await client.connect()
})
afterEach(() => client.end())

/** @returns the answers until the server is gone. Waiting has no other end. */
function upload(): Promise<string | undefined> {
	const { finish, answer } = openUpload(server.url, tenant.slug, take)
	finish()
	return answer.then((given) => (given === "cut" ? undefined : given.submissionId))
}

const rows = () => db().submission.findMany({ where: { tenantId: tenant.id } })
const announced = () => db().reclaimableObject.findMany({ where: { key: { contains: tenant.id } } })
const stored = async () => (await storedKeys(world)).filter((key) => key.includes(tenant.id))

/** The phone retries with its key: the take is stored once and complete, and nothing else is. */
async function expectRetryIn(): Promise<string> {
	server = await world.start()
	// A killed server holds a key no longer than this. A lease that it renewed just now ends latest.
	for (const { leaseUntil } of await db().idempotencyKey.findMany({ where: { submissionId: null } }))
		expect(leaseUntil.getTime()).toBeLessThanOrEqual(Date.now() + LEASE_MS)
	await db().idempotencyKey.updateMany({ where: { submissionId: null }, data: { leaseUntil: new Date(0) } })
	const answer = await sendTake(server.url, tenant.slug, take)
	if (answer === "cut" || !answer.submissionId) throw new Error("The retry did not get in.")
	await expectNothingLost(world, {
		tenantId: tenant.id,
		acknowledged: new Map([[take.key, { id: answer.submissionId, take }]]),
	})
	return answer.submissionId
}

describe("a killed server", () => {
	it("has no row of a video that is on its way to the bucket", async () => {
		const bucket = world.s3?.server.pid ?? 0
		process.kill(bucket, "SIGSTOP")
		try {
			const acknowledged = upload()
			await eventually("the object to be announced", async () => (await announced()).length > 0)
			expect(await rows()).toEqual([])
			await server.kill9()
			expect(await acknowledged).toBeUndefined()
		} finally {
			process.kill(bucket, "SIGCONT")
		}
		await expectRetryIn()
	})

	it("between the object and its row has an object that the cleanup knows", async () => {
		await client.query("BEGIN; LOCK TABLE submissions IN SHARE MODE")
		const acknowledged = upload()
		await eventually("the object", async () => (await stored()).length > 0)
		expect((await announced()).map(({ key }) => key)).toEqual(await stored())
		await server.kill9()
		expect(await acknowledged).toBeUndefined()
		await client.query("ROLLBACK")
		const lost = await stored()
		expect(await rows()).toEqual([])
		await expectRetryIn()
		expect(await stored()).not.toContain(lost[0])
	})

	it("between the commit and the answer has stored the row, and tells the retry so", async () => {
		// Holds the commit open until this client releases it. PostgreSQL finishes it even if the server is gone.
		await client.query(`
			CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0
				AS 'BEGIN PERFORM pg_advisory_xact_lock(8); RETURN NULL; END';
			CREATE CONSTRAINT TRIGGER linger AFTER INSERT ON submissions
				DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION linger();
			SELECT pg_advisory_lock(8)`)
		const acknowledged = upload()
		const committing = () =>
			client.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 8 AND NOT granted")
		await eventually("the commit to begin", async () => (await committing()).rowCount === 1)
		await server.kill9()
		expect(await acknowledged).toBeUndefined()
		expect(await rows()).toEqual([])
		await client.query("SELECT pg_advisory_unlock(8)")
		await eventually("the commit to end", async () => (await rows()).length === 1)
		await client.query("DROP TRIGGER linger ON submissions; DROP FUNCTION linger()")
		const [row] = await rows()
		expect(row?.sha256).toBe(take.sha256)
		expect(await expectRetryIn()).toBe(row?.id)
	})
})
