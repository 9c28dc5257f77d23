import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeTake, padded, type Take } from "../faults/support/make-take"
import { openPatch } from "../faults/support/open-patch"
import { openUpload } from "../faults/support/open-upload"
import { Random } from "../faults/support/random"
import { buildWorld, type World } from "../faults/support/world"
import { fixture, makeTenant } from "../support/factories"
import type { TestServer } from "../support/server"
import { submit } from "../support/submit"
import { beginUpload, submitUpload } from "../support/uploads"

const SENDERS = 300
const ADDRESSES = 30
const BYTES_PER_SECOND = 60_000
const DRIBBLERS_A_HOST = 64
const DRIBBLED_PER_SECOND = 9_000
const PADDING = 1_500_000
const FIRST_BYTES = 1_000
const TICK_MS = 200

let world: World
let hosts: TestServer[]
/** The test needs hundreds of megabytes, and the seeded generator would take too long. */
class FastRandom extends Random {
	override bytes(length: number): Buffer {
		return randomBytes(length)
	}
}
const random = new FastRandom(3)
const newTake = () => makeTake(random, { padding: PADDING })
const newVideo = async () => padded(await fixture("chrome-vp9-opus.webm"), "video/webm", randomBytes(PADDING))

beforeAll(async () => {
	world = await buildWorld({
		storage: "s3",
		extra: {
			TRUST_PROXY_HOPS: "1",
			// These limits are the shipped ones: ten senders per address stay far below them. The one slow address with
			// 128 connections would hit the first of them, but only its share is to stop it.
			LIMIT_SUBMIT_ADDRESS: "200/60",
			LIMIT_UPLOAD_ADDRESS: "60/60",
			LIMIT_UPLOAD_PART_ADDRESS: "1200/60",
		},
	})
	hosts = await Promise.all([world.start(), world.start()])
})
afterAll(() => world.end())

const residentMegabytes = ({ pid }: TestServer) =>
	Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024

/** A body that is sent at its own pace, and the time from its last byte to the answer. */
interface Paced {
	size: number
	perSecond: number
	send(bytes: number): void
	finish(): Promise<number>
}

function form(host: TestServer, tenantSlug: string, from: string, perSecond: number, take: Take): Paced {
	const upload = openUpload(host.url, tenantSlug, take, { from, firstBytes: FIRST_BYTES })
	return {
		size: take.body.length,
		perSecond,
		send: upload.send,
		async finish() {
			upload.finish()
			const answer = await upload.answer
			return answer === "cut" ? 0 : answer.status
		},
	}
}

/** Sends the way a browser sends a file of more than a megabyte. */
async function pieces(
	host: TestServer,
	tenantSlug: string,
	from: string,
	perSecond: number,
	bytes: Buffer,
): Promise<Paced> {
	const headers = { "x-forwarded-for": from }
	const at = { tenantSlug, uploadId: await beginUpload(host.url, { tenantSlug, length: bytes.length, headers }) }
	const patch = openPatch(host.url, at, 0, bytes, headers)
	patch.send(FIRST_BYTES)
	return {
		size: bytes.length,
		perSecond,
		send: patch.send,
		async finish() {
			patch.finish()
			const answer = await patch.answer
			if (answer === "cut" || answer.status !== 204) return answer === "cut" ? 0 : answer.status
			return (await submitUpload(host.url, at, { headers })).status
		},
	}
}

/**
 * Sends all bodies side by side until each has its answer.
 * @returns each one's status, and the seconds from its last byte to the answer.
 */
async function sendAll(bodies: Paced[], isOver: () => boolean = () => false) {
	return Promise.all(
		bodies.map(async (body) => {
			const since = performance.now()
			let sent = FIRST_BYTES
			for (;;) {
				await delay(TICK_MS)
				const due = Math.min(FIRST_BYTES + (body.perSecond * (performance.now() - since)) / 1000, body.size)
				if (due >= body.size - 1 || isOver()) break
				const bytes = Math.floor(due - sent)
				body.send(bytes)
				sent += bytes
			}
			const last = performance.now()
			return { status: await body.finish(), seconds: (performance.now() - last) / 1000 }
		}),
	)
}

function figures(seconds: number[]) {
	const sorted = seconds.toSorted((a, b) => a - b)
	const at = (share: number) => Number(sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(2))
	return { median: at(0.5), p95: at(0.95), most: at(1) }
}

/** 300 at once: half as forms, half in parts. */
async function crowd(tenantSlug: string) {
	const makers = Array.from({ length: SENDERS }, async (_, index) => {
		const to = [
			hosts[index % 2] as TestServer,
			tenantSlug,
			`198.51.100.${index % ADDRESSES}`,
			BYTES_PER_SECOND,
		] as const
		if (index % 4 < 2) {
			const take = await newTake()
			return () => form(...to, take)
		}
		const bytes = await newVideo()
		return () => pieces(...to, bytes)
	})
	// Made beforehand: a client that opens three hundred connections and then computes would itself be slow.
	const bodies = await Promise.all((await Promise.all(makers)).map((open) => open()))
	const before = hosts.map(residentMegabytes)
	const peaks = [...before]
	const watch = setInterval(() => {
		for (const [index, host] of hosts.entries()) peaks[index] = Math.max(peaks[index] ?? 0, residentMegabytes(host))
	}, 100)
	const answers = await sendAll(bodies)
	clearInterval(watch)
	const statuses: Record<number, number> = {}
	for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
	return { statuses, secondsAfterLastByte: figures(answers.map(({ seconds }) => seconds)), before, peaks }
}

it("300 phones of 30 networks succeed at once, and one network that sends very slowly changes nothing for them", async () => {
	const { id: tenantId, slug } = await makeTenant()
	const video = await fixture("chrome-vp9-opus.webm")
	for (const { url } of hosts) expect((await submit(url, slug, { video })).status).toBe(200)
	// The server has been used before it is measured: routes load on their first request.
	for (const host of hosts) await (await pieces(host, slug, "192.0.2.1", BYTES_PER_SECOND, await newVideo())).finish()
	await delay(5_000)
	const idle = hosts.map(residentMegabytes)

	const alone = await crowd(slug)
	let isOver = false
	const dribblers = hosts.flatMap((host) => Array.from({ length: DRIBBLERS_A_HOST }, () => ({ host, take: newTake() })))
	await Promise.all(dribblers.map(({ take }) => take))
	const slow = await Promise.all(
		dribblers.map(async ({ host, take }) => form(host, slug, "203.0.113.1", DRIBBLED_PER_SECOND, await take)),
	)
	const dribbling = sendAll(slow, () => isOver)
	const beside = await crowd(slug)
	isOver = true
	const dribbled = await dribbling

	const round = (megabytes: number[]) => megabytes.map(Math.round)
	const added = [alone, beside].map(({ peaks }) => peaks.map((peak, index) => Math.round(peak - (idle[index] ?? 0))))
	console.info(JSON.stringify({ idle: round(idle), added, alone, beside }))
	await delay(180_000)
	console.info("resident after three minutes of rest", round(hosts.map(residentMegabytes)))
	expect(alone.statuses).toEqual({ 200: SENDERS })
	expect(beside.statuses).toEqual({ 200: SENDERS })
	expect(dribbled.map(({ status }) => status)).toEqual(slow.map(() => 200))
	expect(await db().submission.count({ where: { tenantId } })).toBe(4 + 2 * SENDERS + slow.length)
})
