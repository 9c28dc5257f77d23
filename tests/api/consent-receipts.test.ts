import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { consentCalls, publishedWithConsent } from "../support/consent"
import { dumpDatabase } from "../support/dump"
import {
	fixture,
	giveMailbox,
	makeDelivery,
	makeTenant,
	makeTenantWithAdmin,
	makeText,
	makeWidget,
	unique,
} from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"
import { eventually } from "../support/worker-process"

const { url, mailFolder, tenantMailFolder } = inject("product")
const { receiptOf, get } = consentCalls(url)

const CONSENT =
	"I agree that my video may be used for marketing purposes on websites, social media and other materials."
const person = () => ({ ...GOOD_FORM, email: `grace-${unique()}@example.com` })
const tokenIn = (text = "") => /\/consent\/([\w-]{43})\b/.exec(text)?.[1] ?? expect.fail(`no link in ${text}`)

describe("the receipt", () => {
	it("is mailed with the submission: what, when, to whom, the video's fingerprint, and a private link", async () => {
		const { tenant, token: admin } = await makeTenantWithAdmin({ emailFromName: "The Shop" })
		const form = person()
		const video = await fixture("chrome-vp9-opus.webm")
		const { body } = await submit(url, tenant.slug, { video, form })
		const mail = await firstMailTo(mailFolder, form.email)
		const row = await db().consentRecord.findUniqueOrThrow({ where: { submissionId: body.submission_id } })
		expect(mail.subject).toBe(`Your testimonial for ${tenant.name}: what you agreed to`)
		expect(mail.from?.name).toBe("The Shop")
		expect(mail.replyTo?.map(({ address }) => address)).toEqual([tenant.notifyEmail])
		const grouped = row.videoSha256.match(/.{8}/g)?.join(" ") ?? ""
		for (const part of [mail.text ?? "", mail.html ?? ""]) {
			for (const words of [CONSENT, "2026-11-20", tenant.name, " UTC", grouped]) expect(part).toContain(words)
			// The owner of the address is not verified, so the mail contains nothing that was typed into the form.
			expect(part).not.toContain("Grace")
		}
		const token = tokenIn(mail.text)
		expect(tokenIn(mail.html)).toBe(token)
		expect((await receiptOf(token)).body).toMatchObject({
			given_to: tenant.name,
			given_at: row.givenAt.toISOString(),
			text: CONSENT,
			video_sha256: row.videoSha256,
			video_fingerprint: grouped,
			withdrawn_at: null,
			public_url: `${url}/testimonial/${body.submission_id}`,
			is_approved: false,
		})
		await eventually("the stored copy to be blanked", async () => !(await dumpDatabase()).includes(token))
		const { deliveries } = (await send(url, "GET /api/admin/mail-deliveries", { token: admin })).body
		expect(deliveries.find(({ kind }) => kind === "consent.receipt")).toMatchObject({
			to: form.email,
			status: "sent",
			can_send_again: false,
		})
	})

	it("names the published wall while that shows the testimonial", async () => {
		const tenant = await makeTenant({ wallEnabled: true })
		const { submission, token } = await makeText({ tenantId: tenant.id })
		const set = (data: { wallEnabled?: boolean; wallWidgetId?: string | null }) =>
			db().tenant.update({ where: { id: tenant.id }, data })
		const wall = async () => (await receiptOf(token)).body.wall_url
		expect(await wall()).toBeNull()
		await db().submission.update({ where: { id: submission.id }, data: { status: "approved" } })
		expect(await wall()).toBe(`${url}/wall/${tenant.slug}`)

		const videos = await makeWidget({ tenantId: tenant.id, kinds: ["video"] })
		await set({ wallWidgetId: videos.id })
		expect(await wall()).toBeNull()
		const all = await makeWidget({ tenantId: tenant.id })
		await set({ wallWidgetId: all.id })
		expect(await wall()).toBe(`${url}/wall/${tenant.slug}`)
		await set({ wallEnabled: false })
		expect(await wall()).toBeNull()
	})

	it("goes through the business's own mailbox, and so do replies", async () => {
		const tenant = await makeTenant({ emailEnabled: false })
		const { emailAddress } = await giveMailbox(tenant.id)
		const form = person()
		await submit(url, tenant.slug, { video: await fixture("chrome-vp9-opus.webm"), form })
		const mail = await firstMailTo(tenantMailFolder, form.email)
		expect(mail.from?.address).toBe(emailAddress)
		expect(mail.replyTo?.map(({ address }) => address)).toEqual([emailAddress])
	})

	it("does not fill a stranger's inbox: it is limited to twenty an hour, and the testimonial is accepted all the same", async () => {
		const tenant = await makeTenant()
		const form = person()
		const sent = { tenantId: tenant.id, kind: "consent.receipt", toAddress: form.email }
		for (let at = 0; at < 20; at++) await makeDelivery(sent)
		expect((await submit(url, tenant.slug, { video: await fixture("chrome-vp9-opus.webm"), form })).status).toBe(200)
		expect(await db().mailDelivery.count({ where: sent })).toBe(20)
	})

	it("cannot be read by the business in an export while it is being sent", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const email = `grace-${unique()}@example.com`
		await makeDelivery({ tenantId: tenant.id, kind: "consent.receipt", toAddress: email, text: "/consent/secret" })
		const exported = await send(url, "POST /api/admin/people/export", { token, body: { email } })
		expect(exported.text).toContain("consent.receipt")
		expect(exported.text).not.toContain("/consent/secret")
	})

	it("can be saved as a file that contains no expiring address", async () => {
		const { token, tenant, submission } = await publishedWithConsent()
		const answer = await send(url, "GET /api/consent/{token}/receipt", { params: { token } })
		expect(answer.headers.get("content-disposition")).toMatch(
			/^attachment; filename="consent-receipt-\d{4}-\d\d-\d\d\.json"$/,
		)
		expect(answer.headers.get("cache-control")).toBe("no-store")
		expect(JSON.parse(answer.text)).toEqual({
			given_to: tenant.name,
			given_at: expect.any(String),
			text: CONSENT,
			text_version: "2026-11-20",
			video_sha256: submission.sha256,
			withdrawn_at: null,
			statement: (await receiptOf(token)).body.statement,
		})
	})

	it("is a page that is never indexed or cached, and sends no referrer", async () => {
		const { token } = await publishedWithConsent()
		const answer = await get(`/consent/${token}`)
		expect(answer.status).toBe(200)
		expect(answer.headers.get("referrer-policy")).toBe("no-referrer")
		expect(answer.headers.get("cache-control")).toContain("no-store")
		const html = await answer.text()
		expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/)
		expect(html).toContain(CONSENT)
		expect((await get(`/consent/${"x".repeat(43)}`)).status).toBe(404)
	})

	it("plays the video for anyone with the link, also while it is rejected", async () => {
		const { token, submission } = await publishedWithConsent()
		await db().submission.update({ where: { id: submission.id }, data: { status: "rejected" } })
		const { video_url, poster_url, public_url } = (await receiptOf(token)).body
		expect(public_url).toBeNull()
		for (const at of [video_url, poster_url]) expect((await fetch(url + at)).status).toBe(200)
	})
})

describe("an invalid token", () => {
	const real = "A".repeat(43)
	it.each([
		real,
		"x",
		"null",
		"%00",
		"%E0",
		"..%2F..%2Fadmin",
		`${real}A`,
		real.slice(1),
		`${"é".repeat(43)}`,
		"' OR 1=1 --",
		"x".repeat(4000),
		"00000000-0000-4000-8000-000000000000",
	])("answers the same 404: %.50s", async (token) => {
		const at = `${url}/api/consent/${/^[\w%.-]+$/.test(token) ? token : encodeURIComponent(token)}`
		for (const [path, method] of [
			["", "GET"],
			["/receipt", "GET"],
			["/withdraw", "POST"],
		] as const) {
			const answer = await fetch(at + path, { method })
			expect([400, 404], `${method} ${path}`).toContain(answer.status)
			expect((await answer.json()).detail).toMatch(/\w/)
		}
	})

	it("does not accept the stored hash as the token, nor a testimonial's id", async () => {
		const { submission } = await publishedWithConsent()
		const { tokenHash } = await db().consentRecord.findUniqueOrThrow({ where: { submissionId: submission.id } })
		for (const token of [tokenHash ?? "", submission.id]) expect((await receiptOf(token)).status).toBe(404)
	})
})
