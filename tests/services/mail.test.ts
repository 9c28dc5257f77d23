import { randomUUID } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import PostalMime from "postal-mime"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { seal } from "@/lib/crypto/secret-box"
import { closeDb, db, transaction } from "@/lib/db/client"
import { env } from "@/lib/env"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import { deliverMail } from "@/lib/mail/deliver-mail"
import { queueMail } from "@/lib/mail/queue-mail"
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres"
import { IDLE_HANDLERS } from "../support/idle-handlers"
import { deliveryOf, MAIL, queueOne } from "../support/outgoing-mail"
import { giveEnvironment } from "../support/service-environment"
import { startSmtpServer, type TestSmtpServer } from "../support/smtp-server"
import { eventually } from "../support/worker-process"

let postgres: FaultyPostgres
let smtp: TestSmtpServer

beforeAll(async () => {
	postgres = await startFaultyPostgres()
	smtp = await startSmtpServer()
	giveEnvironment(postgres, { MAIL_FROM: "Testimonials <post@platform.example>" })
})

afterAll(async () => {
	await smtp.stop()
	await closeDb()
	await postgres.stop()
})

/** The environment is read once and parsed into one object, in which a test sets the transport. */
function use(transport: "smtp" | "files" | "gateway"): void {
	Object.assign(env(), {
		SMTP_URL: transport === "smtp" ? smtp.url : undefined,
		TENANT_SMTP_URL: transport === "gateway" ? smtp.url : undefined,
	})
}

beforeEach(() => {
	use("smtp")
	smtp.setMode("accept")
	smtp.received.length = 0
})

afterEach(async () => {
	await db().job.deleteMany()
})

async function makeTenant(appPassword: string | null): Promise<string> {
	const id = randomUUID()
	const emailAppPassword = appPassword && seal(appPassword, "tenants.email_app_password", id)
	const data = {
		id,
		name: "Demo",
		slug: id,
		notifyEmail: "owner@example.com",
		emailAddress: "demo@gmail.example",
		emailAppPassword,
	}
	await db().tenant.create({ data })
	return id
}

describe("queueMail", () => {
	it("writes the delivery and its job in the caller's transaction, or neither", async () => {
		const refused = transaction(async (tx) => {
			await queueMail(tx, MAIL)
			throw new Error("rolled back")
		})
		await expect(refused).rejects.toThrow("rolled back")
		expect([await db().mailDelivery.count(), await db().job.count()]).toEqual([0, 0])
		const id = await queueOne()
		expect(await deliveryOf(id)).toMatchObject({ status: "queued", attempts: 0, transport: null, lastError: null })
		expect(await db().job.findMany()).toMatchObject([{ queue: "deliver-mail", data: { deliveryId: id } }])
	})

	it.each(["\r\n", "\n", "\r", "\0", "\u2028"])("lets no value start its own header with %j", async (brk) => {
		const id = await queueOne({
			subject: `Hello${brk}Bcc: victim@example.com${brk}${brk}<h1>body</h1>`,
			fromName: `Anna${brk}Reply-To: x@y.z`,
			text: `a\0b`,
		})
		await deliverMail(id)
		const [mail] = smtp.received
		expect(mail?.to).toEqual(["owner@example.com"])
		expect(mail?.parsed.headers.map(({ key }) => key)).not.toContain("bcc")
		expect(mail?.parsed.headers.map(({ key }) => key)).not.toContain("reply-to")
		expect(mail?.parsed.subject).toBe("Hello Bcc: victim@example.com <h1>body</h1>")
		expect(mail?.parsed.from).toEqual({ name: "Anna Reply-To: x@y.z", address: "post@platform.example" })
	})

	it("is written with half of a character too, which a cut text can end with", async () => {
		expect((await deliveryOf(await queueOne({ subject: "Hello \ud83d" }))).subject).toBe("Hello \ufffd")
	})

	it.each(["a@b.co,x@y.z", "a@b.co\r\nRCPT TO:<x@y.z>", "x<a@b.co>", "nobody"])(
		"records %j as failed without a job, and without failing the request",
		async (to) => {
			const id = await queueOne({ to })
			expect(await deliveryOf(id)).toMatchObject({
				status: "failed",
				lastError: "We can't send email to this address.",
			})
			expect(await db().job.count()).toBe(0)
		},
	)
})

describe("platform mail by SMTP", () => {
	it("arrives once, complete, under the delivery's Message-ID, and is marked as sent", async () => {
		const id = await queueOne()
		await deliverMail(id)
		await deliverMail(id)
		expect(smtp.received).toHaveLength(1)
		const mail = smtp.received[0]
		expect(mail).toMatchObject({ from: "post@platform.example", to: ["owner@example.com"] })
		expect(mail?.parsed).toMatchObject({ subject: MAIL.subject, messageId: `<${id}@platform.example>` })
		expect(mail?.parsed.text?.trim()).toBe(MAIL.text.trim())
		expect(mail?.parsed.html?.trim()).toBe(MAIL.html)
		expect(mail?.raw).not.toMatch(/Content-Transfer-Encoding: base64/i)
		const row = await deliveryOf(id)
		expect(row).toMatchObject({ status: "sent", attempts: 1, transport: "smtp", lastError: null, text: MAIL.text })
		expect(row.sentAt).toBeInstanceOf(Date)
	})

	it("is blanked after sending if it holds a secret", async () => {
		const id = await queueOne({ kind: "password.reset", text: "https://x/reset/secret-token", html: "secret-token" })
		await deliverMail(id)
		expect(smtp.received[0]?.raw).toContain("secret-token")
		expect(JSON.stringify(await deliveryOf(id))).not.toContain("secret-token")
	})

	it.each([
		["later", "451"],
		["drop", ""],
	] as const)("is tried again if the server does '%s'", async (mode, words) => {
		smtp.setMode(mode)
		const id = await queueOne()
		await expect(deliverMail(id)).rejects.toMatchObject({ code: "upstream_failed" })
		const row = await deliveryOf(id)
		expect(row).toMatchObject({ status: "queued", attempts: 1, transport: "smtp" })
		expect(row.lastError).toContain(words)
		smtp.setMode("accept")
		await deliverMail(id)
		expect(await deliveryOf(id)).toMatchObject({ status: "sent", attempts: 2, lastError: null })
	})

	it("is tried again if no server listens, and given up after six attempts", async () => {
		Object.assign(env(), { SMTP_URL: "smtp://127.0.0.1:9" })
		const UNREACHABLE = "The mail server couldn't be reached from this server."
		const id = await queueOne({ kind: "password.reset" })
		for (let attempt = 1; attempt <= 5; attempt++) await expect(deliverMail(id)).rejects.toThrow(UNREACHABLE)
		await deliverMail(id)
		const row = await deliveryOf(id)
		expect(row).toMatchObject({ status: "failed", attempts: 6, html: "" })
		expect(row.lastError).toBe(UNREACHABLE)
	})

	it("waits ten seconds for a server that stalls, and is tried again", async () => {
		smtp.setMode("stall")
		const id = await queueOne()
		const timeout = setTimeout
		const waits = vi
			.spyOn(globalThis, "setTimeout")
			.mockImplementation(((work: () => void, ms: number) =>
				timeout(work, ms === 10_000 ? 50 : ms)) as typeof setTimeout)
		await expect(deliverMail(id)).rejects.toMatchObject({ code: "upstream_failed" })
		expect(waits.mock.calls.map(([, ms]) => ms)).toContain(10_000)
		waits.mockRestore()
		expect(await deliveryOf(id)).toMatchObject({ status: "queued", attempts: 1, unconfirmed: 0 })
	})

	it("stops at once if the recipient is permanently refused", async () => {
		smtp.setMode("refuse-recipient")
		const id = await queueOne()
		await deliverMail(id)
		const row = await deliveryOf(id)
		expect(row).toMatchObject({ status: "failed", attempts: 1 })
		expect(row.lastError).toContain("No such user here")
	})

	it("is neither lost nor sent twice if the database is away as the mail is sent", async () => {
		const id = await queueOne()
		let answered: (() => void) | undefined
		smtp.holdNext(new Promise<void>((resolve) => (answered = resolve)))
		const delivering = deliverMail(id)
		await smtp.waitFor(1)
		await postgres.crash()
		answered?.()
		await postgres.start()
		await delivering
		expect(await deliveryOf(id)).toMatchObject({ status: "sent", attempts: 1 })
		expect(smtp.received).toHaveLength(1)
	})
})

describe("a tenant's mail", () => {
	it("goes through its own mailbox, with the mailbox's address as the sender", async () => {
		use("gateway")
		const id = await queueOne({ tenantId: await makeTenant("abcd efgh ijkl mnop") })
		await deliverMail(id)
		expect(smtp.received[0]).toMatchObject({ from: "demo@gmail.example", user: "demo@gmail.example" })
		expect(smtp.received[0]?.parsed.from).toEqual({ name: "Demo Company", address: "demo@gmail.example" })
		expect(await deliveryOf(id)).toMatchObject({ status: "sent", transport: "gmail" })
	})

	it("goes out as platform mail without an app password", async () => {
		const id = await queueOne({ tenantId: await makeTenant(null) })
		await deliverMail(id)
		expect(smtp.received[0]).toMatchObject({ from: "post@platform.example", user: undefined })
	})

	it("stops at once with wrong credentials, and says so", async () => {
		use("gateway")
		smtp.setMode("refuse-auth")
		const id = await queueOne({ tenantId: await makeTenant("wrong") })
		await deliverMail(id)
		const row = await deliveryOf(id)
		expect(row).toMatchObject({ status: "failed", attempts: 1, transport: "gmail" })
		expect(row.lastError).toContain("Username and Password not accepted")
		expect(row.lastError).not.toContain("wrong")
	})

	it("reaches a customer as platform mail if it concerns the customer's consent and the mailbox refuses its credentials", async () => {
		use("gateway")
		const tenantId = await makeTenant("wrong")
		const error = async () => (await db().tenant.findUniqueOrThrow({ where: { id: tenantId } })).emailError
		const receipt = { tenantId, kind: "consent.receipt", to: "ada@example.com", replyTo: "owner@example.com" }
		smtp.setMode("refuse-auth")
		const id = await queueOne(receipt)
		await expect(deliverMail(id)).rejects.toMatchObject({ code: "upstream_failed" })
		expect(await deliveryOf(id)).toMatchObject({ status: "queued", attempts: 1 })
		expect(await error()).toContain("Username and Password not accepted")
		use("smtp")
		smtp.setMode("accept")
		await deliverMail(id)
		expect(smtp.received[0]).toMatchObject({ from: "post@platform.example", user: undefined, to: ["ada@example.com"] })
		expect(smtp.received[0]?.parsed.replyTo?.map(({ address }) => address)).toEqual(["owner@example.com"])
		expect(await deliveryOf(id)).toMatchObject({ status: "sent", transport: "smtp", html: "" })
		// A mail sent another way does not prove that the mailbox works.
		expect(await error()).toContain("Username and Password not accepted")
	})

	it("shows a permanent refusal in the settings, and clears it once the mailbox works", async () => {
		use("gateway")
		const tenantId = await makeTenant("wrong")
		const error = async () => (await db().tenant.findUniqueOrThrow({ where: { id: tenantId } })).emailError
		smtp.setMode("refuse-recipient")
		await deliverMail(await queueOne({ tenantId }))
		expect(await error()).toBeNull()
		smtp.setMode("refuse-auth")
		await deliverMail(await queueOne({ tenantId }))
		expect(await error()).toContain("Username and Password not accepted")
		smtp.setMode("accept")
		await deliverMail(await queueOne({ tenantId }))
		expect(await error()).toBeNull()
	})

	it("reports nothing about new credentials from an attempt that still uses the old ones", async () => {
		use("gateway")
		const tenantId = await makeTenant("old")
		let answered: (() => void) | undefined
		smtp.holdNext(new Promise<void>((resolve) => (answered = resolve)))
		const delivering = deliverMail(await queueOne({ tenantId }))
		await smtp.waitFor(1)
		const emailAppPassword = seal("new", "tenants.email_app_password", tenantId)
		await db().tenant.update({
			where: { id: tenantId },
			data: { emailAppPassword, emailError: "The new one is refused." },
		})
		answered?.()
		await delivering
		const { emailError } = await db().tenant.findUniqueOrThrow({ where: { id: tenantId } })
		expect(emailError).toBe("The new one is refused.")
	})

	it("never uses another tenant's app password, nor a host that is not a provider", async () => {
		use("gateway")
		const [one, other] = [await makeTenant("one's"), await makeTenant("other's")]
		const { emailAppPassword } = await db().tenant.findUniqueOrThrow({ where: { id: one } })
		await db().tenant.update({ where: { id: other }, data: { emailAppPassword } })
		const stolen = await queueOne({ tenantId: other })
		await deliverMail(stolen)
		expect(await deliveryOf(stolen)).toMatchObject({
			status: "failed",
			lastError: expect.stringContaining("enter it again"),
		})
		await db().tenant.update({ where: { id: one }, data: { emailProvider: "127.0.0.1" } })
		const typed = await queueOne({ tenantId: one })
		await deliverMail(typed)
		expect(await deliveryOf(typed)).toMatchObject({ status: "failed", lastError: "Unknown mail provider: 127.0.0.1." })
		expect(smtp.received).toHaveLength(0)
	})
})

describe("platform mail without a server", () => {
	it("becomes one readable file per mail, private to its owner", async () => {
		use("files")
		const id = await queueOne()
		await deliverMail(id)
		const folder = path.join(env().DATA_DIR, "mail")
		const [name, ...others] = readdirSync(folder)
		expect(others).toEqual([])
		expect(name).toMatch(new RegExp(`^\\d{8}T\\d{6}\\.\\d{3}Z-${id}\\.eml$`))
		const file = path.join(folder, name ?? "")
		expect(statSync(file).mode & 0o777).toBe(0o600)
		const raw = readFileSync(file, "utf8")
		expect(raw).not.toMatch(/base64/i)
		expect(raw).toContain("Anna sent one.")
		expect(await PostalMime.parse(raw)).toMatchObject({ subject: MAIL.subject, to: [{ address: "owner@example.com" }] })
		expect(await deliveryOf(id)).toMatchObject({ status: "sent", transport: "files" })
	})

	it("lists mails of one second in their order", async () => {
		use("files")
		const folder = path.join(env().DATA_DIR, "mail")
		const ids: string[] = []
		for (let index = 0; index < 10; index += 1) ids.push(await queueOne())
		await Promise.all(ids.map((id) => deliverMail(id)))
		const listed = readdirSync(folder)
			.sort()
			.map((name) => name.slice(name.indexOf("Z-") + 2, -".eml".length))
		expect(listed.filter((id) => ids.includes(id))).toEqual(ids)
	})
})

describe("the queue's mail", () => {
	it("is sent once each, even if the database crashes in between", async () => {
		const ids = await Promise.all(Array.from({ length: 40 }, (_, index) => queueOne({ subject: `Mail ${index}` })))
		startQueue({
			...IDLE_HANDLERS,
			"deliver-mail": ({ deliveryId }) => deliverMail(deliveryId),
		})
		await smtp.waitFor(10)
		await postgres.crash()
		await postgres.start()
		await eventually(
			"all mails",
			async () => (await db().mailDelivery.count({ where: { id: { in: ids }, status: "sent" } })) === 40,
		)
		await stopQueue()
		expect(smtp.received.map(({ parsed }) => parsed.messageId).sort()).toEqual(
			ids.map((id) => `<${id}@platform.example>`).sort(),
		)
	})
})
