import type { ChildProcess } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { closeDb, db, pool } from "@/lib/db/client"
import { env } from "@/lib/env"
import { deliverMail } from "@/lib/mail/deliver-mail"
import { mailRefusals } from "@/lib/mail/words"
import { sendDueInvitations } from "@/lib/submissions/invitations/sending-mutations"
import { at, DAY, ENDS, type End, makeInviting } from "../support/inviting"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"
import { startSmtpServer, type TestSmtpServer } from "../support/smtp-server"
import { endWorker, eventually, startWorker } from "../support/worker-process"
import { Random, runSeed } from "./support/random"
import { SOAK } from "./support/soak"

/** `npm run soak -- kill` does this a hundred times. */
const KILLS = Number(process.env.SOAK_KILLS) || (SOAK ? 100 : 2)
const PEOPLE = SOAK ? 500 : 16
/** Shorter than the time after which a mailbox counts as idle, so that each run has more than one mail to send. */
const RUN = 115_000
/** More mails than a run of that length may send at the fastest pace. */
const PER_RUN = 16

let database: OwnDatabase
let smtp: TestSmtpServer
let worker: ChildProcess | undefined
/** Holds locks that stop the worker at a moment. */
let client: pg.Client

beforeAll(async () => {
	database = await startOwnDatabase()
	smtp = await startSmtpServer()
	giveEnvironment(database, { TENANT_SMTP_URL: smtp.url, DATABASE_PATIENCE_MS: "60000" })
	client = new pg.Client({ connectionString: env().DATABASE_URL })
	await client.connect()
})
afterAll(async () => {
	if (worker) await endWorker(worker, "SIGKILL")
	await client.end()
	await smtp.stop()
	await closeDb()
	await database.stop()
})
beforeEach(async () => {
	await db().invitation.deleteMany()
	smtp.received.length = 0
})
afterEach(() => smtp.setMode("accept"))

/** What a worker runs next is due now, and a dead worker's leases are over. */
async function ready(now: number): Promise<void> {
	writeFileSync(path.join(database.dataDir, "clock"), String(at(now).getTime()))
	await db().job.updateMany({
		where: { queue: { in: ["send-invitations", "deliver-mail"] } },
		data: { holder: null, runAt: new Date(0) },
	})
}

async function work(now: number): Promise<void> {
	await ready(now)
	worker ??= await startWorker(
		"invitation-worker",
		path.join(database.dataDir, "events"),
		path.join(database.dataDir, "clock"),
	)
}

/**
 * Returns once its connections are gone too. PostgreSQL finishes a commit whose client is dead, but it does not look for
 * the client while it waits for a lock, so those connections are ended like the host's.
 */
async function kill9(): Promise<void> {
	if (!worker) throw new Error("There is no worker to kill.")
	await endWorker(worker, "SIGKILL")
	worker = undefined
	await smtp.quiet()
	const its = "FROM pg_stat_activity WHERE application_name = 'invitation-worker'"
	await eventually("its connections to end", async () => {
		// Not through the client, whose transaction would see the same connections until it ends.
		await pool().query(`SELECT pg_terminate_backend(pid) ${its} AND wait_event_type = 'Lock'`)
		return (await pool().query(`SELECT ${its}`)).rowCount === 0
	})
}

const waiting = async () => (await client.query("SELECT FROM pg_locks WHERE NOT granted")).rowCount !== 0
const deliveries = (tenantId: string) => db().mailDelivery.findMany({ where: { tenantId } })
const names = () => smtp.received.map(({ parsed }) => parsed.messageId)
const mailed = (email: string) => smtp.received.filter(({ to }) => to.includes(email)).length
const never = new Promise<void>(() => {})

/** Brings a worker that sends one invitation to a moment, and returns what lets the dead one's locks go. */
type Moment = (business: Awaited<ReturnType<typeof makeInviting>>) => Promise<() => Promise<unknown>>
const rollback = () => client.query("ROLLBACK")
const nothing = async () => undefined

const committing: Moment = async () => {
	await client.query("BEGIN; LOCK TABLE mail_deliveries IN SHARE MODE")
	await work(0)
	await eventually("the worker to wait", waiting)
	return rollback
}

const beforeTheRelay: Moment = async ({ tenant }) => {
	smtp.setMode("stall")
	await work(0)
	await eventually("the attempt", async () => (await deliveries(tenant.id))[0]?.attempts === 1)
	return nothing
}

const beforeTheYes: Moment = async () => {
	smtp.holdNext(never)
	await work(0)
	await smtp.waitFor(1)
	return nothing
}

const afterTheYes: Moment = async ({ tenant }) => {
	let answer = () => {}
	smtp.holdNext(new Promise((resolve) => (answer = resolve)))
	await work(0)
	await eventually("the mail to be handed over", async () => (await deliveries(tenant.id))[0]?.unconfirmed === 1)
	await client.query("BEGIN")
	await client.query("SELECT FROM mail_deliveries WHERE tenant_id = $1 FOR UPDATE", [tenant.id])
	answer()
	await eventually("the worker to write that it is sent", waiting)
	return rollback
}

const beforeTheJobEnds: Moment = async ({ tenant }) => {
	let answer = () => {}
	smtp.holdNext(new Promise((resolve) => (answer = resolve)))
	await work(0)
	await smtp.waitFor(1)
	await client.query("BEGIN; SELECT FROM jobs WHERE queue = 'deliver-mail' FOR UPDATE")
	answer()
	await eventually("the mail to be sent", async () => (await deliveries(tenant.id))[0]?.status === "sent")
	return rollback
}

describe("a worker that is killed", () => {
	it.each([
		["while it queues the mail", committing, 1],
		["before the relay has greeted", beforeTheRelay, 1],
		["before the relay's yes to the whole mail", beforeTheYes, 2],
		["between the relay's yes and the commit", afterTheYes, 2],
		["between the commit and the end of its job", beforeTheJobEnds, 1],
	] as const)("%s loses nothing", async (_, reach, copies) => {
		const business = await makeInviting([])
		await business.invite(1)
		const letGo = await reach(business)
		await kill9()
		await letGo()
		smtp.setMode("accept")
		await work(0)
		await eventually("the mail to be sent", async () => (await deliveries(business.tenant.id))[0]?.status === "sent")
		await eventually("its job to end", async () => (await db().job.count({ where: { queue: "deliver-mail" } })) === 0)
		expect(smtp.received).toHaveLength(copies)
		expect(new Set(names()).size).toBe(1)
	})

	it("at any moment of a batch sends each mail once, a second time only if the relay had it, and none after its end", async () => {
		const seed = runSeed()
		const random = new Random(seed)
		const { tenant, invite, end, invitations } = await makeInviting([1])
		await invite(PEOPLE)
		// As fast as the owner may set it.
		await db().invitationPace.update({ where: { tenantId: tenant.id }, data: { perHour: 500 } })
		const figures = { seed, kills: 0, inHand: 0, unrecorded: 0, ended: 0, endedUnrecorded: 0, copies: 0 }
		/** How many second copies each mail may have, by the mail's id. */
		const excused = new Map<string, number>()
		const ended = new Map<string, number>()
		let now = 0

		const idOf = (name: string | undefined) => name?.slice(1, 37) ?? ""
		/** A testimonial, an unsubscribe, or an erasure reaches another host while the worker is dead. */
		async function endOne(unrecorded: ReadonlySet<string>): Promise<void> {
			const left = (await invitations()).filter(({ email }) => !ended.has(email))
			// Preferably one whose mail would come again.
			const again = left.find(({ deliveryId }) => deliveryId && unrecorded.has(deliveryId))
			const invited = again ?? (left.length > 0 ? random.pick(left) : undefined)
			if (!invited) return
			const how: End = random.pick(ENDS)
			await end(how, invited)
			ended.set(invited.email, mailed(invited.email))
			figures.ended += 1
			if (again) figures.endedUnrecorded += 1
		}

		const mailJobs = { queue: "deliver-mail" }
		for (let kill = 1; kill <= KILLS; kill++) {
			// The reminders of the second half come as well.
			now += kill === Math.ceil(KILLS / 2) + 1 ? DAY : RUN
			const enough = smtp.received.length + random.between(0, PER_RUN - 1)
			await work(now)
			// A run may have less to send than that.
			const idle = async () => {
				const after = { queue: "send-invitations", holder: null, runAt: { gt: new Date(0) } }
				return (await db().job.count({ where: after })) > 0 && (await db().job.count({ where: mailJobs })) === 0
			}
			await eventually("some mails", async () => smtp.received.length > enough || (await idle()))
			if (SOAK) await delay(random.between(0, 20))
			await kill9()
			figures.kills += 1
			const rows = await deliveries(tenant.id)
			const open = new Set(rows.filter(({ status }) => status === "queued").map(({ id }) => id))
			const unrecorded = new Set(
				names()
					.map(idOf)
					.filter((id) => open.has(id)),
			)
			if (rows.some(({ status, attempts }) => status === "queued" && attempts > 0)) figures.inHand += 1
			figures.unrecorded += unrecorded.size
			for (const id of unrecorded) excused.set(id, (excused.get(id) ?? 0) + 1)
			// Each mail that is left has a job that sends it.
			const jobs = await db().job.findMany({ where: mailJobs, select: { data: true } })
			const withJob = JSON.stringify(jobs)
			expect([...open].filter((id) => !withJob.includes(id))).toEqual([])
			await endOne(unrecorded)
		}

		// Another host finishes without a kill: what the last one left, the invitations, and a day later their reminders.
		async function deliverQueued(): Promise<void> {
			const left = (await deliveries(tenant.id)).filter(({ status }) => status === "queued")
			await Promise.all(left.map(({ id }) => deliverMail(id)))
		}
		await deliverQueued()
		for (const wait of [0, DAY]) {
			now += wait
			const due = { tenantId: tenant.id, nextSendAt: { lte: at(now) } }
			while ((await db().invitation.count({ where: due })) > 0) {
				now += RUN
				await sendDueInvitations(at(now))
				await deliverQueued()
			}
		}

		const copies = new Map<string, number>()
		for (const id of names().map(idOf)) copies.set(id, (copies.get(id) ?? 0) + 1)
		figures.copies = smtp.received.length - copies.size
		console.info(JSON.stringify(figures))
		// Otherwise the kills met a worker at rest. Two of them may.
		if (SOAK) expect(figures.inHand).toBeGreaterThan(KILLS / 4)
		expect([...copies].filter(([id, count]) => count > 1 + (excused.get(id) ?? 0))).toEqual([])
		expect([...ended].filter(([email, count]) => mailed(email) !== count)).toEqual([])
		const stayed = (await invitations()).filter(({ email }) => !ended.has(email))
		expect(stayed).toHaveLength(PEOPLE - ended.size)
		// The queue gives up on a mail that two kills left with the relay unconfirmed, and reminds of none that failed.
		const given = (await deliveries(tenant.id)).filter(({ status }) => status !== "sent")
		expect(
			given.filter(({ id, lastError }) => copies.get(id) !== 2 || lastError !== mailRefusals.neverConfirmed),
		).toEqual([])
		const failed = new Set(given.map(({ toAddress }) => toAddress))
		const distinct = (email: string) =>
			new Set(smtp.received.filter(({ to }) => to.includes(email)).map(({ parsed }) => parsed.messageId)).size
		// The invitation and its reminder.
		expect(stayed.filter(({ email }) => distinct(email) !== 2 && !failed.has(email))).toEqual([])
	})
})
