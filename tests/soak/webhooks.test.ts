import { mkdtemp, rm } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, expect, it } from "vitest"
import { leadSearchText } from "@/lib/chatbot/leads/lead-search-text"
import { closeDb, db } from "@/lib/db/client"
import { makeTenant, unique } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"
import { letPass, makeEndpoint, type Received, type Receiver, startReceiver, verify } from "../support/webhook-receiver"
import { endWorker, eventually, startWorker } from "../support/worker-process"

const HOST = "127.0.0.2"
const ENDPOINTS = 10
/** Each lead is created and then changed: two events of one subject. */
const LEADS_EACH = 50
const DELIVERIES = ENDPOINTS * LEADS_EACH * 2
const KILLS = Number(process.env.SOAK_WEBHOOK_KILLS) || 10
const RESTARTS = 5

let database: OwnDatabase
let receiver: Receiver
let folder: string

beforeAll(async () => {
	;[database, receiver, folder] = await Promise.all([
		startOwnDatabase(),
		startReceiver(HOST),
		mkdtemp(path.join(tmpdir(), "webhooks-")),
	])
	giveEnvironment(database, { OUTBOUND_ALLOW: `${HOST}/32:${receiver.port}` })
})
afterAll(async () => {
	await closeDb()
	await Promise.all([receiver.stop(), database.stop(), rm(folder, { recursive: true, force: true })])
})

interface Accepted {
	id: string
	subject: string
	type: string
}

it(`${DELIVERIES} deliveries to a receiver that fails, stalls, lies, and restarts, by two hosts that are killed ${KILLS} times`, async () => {
	/** What the receiver said yes to, in the order of its first yes. */
	const accepted: Accepted[] = []
	const seen = new Map<string, number>()
	let calls = 0
	const answer = (received: Received, response: ServerResponse, secret: string) => {
		verify(received, secret)
		const { type, data } = received.event
		const id = received.headers["webhook-id"] ?? ""
		seen.set(id, (seen.get(id) ?? 0) + 1)
		calls += 1
		const yes = () => {
			if (!accepted.some((one) => one.id === id)) accepted.push({ id, type, subject: String(data.id) })
		}
		// By turns, so that each delivery meets another mood at its next try.
		switch (calls % 40) {
			case 3:
			case 17:
				return void response.writeHead(500).end("no")
			case 7:
				return void response.destroy()
			case 11:
				return void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()
			case 13:
				yes()
				return void response.writeHead(200).end(Buffer.alloc(2_000_000, 0x7f))
			case 19:
				yes()
				return void response.writeHead(200, { "content-encoding": "gzip" }).end("garbage")
			case 23:
				yes()
				return void response.writeHead(200).write("cut", () => response.destroy())
			case 29:
				// Stalls for longer than it may.
				return calls < 200 ? undefined : void response.writeHead(503).end()
			default:
				yes()
				return void response.writeHead(204).end()
		}
	}
	const endpoints: { tenantId: string; id: string; secret: string; path: string }[] = []
	for (let at = 0; at < ENDPOINTS; at++) {
		const [{ id: tenantId }, at_] = [await makeTenant(), `/${unique()}`]
		const made = await makeEndpoint({ tenantId, url: receiver.origin + at_, events: ["lead.created", "lead.updated"] })
		endpoints.push({ tenantId, path: at_, ...made })
	}
	const listen = () => {
		for (const { path: at, secret } of endpoints) {
			receiver.answers.set(at, (received, response) => answer(received, response, secret))
		}
	}
	listen()

	const file = path.join(folder, "events")
	const workers = [await startWorker("webhook-worker", file), await startWorker("webhook-worker", file)]
	const fill = Promise.all(
		endpoints.map(async ({ tenantId }) => {
			for (let at = 0; at < LEADS_EACH; at++) {
				const lead = { email: `lead-${unique()}@example.com`, name: "Ada", phone: null, company: null }
				const { id } = await db().lead.create({ data: { tenantId, ...lead, searchText: leadSearchText(lead) } })
				await db().lead.update({ where: { id }, data: { company: "Navy" } })
			}
		}),
	)
	const waiting = () => db().webhookDelivery.count({ where: { status: "waiting" } })
	const taken = () => accepted.length
	for (let kill = 1; kill <= KILLS; kill++) {
		await eventually("some deliveries", () => taken() >= (kill * DELIVERIES) / (KILLS + 2), 600)
		const which = kill % 2
		const killed = workers[which]
		if (killed) await endWorker(killed, "SIGKILL")
		if (kill % Math.ceil(KILLS / RESTARTS) === 0) {
			const { port } = receiver
			await receiver.stop()
			await delay(1_500)
			receiver = await startReceiver(HOST, port)
			listen()
		}
		workers[which] = await startWorker("webhook-worker", file)
		// The waits between tries are hours in the end; the test has none.
		for (const { id } of endpoints) await letPass(id, 0.1)
	}
	await fill
	await eventually(
		"the last delivery",
		async () => {
			if ((await waiting()) === 0) return true
			for (const { id } of endpoints) await letPass(id, 0.1)
			await delay(500)
			return false
		},
		900,
	)
	await Promise.all(workers.map((worker) => endWorker(worker, "SIGTERM")))

	const rows = await db().webhookDelivery.findMany({ orderBy: { position: "asc" } })
	expect(rows).toHaveLength(DELIVERIES)
	expect(rows.filter(({ status }) => status !== "sent")).toEqual([])
	// None lost, and none under another id.
	expect(accepted.map(({ id }) => id).sort()).toEqual(rows.map(({ eventId }) => eventId).sort())
	expect([...seen.keys()].filter((id) => !accepted.some((one) => one.id === id))).toEqual([])
	// Each subject's events arrived in their order.
	const firsts = new Map<string, string[]>()
	for (const { subject, type } of accepted) firsts.set(subject, [...(firsts.get(subject) ?? []), type])
	expect([...firsts.values()].filter((types) => types.join() !== "lead.created,lead.updated")).toEqual([])
	const repeated = [...seen.values()].reduce((sum, times) => sum + times - 1, 0)
	console.info(
		`${DELIVERIES} deliveries in ${calls} requests (${repeated} repeated) over ${KILLS} kills and ${RESTARTS} restarts: none lost.`,
	)
})
