import { setTimeout as delay } from "node:timers/promises"
import sharp from "sharp"
import { db } from "@/lib/db/client"
import { makeTenant } from "../../support/factories"
import { spoolFiles } from "../../support/leftovers"
import type { TestServer } from "../../support/server"
import { makeTake, type Take } from "./make-take"
import { Random } from "./random"
import { sendTake } from "./send-take"
import type { World } from "./world"

interface KillOptions {
	rounds: number
	seed: number
	/** Simultaneous uploads. */
	clients: number
	/**
	 * A killed attempt keeps its key for 15 s, and its retry is refused meanwhile. "wait" waits for that like a phone;
	 * "skip" ends the leases early once the killing is over.
	 */
	leases: "wait" | "skip"
}

/** What the clients know at the end, and the figures of the run. */
export interface KillReport {
	tenantId: string
	/** Submission ids by the key of the acknowledged request. */
	acknowledged: Map<string, { id: string; take: Take }>
	figures: {
		seed: number
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

interface Parked {
	take: Take
	notBefore: number
}

/**
 * Clients upload without a pause while the server is killed and restarted. Each continues until its takes are stored.
 */
export async function killRounds(world: World, options: KillOptions): Promise<KillReport> {
	const random = new Random(options.seed)
	const tenant = await makeTenant()
	const poster = await sharp({ create: { width: 640, height: 360, channels: 3, background: "#884422" } })
		.jpeg()
		.toBuffer()
	const report: KillReport = {
		tenantId: tenant.id,
		acknowledged: new Map(),
		figures: {
			seed: options.seed,
			kills: 0,
			cut: 0,
			held: 0,
			afterRetry: 0,
			hits: { spool: 0, ledger: 0, claimedKey: 0, storedUnanswered: 0 },
		},
	}
	const { figures, acknowledged } = report
	const parked: Parked[] = []
	let server: Promise<TestServer> = world.start()
	let over = false
	let inFlight = 0

	/** Retries until an answer says that the take is stored or its key is held. Then it waits like a phone. */
	async function deliver(take: Take, slow: boolean): Promise<void> {
		for (let attempt = 1; ; attempt++) {
			const { url } = await server
			inFlight += 1
			const pace = slow ? { chunk: 128 * 1024, pause: random.between(1, 25) } : undefined
			const answer = await sendTake(url, tenant.slug, take, pace)
			inFlight -= 1
			if (answer === "cut") figures.cut += 1
			else if (answer.status === 200 && answer.submissionId) {
				if (attempt > 1) figures.afterRetry += 1
				acknowledged.set(take.key, { id: answer.submissionId, take })
				return
			} else if (answer.status === 409) {
				if (!answer.retryAfter) throw new Error("A 409 without Retry-After.")
				figures.held += 1
				parked.push({ take, notBefore: Date.now() + answer.retryAfter * 1000 })
				return
			} else throw new Error(`An upload was answered ${answer.status}: ${answer.text}`)
			if (attempt > 20) throw new Error("An upload did not get through in 20 attempts.")
			// The old server refuses connections before the new one's address is known.
			await delay(20)
		}
	}

	async function deliverParked(): Promise<boolean> {
		const at = parked.findIndex(({ notBefore }) => notBefore <= Date.now())
		const [due] = at < 0 ? [] : parked.splice(at, 1)
		if (!due) return false
		const before = acknowledged.size
		await deliver(due.take, false)
		if (acknowledged.size > before) figures.afterRetry += 1
		return true
	}

	async function client(number: number): Promise<void> {
		while (!over) {
			if (options.leases === "wait" && (await deliverParked())) continue
			const padding = random.between(1, 3) * 1024 * 1024
			// A third of the uploads are slow, so kills interrupt bodies in transit as well as files being stored.
			await deliver(
				await makeTake(random, { padding, poster: number % 3 === 0 ? poster : undefined }),
				number % 3 === 1,
			)
		}
	}

	async function kill(): Promise<void> {
		const running = await server
		// A new server is slow with its first uploads. Only some of the kills may fall into that time.
		const enough = acknowledged.size + random.between(0, 8)
		const latest = Date.now() + 3_000
		while (acknowledged.size < enough && Date.now() < latest) await delay(5)
		await delay(random.between(0, 150))
		while (inFlight === 0) await delay(1)
		await running.kill9()
		figures.kills += 1
		const { hits } = figures
		if ((await spoolFiles()).length > 0) hits.spool += 1
		if ((await db().reclaimableObject.count()) > 0) hits.ledger += 1
		if ((await db().idempotencyKey.count({ where: { submissionId: null } })) > 0) hits.claimedKey += 1
		if ((await db().submission.count()) > acknowledged.size) hits.storedUnanswered += 1
		server = world.start()
		await server
	}

	const clients = Promise.all(Array.from({ length: options.clients }, (_, number) => client(number)))
	// A client's failure must end the run at once instead of after all its rounds.
	await Promise.race([
		clients,
		(async () => {
			while (figures.kills < options.rounds) await kill()
		})(),
	])
	over = true
	await clients
	if (options.leases === "skip") {
		await db().idempotencyKey.updateMany({ where: { submissionId: null }, data: { leaseUntil: new Date(0) } })
		for (const waiting of parked) waiting.notBefore = 0
	}
	while (parked.length > 0) if (!(await deliverParked())) await delay(100)
	return report
}
