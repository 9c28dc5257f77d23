import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { closeSharedLocks, takeSharedLock } from "@/lib/db/shared-locks"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
/** Another process on the same database. */
let other: pg.Client
let name: string
/** `pg` warns once a process of a statement that was sent while another still ran. Its next version refuses it. */
const warnings: string[] = []
process.on("warning", ({ message }) => warnings.push(message))

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
})
afterAll(async () => {
	await closeSharedLocks()
	await database.stop()
})
beforeEach(async () => {
	name = randomUUID()
	other = new pg.Client({ connectionString: database.url })
	other.on("error", () => undefined)
	await other.connect()
})
afterEach(() => other.end().catch(() => undefined))

const take = (onWanted = () => {}, waitMs = 10_000, signal = new AbortController().signal) =>
	takeSharedLock(name, { onWanted, signals: [signal], waitMs })
const lockThere = async () => {
	const { rows } = await other.query("SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got", [name])
	return rows[0].got as boolean
}
const tell = (event: string) => other.query("SELECT pg_notify('shared_locks', $1)", [`${event} ${name}`])

describe("a lock", () => {
	it("is held one at a time in a process, in the order of asking, and asks its holder to release it", async () => {
		const order: number[] = []
		const onWanted = vi.fn()
		const first = await take(onWanted)
		const rest = [1, 2, 3].map(async (number) => {
			const giveBack = await take()
			order.push(number)
			await giveBack?.()
		})
		expect(onWanted).toHaveBeenCalledTimes(3)
		expect(order).toEqual([])
		await first?.()
		await Promise.all(rest)
		expect(order).toEqual([1, 2, 3])
		expect(await lockThere()).toBe(true)
	})

	it("tells a new holder that others are already waiting", async () => {
		const first = await take()
		const onWanted = vi.fn()
		const second = take(onWanted)
		const third = take()
		await first?.()
		const giveBack = await second
		expect(onWanted).toHaveBeenCalled()
		await giveBack?.()
		await (await third)?.()
	})

	it("is taken beside others, one statement after the other", async () => {
		const names = Array.from({ length: 5 }, () => randomUUID())
		const taken = await Promise.all(
			names.map((each) => takeSharedLock(each, { onWanted() {}, signals: [], waitMs: 10_000 })),
		)
		await Promise.all(taken.map((giveBack) => giveBack?.()))
		expect(taken).not.toContain(null)
		expect(warnings.filter((message) => message.includes("already executing a query"))).toEqual([])
	})

	it("also holds against another process, whose request reaches the holder", async () => {
		const onWanted = vi.fn()
		const giveBack = await take(onWanted)
		expect(await lockThere()).toBe(false)
		await tell("wanted")
		await vi.waitFor(() => expect(onWanted).toHaveBeenCalledTimes(1))
		await giveBack?.()
		expect(await lockThere()).toBe(true)
	})

	it("is passed on as soon as the other process releases it or dies", async () => {
		expect(await lockThere()).toBe(true)
		const told = take()
		await other.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name])
		await tell("freed")
		await (await told)?.()

		expect(await lockThere()).toBe(true)
		const waiting = take()
		await other.end()
		expect(await waiting).not.toBeNull()
		await (await waiting)?.()
	})

	it("is not waited for longer than asked, nor by a caller that has left", async () => {
		expect(await lockThere()).toBe(true)
		expect(await take(() => {}, 100)).toBeNull()
		const gone = new AbortController()
		const waiting = take(() => {}, 10_000, gone.signal)
		const behind = take(() => {}, 100)
		gone.abort()
		expect(await waiting).toBeNull()
		expect(await behind).toBeNull()
		await other.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name])
		await (await take())?.()
	})

	it("recovers by itself after its connection was lost", async () => {
		const giveBack = await take()
		await other.query(
			`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
				WHERE datname = current_database() AND query LIKE '%pg_try_advisory_lock%' AND pid <> pg_backend_pid()`,
		)
		await vi.waitFor(async () => expect(await lockThere()).toBe(true))
		await giveBack?.()
		await other.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name])
		await (await take())?.()
	})
})
