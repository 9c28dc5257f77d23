import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { closeDb, pool, unsyncedPool } from "@/lib/db/client"
import type { AppError } from "@/lib/errors"
import { consume, giveBack } from "@/lib/limits/consume"
import { expireLimits } from "@/lib/limits/expire-limits"
import { parseLimits } from "@/lib/limits/limits"
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres"
import { giveEnvironment } from "../support/service-environment"

let postgres: FaultyPostgres

beforeAll(async () => {
	postgres = await startFaultyPostgres()
	giveEnvironment(postgres)
})

afterAll(async () => {
	await closeDb()
	await postgres.stop()
})

const isGranted = (trying: Promise<void>) =>
	trying.then(
		() => true,
		() => false,
	)

/** The module once more, with its own gathering, as another process has it. */
async function anotherHost(): Promise<typeof consume> {
	vi.resetModules()
	return (await import("@/lib/limits/consume")).consume
}

async function outcomes(tries: Promise<void>[]): Promise<{ passed: number; refused: AppError[] }> {
	const results = await Promise.allSettled(tries)
	const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as AppError] : []))
	return { passed: results.length - refused.length, refused }
}

describe("limits by default", () => {
	it("have their default values", () => {
		expect(parseLimits()).toMatchObject({
			LOGIN_ACCOUNT: { points: 10, seconds: 900 },
			LOGIN_ADDRESS: { points: 30, seconds: 900 },
			SUBMIT_ADDRESS: { points: 60, seconds: 60 },
		})
	})

	it("can be set, and refuse another format with one line that names the variable", () => {
		process.env.LIMIT_LOGIN_ACCOUNT = "3/60"
		expect(parseLimits().LOGIN_ACCOUNT).toMatchObject({ points: 3, seconds: 60 })
		for (const bad of ["3", "3/", "/60", "0/60", "3/0", "-1/5", "3/60/1", "many", "3 / 60"]) {
			process.env.LIMIT_LOGIN_ACCOUNT = bad
			expect(parseLimits, bad).toThrow("LIMIT_LOGIN_ACCOUNT must be count/seconds, such as 10/900.")
		}
		delete process.env.LIMIT_LOGIN_ACCOUNT
	})
})

it("only limits skip the wait for the disk", async () => {
	const waits = async (of: ReturnType<typeof pool>) => (await of.query("SHOW synchronous_commit")).rows[0]
	expect([await waits(unsyncedPool()), await waits(pool())]).toEqual([
		{ synchronous_commit: "off" },
		{ synchronous_commit: "on" },
	])
})

describe("consume", () => {
	it("allows exactly ten of a hundred simultaneous tries, and tells the others when to retry", async () => {
		const key = `${randomUUID()}@example.com`
		const { passed, refused } = await outcomes(Array.from({ length: 100 }, () => consume("LOGIN_ACCOUNT", key)))
		expect(passed).toBe(10)
		expect(refused).toHaveLength(90)
		for (const error of refused) {
			expect(error).toMatchObject({ code: "rate_limited" })
			expect(error.retryAfter).toBeGreaterThan(0)
			expect(error.retryAfter).toBeLessThanOrEqual(900)
			expect(error.message).toMatch(/^Too many sign-in attempts for this account. Please try again in \d+ minutes\.$/)
		}
	})

	it("counts what comes at once in two statements, each key of each limit exactly", async () => {
		const [one, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
		const statements = vi.spyOn(unsyncedPool(), "query")
		const tries = Array.from({ length: 12 }, () => [
			consume("LOGIN_ACCOUNT", one),
			consume("RESET_ACCOUNT", one),
			consume("LOGIN_ACCOUNT", other),
		])
		const passed = await Promise.all([0, 1, 2].map((at) => outcomes(tries.flatMap((three) => three[at] ?? []))))
		expect(passed.map((outcome) => outcome.passed)).toEqual([10, 5, 10])
		expect(statements).toHaveBeenCalledTimes(2)
		statements.mockRestore()
	})

	it("grants several uses together or not at all: what was refused leaves room for fewer", async () => {
		const key = `${randomUUID()}@example.com`
		const tries = [6, 6, 4, 1].map((uses) => () => consume("LOGIN_ACCOUNT", key, uses))
		const granted: boolean[] = []
		for (const attempt of tries) granted.push(await isGranted(attempt()))
		expect(granted).toEqual([true, false, true, false])
	})

	it("is exact while several processes count the same keys in another order", async () => {
		const keys = Array.from({ length: 8 }, () => `${randomUUID()}@example.com`)
		const hosts = [await anotherHost(), await anotherHost(), await anotherHost()]
		const tries = [keys, keys.toReversed(), keys, keys.toReversed(), keys].flatMap((order) =>
			hosts.flatMap((consumeThere) =>
				order.map(async (key) => ({ key, passed: await isGranted(consumeThere("LOGIN_ACCOUNT", key)) })),
			),
		)
		const results = await Promise.all(tries)
		const passed = keys.map((key) => results.filter((result) => result.key === key && result.passed).length)
		expect(passed).toEqual(keys.map(() => 10))
	})

	it("locks keys in one order, whatever order they are used in, so that two hosts never wait for each other", async () => {
		const accounts = [randomUUID(), randomUUID()]
		const read = "SELECT key FROM rate_limits ORDER BY key"
		const keys = async () => (await pool().query<{ key: string }>(read)).rows.map(({ key }) => key)
		const made: { account: string; key: string }[] = []
		for (const account of accounts) {
			const before = await keys()
			await consume("LOGIN_ACCOUNT", account)
			made.push({ account, key: (await keys()).find((key) => !before.includes(key)) ?? "" })
		}
		const inOrder = await keys()
		const [low, high] = made.sort((a, b) => inOrder.indexOf(a.key) - inOrder.indexOf(b.key))
		if (!low || !high) throw new Error("Two accounts have two rows.")

		// Another host's statement, between its first and its second row.
		const host = await pool().connect()
		const lock = (key: string) => host.query("SELECT 1 FROM rate_limits WHERE key = $1 FOR UPDATE NOWAIT", [key])
		const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%rate_limits%'`
		try {
			await host.query("BEGIN")
			await lock(low.key)
			// The first one is under way, so the next two are counted together.
			const tries = [randomUUID(), high.account, low.account].map((account) => consume("LOGIN_ACCOUNT", account))
			await expect.poll(async () => (await pool().query(waiting)).rowCount, { timeout: 3_000 }).toBe(1)
			expect((await lock(high.key)).rowCount).toBe(1)
			await host.query("COMMIT")
			await Promise.all(tries)
		} finally {
			await host.query("ROLLBACK")
			host.release()
		}
	})

	it("counts each key and each limit separately, and stores neither address nor e-mail", async () => {
		const key = `${randomUUID()}@example.com`
		await outcomes(Array.from({ length: 11 }, () => consume("LOGIN_ACCOUNT", key)))
		await expect(consume("LOGIN_ADDRESS", key)).resolves.toBeUndefined()
		await expect(consume("LOGIN_ACCOUNT", `x${key}`)).resolves.toBeUndefined()
		const { rows } = await pool().query("SELECT key FROM rate_limits WHERE key LIKE '%example%' OR key LIKE '%@%'")
		expect(rows).toEqual([])
	})

	it("treats an IPv6 network as one client, also when giving back", async () => {
		const network = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`
		const from = (host: number) => consume("LOGIN_ADDRESS", `${network}::${host}`)
		const { passed } = await outcomes(Array.from({ length: 30 }, (_, host) => from(host)))
		expect(passed).toBe(30)
		await giveBack("LOGIN_ADDRESS", `${network}:ffff::1`)
		await expect(from(99)).resolves.toBeUndefined()
		await expect(from(98)).rejects.toMatchObject({ code: "rate_limited" })
	})

	it("accepts keys of any length and content", async () => {
		for (const key of ["", "x".repeat(100_000), "a\0b", "'; DROP TABLE rate_limits; --", "::1"]) {
			await expect(consume("SUBMIT_ADDRESS", key)).resolves.toBeUndefined()
		}
	})
})

describe("giveBack", () => {
	it("lets a person with the right password sign in forever", async () => {
		const key = randomUUID()
		for (let count = 0; count < 25; count++) {
			await consume("LOGIN_ACCOUNT", key)
			await giveBack("LOGIN_ACCOUNT", key)
		}
		const { passed } = await outcomes(Array.from({ length: 20 }, () => consume("LOGIN_ACCOUNT", key)))
		expect(passed).toBe(10)
	})

	it("never grants more than the limit", async () => {
		const key = randomUUID()
		await giveBack("LOGIN_ACCOUNT", key)
		await consume("LOGIN_ACCOUNT", key)
		for (let count = 0; count < 5; count++) await giveBack("LOGIN_ACCOUNT", key)
		const { passed } = await outcomes(Array.from({ length: 20 }, () => consume("LOGIN_ACCOUNT", key)))
		expect(passed).toBe(10)
	})
})

describe("the counters", () => {
	it("are removed once their window is over, and not before", async () => {
		await consume("SUBMIT_ADDRESS", randomUUID())
		const before = await pool().query("SELECT 1 FROM rate_limits")
		expect(await expireLimits(new Date())).toBe(0)
		expect(await expireLimits(new Date(Date.now() + 3_601_000))).toBe(before.rowCount)
	})

	it("survive a crash of the database, and are kept in memory while it is away", async () => {
		const key = randomUUID()
		for (let count = 0; count < 6; count++) await consume("LOGIN_ACCOUNT", key)
		// They reach the disk within half a second. A commit that waits for the disk also writes everything before it.
		await pool().query("SELECT pg_logical_emit_message(true, 'test', 'until here')")
		await postgres.crash()
		const away = await outcomes(Array.from({ length: 14 }, () => consume("LOGIN_ACCOUNT", key)))
		expect(away.passed).toBe(10)
		await expect(giveBack("LOGIN_ACCOUNT", key)).resolves.toBeUndefined()
		await postgres.start()
		const back = await outcomes(Array.from({ length: 14 }, () => consume("LOGIN_ACCOUNT", key)))
		expect(back.passed).toBe(4)
	})

	it("answer 'unavailable' within five seconds if the database hangs, and work when it is back", async () => {
		postgres.pause()
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
		const asked = consume("LOGIN_ACCOUNT", randomUUID())
		const refused = expect(asked).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 })
		await vi.advanceTimersByTimeAsync(5_000)
		vi.useRealTimers()
		await refused
		postgres.resume()
		await consume("LOGIN_ACCOUNT", randomUUID())
	})
})
