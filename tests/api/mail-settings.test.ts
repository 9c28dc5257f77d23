import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { giveMailbox, makeAdmin, makeDelivery, makeTenantWithAdmin, unique } from "../support/factories"
import { firstMailTo, mailTo } from "../support/mailbox"
import { send } from "../support/send"
import { WRONG_APP_PASSWORD } from "../support/smtp-server"
import { eventually } from "../support/worker-process"

const { url, tenantMailFolder, mailFolder } = inject("product")

const test = (token: string) => send(url, "POST /api/admin/test-email", { token })
const log = async (token: string) => (await send(url, "GET /api/admin/mail-deliveries", { token })).body.deliveries
const settings = async (token: string) => (await send(url, "GET /api/admin/tenant-settings", { token })).body
const sendAgain = (token: string, id: string) =>
	send(url, "POST /api/admin/mail-delivery/{id}/send-again", { token, params: { id } })

describe("the test email", () => {
	it("goes through the tenant's own mailbox to the notification address, and is logged", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ emailFromName: "Ünser Laden" })
		const { emailAddress } = await giveMailbox(tenant.id)
		const answer = await test(token)
		expect(answer.status).toBe(200)
		expect(answer.body).toEqual({
			success: true,
			message: `We sent a test email to ${tenant.notifyEmail}.`,
			provider: "gmail",
		})
		const mail = await firstMailTo(tenantMailFolder, tenant.notifyEmail)
		expect(mail.from).toEqual({ name: "Ünser Laden", address: emailAddress })
		expect(mail.subject).toBe(`Test email from ${tenant.name}`)
		expect(await mailTo(mailFolder, tenant.notifyEmail)).toEqual([])
		expect(await log(token)).toEqual([
			{
				id: expect.any(String),
				kind: "mail.test",
				to: tenant.notifyEmail,
				subject: `Test email from ${tenant.name}`,
				status: "sent",
				attempts: 1,
				last_error: null,
				transport: "gmail",
				created_at: expect.any(String),
				sent_at: expect.any(String),
				can_send_again: true,
			},
		])
	})

	it("uses the saved settings: another provider, and a tenant that a platform admin names", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const mailbox = { email_provider: "fastmail", email_address: "box@shop.example", email_app_password: "pass word" }
		await send(url, "PUT /api/admin/tenant-settings", { token, body: mailbox })
		const platform = await makeAdmin({ tenantId: null })
		const query = { tenant_slug: tenant.slug }
		const answer = await send(url, "POST /api/admin/test-email", { token: platform.token, query })
		expect(answer).toMatchObject({ status: 200, body: { success: true, provider: "fastmail" } })
		expect((await firstMailTo(tenantMailFolder, tenant.notifyEmail)).from?.address).toBe("box@shop.example")
	})

	it.each([
		["email_address", { emailAppPassword: "v1.x" }],
		["email_app_password", { emailAddress: "box@gmail.example" }],
	])("needs the %s", async (field, given) => {
		const { token } = await makeTenantWithAdmin(given)
		const detail = "Save an email address and its app password first."
		expect(await test(token)).toMatchObject({ status: 422, refusal: { detail, errors: [{ field, detail }] } })
		expect(await log(token)).toEqual([])
	})

	it("returns the provider's words for a wrong app password, shows them in the settings, and clears them once it works", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await giveMailbox(tenant.id, WRONG_APP_PASSWORD)
		const refused = await test(token)
		expect(refused.status).toBe(502)
		expect(refused.refusal.detail).toContain("Username and Password not accepted")
		expect(refused.text).not.toContain(WRONG_APP_PASSWORD)
		expect((await settings(token)).email_error).toContain("Username and Password not accepted")
		expect((await log(token))[0]).toMatchObject({
			kind: "mail.test",
			status: "failed",
			last_error: expect.stringContaining("Username and Password not accepted"),
			sent_at: null,
			can_send_again: true,
		})
		await giveMailbox(tenant.id)
		await db().tenant.update({ where: { id: tenant.id }, data: { emailError: "Refused before." } })
		expect((await test(token)).status).toBe(200)
		expect((await settings(token)).email_error).toBeNull()
	})

	it("is limited for each tenant", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await giveMailbox(tenant.id)
		const answers = await Promise.all(Array.from({ length: 12 }, () => test(token)))
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
		const limited = answers.filter(({ status }) => status === 429)
		expect(limited).toHaveLength(2)
		expect(limited[0]?.refusal.detail).toContain("Too many test emails for this business.")
		expect(Number(limited[0]?.headers.get("retry-after"))).toBeGreaterThan(0)
		const another = await makeTenantWithAdmin()
		await giveMailbox(another.tenant.id)
		expect((await test(another.token)).status).toBe(200)
	})
})

describe("the delivery log", () => {
	it("is the tenant's own, newest first, paged, and never shows a mail's text or the platform's mail", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const other = await makeTenantWithAdmin()
		await makeDelivery({ tenantId: other.tenant.id })
		const platformMail = await makeDelivery({ tenantId: null, toAddress: tenant.notifyEmail })
		const moment = new Date(Date.now() - 60_000)
		const words = `secret-words-${unique()}`
		const made = await Promise.all(
			Array.from({ length: 5 }, () =>
				makeDelivery({ tenantId: tenant.id, createdAt: moment, text: words, html: words }),
			),
		)
		const seen: string[] = []
		let cursor: string | undefined
		do {
			const answer = await send(url, "GET /api/admin/mail-deliveries", { token, query: { limit: 2, cursor } })
			expect(answer.text).not.toContain(words)
			seen.push(...answer.body.deliveries.map(({ id }) => id))
			cursor = answer.body.next_cursor ?? undefined
		} while (cursor)
		expect(seen).toEqual(
			made
				.map(({ id }) => id)
				.sort()
				.reverse(),
		)
		expect((await sendAgain(token, platformMail.id)).status).toBe(404)
	})

	it("says which mails can be sent again", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const tenantId = tenant.id
		const made = {
			queued: await makeDelivery({ tenantId }),
			sent: await makeDelivery({ tenantId, status: "sent", sentAt: new Date(), transport: "files" }),
			failed: await makeDelivery({ tenantId, status: "failed", lastError: "550 No such user" }),
			unaddressed: await makeDelivery({ tenantId, status: "failed", text: "", html: "" }),
			blanked: await makeDelivery({ tenantId, status: "sent", kind: "password.reset" }),
		}
		const rows = await log(token)
		const can = (name: keyof typeof made) => rows.find(({ id }) => id === made[name].id)?.can_send_again
		expect({ queued: can("queued"), sent: can("sent"), failed: can("failed") }).toEqual({
			queued: false,
			sent: true,
			failed: true,
		})
		expect({ unaddressed: can("unaddressed"), blanked: can("blanked") }).toEqual({ unaddressed: false, blanked: false })
		expect(await sendAgain(token, made.queued.id)).toMatchObject({
			status: 409,
			refusal: { detail: "This email is still on its way." },
		})
		for (const { id } of [made.unaddressed, made.blanked]) {
			expect(await sendAgain(token, id)).toMatchObject({
				status: 409,
				refusal: { detail: "This email can't be sent again because its text is no longer stored." },
			})
		}
		const untouched = await db().mailDelivery.findMany({ where: { tenantId }, orderBy: { id: "asc" } })
		expect(untouched).toEqual(Object.values(made).sort((a, b) => (a.id < b.id ? -1 : 1)))
	})
})

describe("sending a mail again", () => {
	it("delivers a failed mail once, however many requests arrive at the same time", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const failed = await makeDelivery({
			tenantId: tenant.id,
			status: "failed",
			attempts: 6,
			lastError: "Away.",
			transport: "smtp",
		})
		const answers = await Promise.all(Array.from({ length: 8 }, () => sendAgain(token, failed.id)))
		// A mail that has been delivered may be sent again, so only requests that came during the delivery count.
		const taken = answers.filter(({ status }) => status === 200)
		expect(taken.length).toBeGreaterThanOrEqual(1)
		expect(taken[0]?.body).toMatchObject({
			status: "queued",
			attempts: 0,
			last_error: null,
			sent_at: null,
			can_send_again: false,
		})
		for (const { status, refusal } of answers.filter((answer) => answer.status !== 200)) {
			expect({ status, detail: refusal.detail }).toEqual({ status: 409, detail: "This email is still on its way." })
		}
		const delivered = await eventually("the mail", async () => {
			const [row] = await log(token)
			return row?.status === "sent" && row
		})
		expect(delivered).toMatchObject({ attempts: 1, last_error: null, sent_at: expect.any(String) })
		await eventually("no job of it", async () => (await jobsOf(failed.id)) === 0)
		expect(await mailTo(mailFolder, failed.toAddress)).toHaveLength(taken.length)
	})

	it("sends a new copy of a delivered mail, which no mailbox drops as a duplicate", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const first = await makeDelivery({ tenantId: tenant.id, status: "failed" })
		await sendAgain(token, first.id)
		await firstMailTo(mailFolder, first.toAddress)
		await eventually("no job of it", async () => (await jobsOf(first.id)) === 0)
		expect((await sendAgain(token, first.id)).status).toBe(200)
		const mails = await eventually("the copy", async () => {
			const found = await mailTo(mailFolder, first.toAddress)
			return found.length === 2 && found
		})
		expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
	})

	it("waits for a job that a killed process left behind", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeDelivery({ tenantId: tenant.id, status: "sent", sentAt: new Date() })
		const runAt = new Date(Date.now() + 60_000)
		const job = await db().job.create({ data: { queue: "deliver-mail", data: { deliveryId: id }, runAt } })
		expect((await sendAgain(token, id)).status).toBe(409)
		expect(await db().mailDelivery.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "sent" })
		await db().job.delete({ where: { id: job.id } })
		expect((await sendAgain(token, id)).status).toBe(200)
	})

	it("uses the mailbox that is set at that time", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await giveMailbox(tenant.id, WRONG_APP_PASSWORD)
		const { id, toAddress } = await makeDelivery({ tenantId: tenant.id, status: "failed" })
		await sendAgain(token, id)
		const refused = await eventually("the refusal", async () => {
			const [row] = await log(token)
			return row?.status === "failed" && row
		})
		// At once: no second attempt follows.
		expect(refused).toMatchObject({ attempts: 1, transport: "gmail", can_send_again: true })
		expect((await settings(token)).email_error).toContain("Username and Password not accepted")
		const body = { email_app_password: "abcd efgh ijkl mnop" }
		await send(url, "PUT /api/admin/tenant-settings", { token, body })
		await eventually("no job of it", async () => (await jobsOf(id)) === 0)
		expect((await sendAgain(token, id)).status).toBe(200)
		await firstMailTo(tenantMailFolder, toAddress)
		await eventually("the settings to be content", async () => (await settings(token)).email_error === null)
	})
})

function jobsOf(deliveryId: string): Promise<number> {
	return db().job.count({ where: { queue: "deliver-mail", data: { equals: { deliveryId } } } })
}
