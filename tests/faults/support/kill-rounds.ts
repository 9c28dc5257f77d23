import { EventEmitter, once } from "node:events"
import pg from "pg"
import sharp from "sharp"
import { db } from "@/lib/db/client"
import { makeTenant } from "../../support/factories"
import { spoolFiles } from "../../support/leftovers"
import type { TestServer } from "../../support/server"
import { makeTake, type Take } from "./make-take"
import type { Random } from "./random"
import { sendTake } from "./send-take"
import type { World } from "./world"

interface KillOptions {
	rounds: number
	random: Random
	/** Simultaneous uploads. */
	clients: number
}

/** Each kill waits for so many of these at most: a piece of a body that left, a committed row, an answer. */
const MOMENTS = [
	["sent", 200],
	["idempotency_keys", 8],
	["reclaimable_objects", 8],
	["submissions", 8],
	["acknowledged", 8],
] as const

/** What the clients know at the end, and the figures of the run. */
export interface KillReport {
	tenantId: string
	/** Submission ids by the key of the acknowledged request. */
	acknowledged: Map<string, { id: string; take: Take }>
	figures: {
		kills: number
		/** Attempts that a kill interrupted. */
		cut: number
		/** 409 answers to a retry whose killed attempt still held the key. */
		held: number
		/** Uploads that a retry's answer acknowledged. */
		afterRetry: number
		/** Kills that left each of these behind, which shows the phases that they hit. */
		hits: { spool: number; ledger: number; claimedKey: number; storedUnanswered: number }
	}
}

/** Tells of each new row as soon as it is committed. */
async function listenTo(world: World, happened: EventEmitter): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: world.environment.DATABASE_URL })
	await client.connect()
	client.on("notification", ({ payload = "" }) => {
		happened.emit(payload)
		happened.emit("step")
	})
	await client.query(`LISTEN happened; CREATE FUNCTION happened() RETURNS trigger LANGUAGE plpgsql
		AS 'BEGIN PERFORM pg_notify(TG_NAME, TG_TABLE_NAME); RETURN NULL; END'`)
	for (const table of ["idempotency_keys", "reclaimable_objects", "submissions"]) {
		await client.query(`CREATE TRIGGER happened AFTER INSERT ON ${table} EXECUTE FUNCTION happened()`)
	}
	return client
}

/**
 * Clients upload without a pause while the server is killed and restarted. Each continues until its takes are stored.
 */
export async function killRounds(world: World, { rounds, random, clients }: KillOptions): Promise<KillReport> {
	const tenant = await makeTenant()
	const poster = await sharp({ create: { width: 640, height: 360, channels: 3, background: "#884422" } })
		.jpeg()
		.toBuffer()
	const hits = { spool: 0, ledger: 0, claimedKey: 0, storedUnanswered: 0 }
	const figures = { kills: 0, cut: 0, held: 0, afterRetry: 0, hits }
	const acknowledged: KillReport["acknowledged"] = new Map()
	/** Takes whose key a killed attempt still holds, and those whose key is free again. */
	const held: Take[] = []
	const freed: Take[] = []
	const happened = new EventEmitter().setMaxListeners(0)
	let server: Promise<TestServer> = world.start()
	let over = false
	await server
	const listener = await listenTo(world, happened)

	/** Retries until an answer says that the take is stored or its key is held. A slow body waits between its pieces. */
	async function deliver(take: Take, { slow = false, attempt = 1 } = {}): Promise<void> {
		const { url } = await server
		const answer = await sendTake(url, tenant.slug, take, async () => {
			happened.emit("sent")
			if (slow && !over) await once(happened, "step")
		})
		if (answer === "cut") {
			figures.cut += 1
			if (attempt === 20) throw new Error("An upload did not get through in 20 attempts.")
			return deliver(take, { slow, attempt: attempt + 1 })
		}
		if (answer.status === 200 && answer.submissionId) {
			if (attempt > 1) figures.afterRetry += 1
			acknowledged.set(take.key, { id: answer.submissionId, take })
			happened.emit("acknowledged")
			happened.emit("step")
		} else if (answer.status === 409) {
			if (!answer.retryAfter) throw new Error("A 409 without Retry-After.")
			figures.held += 1
			held.push(take)
		} else throw new Error(`An upload was answered ${answer.status}: ${answer.text}`)
	}

	async function client(number: number): Promise<void> {
		// A third of the uploads are slow, so kills interrupt bodies in transit as well as files being stored.
		const slow = number % 3 === 1
		while (!over) {
			const again = freed.pop()
			if (again) await deliver(again, { slow, attempt: 2 })
			else {
				const padding = random.between(1, 3) * 1024 * 1024
				await deliver(await makeTake(random, { padding, poster: number % 3 === 0 ? poster : undefined }), { slow })
			}
		}
	}

	/** In place of the 15 s that a phone waits. */
	async function endLeases(): Promise<void> {
		const takes = held.splice(0)
		const where = { key: { in: takes.map(({ key }) => key) }, submissionId: null }
		await db().idempotencyKey.updateMany({ where, data: { leaseUntil: new Date(0) } })
		freed.push(...takes)
	}

	async function restart(running: TestServer): Promise<TestServer> {
		await running.kill9()
		figures.kills += 1
		if ((await spoolFiles()).length > 0) hits.spool += 1
		if ((await db().reclaimableObject.count()) > 0) hits.ledger += 1
		if ((await db().idempotencyKey.count({ where: { submissionId: null } })) > 0) hits.claimedKey += 1
		if ((await db().submission.count()) > acknowledged.size) hits.storedUnanswered += 1
		await endLeases()
		return world.start()
	}

	async function kill(): Promise<void> {
		const running = await server
		const [event, most] = random.pick(MOMENTS)
		for (let left = random.between(1, most); left > 0; left--) await once(happened, event)
		server = restart(running)
		await server
	}

	const uploads = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
	try {
		// A client's failure must end the run at once instead of after all its rounds.
		await Promise.race([
			uploads,
			(async () => {
				while (figures.kills < rounds || figures.cut === 0) await kill()
			})(),
		])
	} finally {
		await listener.end()
	}
	over = true
	happened.emit("step")
	await uploads
	await endLeases()
	for (const take of freed) await deliver(take, { attempt: 2 })
	if (held.length > 0) throw new Error("An upload whose lease has ended is still held.")
	return { tenantId: tenant.id, acknowledged, figures }
}
