import { describe, expect, inject, it } from "vitest"
import { personFingerprint } from "@/lib/crypto/person-fingerprint"
import { db } from "@/lib/db/client"
import { AGAIN_AFTER_DAYS } from "@/lib/submissions/invitations/limits"
import { invitationToken, unsubscribeToken } from "@/lib/submissions/invitations/tokens"
import { fixture, giveMailbox, makeInvitation, makeTenantWithAdmin, unique } from "../support/factories"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"

const { url } = inject("product")

const WORDS = { subject: "Hello {name}", text: "Would you?", reminder_days: [3] }
const TOKEN = (id: string) => invitationToken(id)

async function business() {
	const made = await makeTenantWithAdmin()
	const { token } = made
	await giveMailbox(made.tenant.id)
	const check = (people: string, again = false) =>
		send(url, "POST /api/admin/invitations/check", { token, body: { people, again } })
	const invite = (people: string, again = false) =>
		send(url, "POST /api/admin/invitations", { token, body: { people, again, ...WORDS } })
	const list = async () => (await send(url, "GET /api/admin/invitations", { token })).body
	return { ...made, check, invite, list }
}

const visit = (tenantSlug: string, token: string, step: "opened" | "recorded" = "opened") =>
	send(url, "POST /api/tenant/{tenantSlug}/invitation", { params: { tenantSlug }, body: { token, step } })

describe("a list of customers", () => {
	it("is checked line by line, and what is wrong is named and left out", async () => {
		const { check, invite, list } = await business()
		const id = unique()
		const people = [`Ada, ada-${id}@example.com`, "Bob", "carl@example.com", `Ada again, ADA-${id}@example.com`].join(
			"\n",
		)
		const skipped = [
			{ line: 2, name: "Bob", email: "", reason: "address_missing" },
			{ line: 3, name: "", email: "carl@example.com", reason: "name_missing" },
			{ line: 4, name: "Ada again", email: `ada-${id}@example.com`, reason: "duplicate" },
		]
		expect((await check(people)).body).toEqual({ count: 1, skipped })
		expect((await list()).invitations).toEqual([])
		expect((await invite(people)).body).toEqual({ invited: 1, skipped })
		expect((await list()).invitations).toMatchObject([{ name: "Ada", email: `ada-${id}@example.com` }])
	})

	it("has several people on one line, and takes the names that were typed for them: check and send count alike", async () => {
		const { tenant, token, check, list } = await business()
		const id = unique()
		const [ann, bob, cy] = ["ann", "bob", "cy"].map((who) => `${who}-${id}@example.com`)
		const people = `${ann}; ${bob}; ${cy}; ${ann}`
		const missing = (email?: string) => ({ line: 1, name: "", email, reason: "name_missing" })
		const twice = { line: 1, name: "", email: ann, reason: "duplicate" }
		expect((await check(people)).body).toEqual({
			count: 0,
			skipped: [missing(ann), missing(bob), missing(cy), twice],
		})
		await db().unsubscribe.create({ data: { tenantId: tenant.id, emailFingerprint: personFingerprint(cy ?? "") } })
		const names = [
			{ email: ann?.toUpperCase() ?? "", name: " Ann " },
			{ email: bob ?? "", name: "" },
			{ email: cy ?? "", name: "Cy" },
		]
		const skipped = [
			missing(bob),
			{ line: 1, name: "Cy", email: cy, reason: "unsubscribed" },
			{ ...twice, name: "Ann" },
		]
		const body = { people, again: false, names }
		const checked = await send(url, "POST /api/admin/invitations/check", { token, body })
		expect(checked.body).toEqual({ count: 1, skipped })
		const sent = await send(url, "POST /api/admin/invitations", { token, body: { ...body, ...WORDS } })
		expect(sent.body).toEqual({ invited: 1, skipped })
		expect((await list()).invitations).toMatchObject([{ name: "Ann", email: ann }])

		const address = [{ email: bob ?? "", name: ann ?? "" }]
		const refused = await send(url, "POST /api/admin/invitations/check", { token, body: { ...body, names: address } })
		expect([refused.status, refused.refusal.detail]).toEqual([422, "A name can't contain @"])
		const many = Array.from({ length: 2001 }, (_, index) => `p${index}@x.co`).join(";")
		expect((await check(many)).status).toBe(422)
	})

	it("invites no one twice within 30 days unless the business says so", async () => {
		const { tenant, check, invite } = await business()
		const email = `ada-${unique()}@example.com`
		expect((await invite(`Ada, ${email}`)).body.invited).toBe(1)
		expect((await check(`Ada, ${email}`)).body).toMatchObject({ count: 0, skipped: [{ reason: "recent" }] })
		expect((await invite(`Ada, ${email}`)).status).toBe(422)
		expect((await check(`Ada, ${email}`, true)).body.count).toBe(1)
		const createdAt = new Date(Date.now() - (AGAIN_AFTER_DAYS * 24 + 1) * 3_600_000)
		await db().invitation.updateMany({ where: { tenantId: tenant.id }, data: { createdAt } })
		expect((await check(`Ada, ${email}`)).body.count).toBe(1)
	})

	it("takes 1,000 people at once and names those beyond", async () => {
		const { check, invite } = await business()
		const people = Array.from({ length: 1001 }, (_, index) => `P${index}, p${index}@example.com`).join("\n")
		expect((await check(people)).body).toMatchObject({ count: 1000, skipped: [{ line: 1001, reason: "too_many" }] })
		expect((await invite(people)).body.invited).toBe(1000)
		expect((await check("x\n".repeat(2001))).status).toBe(422)
	})

	it("is sent by no one without a mailbox of their own", async () => {
		const { token } = await makeTenantWithAdmin()
		const answer = await send(url, "POST /api/admin/invitations", {
			token,
			body: { people: "Ada, ada@example.com", ...WORDS },
		})
		expect(answer.status).toBe(409)
		expect(answer.refusal.detail).toContain("your own mailbox")
	})
})

describe("unsubscribing", () => {
	it("takes a press: opening the link, as mail scanners do, changes nothing", async () => {
		const { tenant, list } = await business()
		const invitation = await makeInvitation({ tenantId: tenant.id, nextSendAt: new Date(Date.now() + 9e8) })
		const params = { token: unsubscribeToken(invitation) }
		const opened = await fetch(`${url}/api/unsubscribe/${params.token}`, { redirect: "manual" })
		expect([opened.status, opened.headers.get("location")]).toEqual([303, `/unsubscribe/${params.token}`])
		const page = await fetch(`${url}/unsubscribe/${params.token}`)
		expect(page.status).toBe(200)
		expect(page.headers.get("referrer-policy")).toBe("no-referrer")
		expect(await page.text()).toContain("Stop getting invitations from")
		expect(await db().unsubscribe.count({ where: { tenantId: tenant.id } })).toBe(0)

		const oneClick = await fetch(`${url}/api/unsubscribe/${params.token}`, {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: "List-Unsubscribe=One-Click",
		})
		expect(oneClick.status).toBe(204)
		expect((await list()).invitations).toMatchObject([{ state: "unsubscribed", next_send_at: null }])
		expect(await (await fetch(`${url}/unsubscribe/${params.token}`)).text()).toContain("unsubscribed")
	})

	it("holds after an erasure and a second import, and the link works without the invitation", async () => {
		const { tenant, token, check } = await business()
		const email = `ada-${unique()}@example.com`
		const invitation = await makeInvitation({ tenantId: tenant.id, email })
		const erased = await send(url, "POST /api/admin/people/erase", { token, body: { email } })
		expect(erased.body.counts).toMatchObject({ invitations: 1 })
		const params = { token: unsubscribeToken(invitation) }
		expect((await send(url, "POST /api/unsubscribe/{token}", { params })).status).toBe(204)
		const answer = await check(`Ada, ${email}`, true)
		expect(answer.body).toMatchObject({ count: 0, skipped: [{ reason: "unsubscribed" }] })
	})

	it("refuses a link that was never sent", async () => {
		const { tenant } = await business()
		const token = unsubscribeToken({ tenantId: tenant.id, emailFingerprint: "a".repeat(64) })
		const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`
		expect((await send(url, "POST /api/unsubscribe/{token}", { params: { token: forged } })).status).toBe(404)
		expect((await fetch(`${url}/unsubscribe/${forged}`)).status).toBe(404)
	})
})

describe("an invited visitor", () => {
	it("is known to the page's script, and is followed until the testimonial", async () => {
		const { tenant, list } = await business()
		const email = `ada-${unique()}@example.com`
		const { id } = await makeInvitation({ tenantId: tenant.id, email, nextSendAt: new Date(Date.now() + 9e8) })
		await fetch(`${url}/${tenant.slug}?invite=${TOKEN(id)}`)
		expect((await list()).invitations).toMatchObject([{ opened_at: null }])
		expect((await visit(tenant.slug, TOKEN(id))).body).toEqual({ name: "Ada", email })
		expect((await list()).invitations).toMatchObject([{ state: "opened" }])
		await visit(tenant.slug, TOKEN(id), "recorded")
		expect((await list()).invitations).toMatchObject([{ state: "recorded" }])
		const form = { ...GOOD_FORM, email: `other-${unique()}@example.com`, invite: TOKEN(id) }
		expect((await submit(url, tenant.slug, { form, video: await fixture("chrome-vp9-opus.webm") })).status).toBe(200)
		expect(await list()).toMatchObject({
			invitations: [{ state: "submitted", next_send_at: null }],
			totals: { invited: 1, opened: 1, recorded: 1, submitted: 1, unsubscribed: 0, failed: 0 },
		})
	})

	it("belongs to one business: another's page knows nothing, and a testimonial there ends nothing", async () => {
		const { tenant, list } = await business()
		const other = await business()
		const { id } = await makeInvitation({ tenantId: tenant.id, nextSendAt: new Date(Date.now() + 9e8) })
		expect((await visit(other.tenant.slug, TOKEN(id))).status).toBe(404)
		const form = { ...GOOD_FORM, invite: TOKEN(id) }
		const video = await fixture("chrome-vp9-opus.webm")
		expect((await submit(url, other.tenant.slug, { form, video })).status).toBe(200)
		const { invitations } = await list()
		expect(invitations).toMatchObject([{ opened_at: null, submitted_at: null }])
		expect(invitations[0]?.next_send_at).not.toBeNull()
	})
})
