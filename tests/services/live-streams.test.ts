import { afterAll, beforeAll, expect, it } from "vitest"
import { closeDb } from "@/lib/db/client"
import { stopListening } from "@/lib/db/live"
import { liveStream } from "@/lib/http/live-stream"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
const leaving = new AbortController()

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
	process.env.LIVE_STREAMS = "16"
})
afterAll(async () => {
	leaving.abort()
	await stopListening()
	await closeDb()
	await database.stop()
})

const listen = (audience: "admins" | "visitors", address: string, owner = `${audience} ${address} ${Math.random()}`) =>
	liveStream({
		request: new Request("http://localhost/live", { signal: leaving.signal }),
		owner,
		audience,
		address,
		concerns: () => false,
		read: async () => null,
		stillAllowed: async () => undefined,
	})
const REFUSED = { code: "unavailable", message: expect.stringContaining("Too many people are connected") }

it("counts a /64 as one, and no crowd of visitors takes the room of those who are signed in", async () => {
	// A quarter of the room is the most of one line.
	for (let host = 1; host <= 4; host += 1) await listen("visitors", `2001:db8:0:1::${host}`)
	await expect(listen("visitors", "2001:db8:0:1:ffff::5")).rejects.toMatchObject(REFUSED)
	await expect(listen("visitors", "2001:0db8:0000:0001:0:0:0:6")).rejects.toMatchObject(REFUSED)
	for (let host = 1; host <= 4; host += 1) await listen("visitors", `2001:db8:0:2::${host}`)
	for (let host = 1; host <= 4; host += 1) await listen("visitors", "::ffff:192.0.2.7")
	await expect(listen("visitors", "192.0.2.7")).rejects.toMatchObject(REFUSED)
	for (let host = 1; host <= 4; host += 1) await listen("visitors", `198.51.100.${host}`)
	await expect(listen("visitors", "203.0.113.9")).rejects.toMatchObject(REFUSED)
	await listen("admins", "203.0.113.9")
	await listen("admins", "2001:db8:0:1::1")
})

it("gives one reader three, of which the oldest makes room, in a full house too", async () => {
	const opened: Awaited<ReturnType<typeof listen>>[] = []
	for (let tab = 1; tab <= 5; tab += 1) opened.push(await listen("admins", "203.0.113.50", "one session"))
	const isOpen = async ({ response }: (typeof opened)[number]) => {
		const reader = response.body?.getReader()
		const first = await Promise.race([reader?.read(), new Promise((resolve) => setImmediate(() => resolve("waits")))])
		return first === "waits"
	}
	expect(await Promise.all(opened.map(isOpen))).toEqual([false, false, true, true, true])
})
