import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { deleteExpiredAccountRows } from "@/lib/accounts/mutations"
import { issueReset } from "@/lib/accounts/reset/mutations"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenantWithAdmin, unique } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const WEEK_MS = 7 * 24 * 3600 * 1000

const newAddress = () => `invited-${unique()}@example.com`
const team = async (token: string, query = {}) => (await send(url, "GET /api/admin/users", { token, query })).body.users
const invite = (token: string, email: unknown, query = {}) =>
	send(url, "POST /api/admin/users", { token, body: { email, tenant_role: "owner" }, query })
const inviteAgain = (token: string, id: string) =>
	send(url, "POST /api/admin/users/{id}/invite-again", { token, params: { id } })
const remove = (token: string, id: string, query = {}) =>
	send(url, "DELETE /api/admin/users/{id}", { token, params: { id }, query })
const verify = (token: string) => send(url, "GET /api/admin/verify-reset-token/{token}", { params: { token } })
const confirm = (token: string, new_password: string) =>
	send(url, "POST /api/admin/password-reset-confirm", { body: { token, new_password } })
const login = (email: string, password: string) => send(url, "POST /api/admin/login", { body: { email, password } })

/** The newest of `count` mails to the address, and its link's token. */
async function linkIn(email: string, count = 1) {
	const mails = await eventually(`${count} mails to ${email}`, async () => {
		const all = await mailTo(mailFolder, email)
		return all.length >= count && all
	})
	const found = mails.map((mail) => {
		const [, path = "", token = ""] = /https?:\/\/[^/\s]+(\/admin\/[^?\s]+)\?token=([\w-]+)/.exec(mail.text ?? "") ?? []
		return { mail, path, token }
	})
	return { links: found, ...(found.at(-1) ?? expect.fail("no mail")) }
}

/** The one of several links that still works. */
async function working(links: { token: string }[]) {
	const checked = await Promise.all(links.map(async ({ token }) => ({ token, ...(await verify(token)).body })))
	return checked.filter(({ valid }) => valid)
}

/** A week after a moment between `since` and now. */
function expectWeekFrom(since: number, expiresAt: number) {
	expect(expiresAt - WEEK_MS).toBeGreaterThanOrEqual(since)
	expect(expiresAt - WEEK_MS).toBeLessThanOrEqual(Date.now())
}

describe("inviting an admin", () => {
	it("sends a link by which the invited admin chooses a password and signs in", async () => {
		const { tenant, user, token } = await makeTenantWithAdmin({ name: "Blue Bakery" })
		const email = newAddress()
		const since = Date.now()
		const invited = await invite(token, `  ${email.toUpperCase()} `)
		expect(invited.status).toBe(200)
		expect(invited.body).toEqual({
			id: expect.any(String),
			api_keys: [],
			email,
			status: "invited",
			created_at: expect.any(String),
			last_signed_in_at: null,
			invitation_expires_at: expect.any(String),
			tenant_role: "owner",
			two_step: false,
			is_self: false,
		})
		expectWeekFrom(since, Date.parse(invited.body.invitation_expires_at ?? ""))

		const { mail, path, token: link } = await linkIn(email)
		expect(path).toBe(`/admin/${tenant.slug}/reset-password`)
		expect(mail.subject).toBe("You're invited to manage Blue Bakery")
		expect(mail.text).toContain(`${user.email} invited you to help manage Blue Bakery.`)
		expect((await verify(link)).body).toEqual({
			valid: true,
			email,
			message: "You're invited to manage Blue Bakery. Choose a password to get started.",
			invited_to: "Blue Bakery",
		})
		expect((await login(email, "no password")).status).toBe(401)

		const accepted = await confirm(link, "my password")
		expect(accepted.body.message).toBe("You're all set. Sign in with your new password.")
		expect((await confirm(link, "another one")).status).toBe(400)
		const signedIn = await login(email, "my password")
		expect(signedIn.body.user).toMatchObject({ role: "tenant_admin", tenant_slug: tenant.slug })
		const own = await team(signedIn.body.access_token)
		expect(own.map((member) => [member.email, member.status, member.is_self])).toEqual([
			[user.email, "active", false],
			[email, "active", true],
		])
		expect(own[1]).toMatchObject({ invitation_expires_at: null, last_signed_in_at: expect.any(String) })
		const stored = await db().mailDelivery.findFirstOrThrow({ where: { toAddress: email } })
		expect(stored.tenantId).toBeNull()
		expect(`${stored.text}${stored.html}`).not.toContain(link)
		const audit = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
		expect(audit.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
			["user.invited", user.email],
			["user.joined", email],
		])
		expect(audit[0]).toMatchObject({ after: { email }, targetId: invited.body.id })
	})

	it("makes one account from ten simultaneous invitations", async () => {
		const { token } = await makeTenantWithAdmin()
		const email = newAddress()
		const answers = await Promise.all(Array.from({ length: 10 }, () => invite(token, email)))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
		expect(await db().passwordReset.count({ where: { user: { email } } })).toBe(1)
	})

	it.each([
		[undefined, "Please enter an email address"],
		["  ", "Please enter an email address"],
		[["x"], "Please enter an email address"],
		["nobody", "Please enter a valid email address"],
		[`${"x".repeat(250)}@example.com`, "email can have up to 254 characters"],
	])("refuses the address %.20j", async (email, detail) => {
		const { token } = await makeTenantWithAdmin()
		expect(await invite(token, email)).toMatchObject({ status: 422, refusal: { detail } })
	})

	it("is limited, and a business has at most a hundred admins", async () => {
		const { token, tenant } = await makeTenantWithAdmin()
		const data = Array.from({ length: 98 }, () => ({
			email: newAddress(),
			passwordHash: null,
			role: "tenant_admin" as const,
			tenantRole: "editor" as const,
			tenantId: tenant.id,
		}))
		await db().user.createMany({ data })
		expect((await invite(token, newAddress())).status).toBe(200)
		expect(await invite(token, newAddress())).toMatchObject({
			status: 409,
			refusal: { detail: "A business can have up to 100 admins." },
		})
		for (let round = 2; round < 30; round++) await invite(token, newAddress())
		expect((await invite(token, newAddress())).status).toBe(429)
	})

	it("is open to a platform admin inside a tenant, and is recorded in the tenant's log", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const platform = await makeAdmin({ tenantId: null })
		const email = newAddress()
		const query = { tenant_slug: tenant.slug }
		const { body } = await invite(platform.token, email, query)
		expect((await linkIn(email)).mail.text).toContain(platform.user.email)
		expect((await remove(platform.token, body.id, query)).status).toBe(204)
		const log = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
		expect(log).toMatchObject([
			{ action: "user.invited", actorEmail: platform.user.email, before: null, after: { email } },
			{ action: "user.removed", actorEmail: platform.user.email, before: { email }, after: null },
		])
	})
})

describe("inviting again", () => {
	it("voids the older link", async () => {
		const { token } = await makeTenantWithAdmin()
		const email = newAddress()
		const { body } = await invite(token, email)
		await linkIn(email)
		const again = await inviteAgain(token, body.id)
		expect(again.body).toMatchObject({ id: body.id, status: "invited" })
		const { links } = await linkIn(email, 2)
		expect(await working(links)).toHaveLength(1)
		expect(await db().passwordReset.count({ where: { userId: body.id } })).toBe(1)
	})

	it("is refused once the password is chosen, and for an unknown admin", async () => {
		const { token, user } = await makeTenantWithAdmin()
		expect(await inviteAgain(token, user.id)).toMatchObject({
			status: 409,
			refusal: { detail: "This admin has already joined." },
		})
		for (const id of [randomUUID(), "nonsense"]) {
			expect(await inviteAgain(token, id)).toMatchObject({
				status: 404,
				refusal: { detail: "This admin no longer exists." },
			})
		}
	})

	it("is limited by account", async () => {
		const { token, tenant } = await makeTenantWithAdmin()
		const { user } = await makeAdmin({ tenantId: tenant.id, isInvited: true })
		for (let round = 0; round < 5; round++) expect((await inviteAgain(token, user.id)).status).toBe(200)
		expect((await inviteAgain(token, user.id)).status).toBe(429)
	})

	it("sends an invitation for a week, not a reset, if an invited admin requests a new password", async () => {
		const { token, tenant } = await makeTenantWithAdmin()
		const email = newAddress()
		const { body } = await invite(token, email)
		await linkIn(email)
		const since = Date.now()
		expect((await send(url, "POST /api/admin/password-reset-request", { body: { email } })).status).toBe(200)
		const { links } = await linkIn(email, 2)
		const [valid] = await working(links)
		expect(valid).toMatchObject({ email, invited_to: tenant.name })
		const link = await db().passwordReset.findFirstOrThrow({ where: { userId: body.id } })
		expectWeekFrom(since, link.expiresAt.getTime())
	})

	it("keeps the invitation listed after the link has expired", async () => {
		const { token, tenant } = await makeTenantWithAdmin()
		const { user } = await makeAdmin({ tenantId: tenant.id, isInvited: true })
		await issueReset(user.email)
		const expiresAt = new Date(Date.now() - 60_000)
		await db().passwordReset.updateMany({ where: { userId: user.id }, data: { expiresAt } })
		await deleteExpiredAccountRows(new Date())
		const member = (await team(token)).find(({ id }) => id === user.id)
		expect(member).toMatchObject({ status: "invited", invitation_expires_at: expiresAt.toISOString() })
	})
})

describe("removing an admin", () => {
	it("ends the admin's sessions and links at once, and frees the address", async () => {
		const { token, tenant } = await makeTenantWithAdmin()
		const { user, token: theirs } = await makeAdmin({ tenantId: tenant.id, password: "correct horse" })
		await issueReset(user.email)
		const { token: link } = await linkIn(user.email)
		expect((await remove(token, user.id)).status).toBe(204)
		expect((await send(url, "GET /api/admin/dashboard", { token: theirs })).status).toBe(401)
		expect((await login(user.email, "correct horse")).status).toBe(401)
		expect((await verify(link)).body.valid).toBe(false)
		expect((await confirm(link, "new password")).status).toBe(400)
		expect((await remove(token, user.id)).status).toBe(404)
		expect((await invite(token, user.email)).status).toBe(200)
	})

	it("voids an invitation", async () => {
		const { token } = await makeTenantWithAdmin()
		const email = newAddress()
		const { body } = await invite(token, email)
		const { token: link } = await linkIn(email)
		expect((await remove(token, body.id)).status).toBe(204)
		expect((await verify(link)).body).toEqual({ valid: false, email: null, message: "Invalid or expired reset token" })
		expect((await confirm(link, "my password")).status).toBe(400)
	})

	it("is refused for oneself and for the last admin who can sign in", async () => {
		const { token, user, tenant } = await makeTenantWithAdmin()
		await makeAdmin({ tenantId: tenant.id, isInvited: true })
		await makeAdmin({ tenantId: tenant.id, isActive: false })
		expect(await remove(token, user.id)).toMatchObject({
			status: 409,
			refusal: { detail: "You can't remove your own account. Ask another admin to do it." },
		})
		const platform = await makeAdmin({ tenantId: null })
		expect(await remove(platform.token, user.id, { tenant_id: tenant.id })).toMatchObject({
			status: 409,
			refusal: { detail: "This is the only admin who can sign in. Invite someone else first." },
		})
		expect((await team(token)).map(({ status }) => status)).toEqual(["active", "invited"])
	})

	it("leaves one admin if two remove each other at once", async () => {
		for (let round = 0; round < 5; round++) {
			const { token, user, tenant } = await makeTenantWithAdmin()
			const other = await makeAdmin({ tenantId: tenant.id })
			const answers = await Promise.all([remove(token, other.user.id), remove(other.token, user.id)])
			const statuses = answers.map(({ status }) => status).sort()
			expect(statuses[0]).toBe(204)
			// The second admin's session may already have ended, or the second admin is now the last one.
			expect([401, 409]).toContain(statuses[1])
			expect(await db().user.count({ where: { tenantId: tenant.id } })).toBe(1)
		}
	})

	it("leaves no account behind while the invitation is being accepted", async () => {
		const races = Array.from({ length: 5 }, async () => {
			const { token, tenant } = await makeTenantWithAdmin()
			const email = newAddress()
			const { body } = await invite(token, email)
			const { token: link } = await linkIn(email)
			const [removed, accepted] = await Promise.all([remove(token, body.id), confirm(link, "my password")])
			expect(removed.status).toBe(204)
			expect([200, 400]).toContain(accepted.status)
			expect(await db().user.count({ where: { tenantId: tenant.id } })).toBe(1)
			expect((await login(email, "my password")).status).toBe(401)
		})
		await Promise.all(races)
	})
})
