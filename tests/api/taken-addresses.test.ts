import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenantWithAdmin, unique } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")

const newAddress = () => `invited-${unique()}@example.com`
const team = async (token: string) => (await send(url, "GET /api/admin/users", { token })).body.users
const invite = (token: string, email: string) =>
	send(url, "POST /api/admin/users", { token, body: { email, tenant_role: "owner" } })
const inviteAgain = (token: string, id: string) =>
	send(url, "POST /api/admin/users/{id}/invite-again", { token, params: { id } })
const remove = (token: string, id: string) => send(url, "DELETE /api/admin/users/{id}", { token, params: { id } })
/** The texts of all mails to the address, once there are so many. */
const mailsTo = (email: string, count: number) =>
	eventually(`${count} mails to ${email}`, async () => {
		const all = await mailTo(mailFolder, email)
		return all.length >= count && all
	})

describe("an invitation to an address that has an account elsewhere", () => {
	it("is answered like one to a free address, and so is all that follows", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ name: "Blue Bakery" })
		const elsewhere = await makeTenantWithAdmin()
		const platform = await makeAdmin({ tenantId: null })
		const off = await makeAdmin({ tenantId: elsewhere.tenant.id, isActive: false })
		const waiting = await makeAdmin({ tenantId: elsewhere.tenant.id, isInvited: true })
		const taken = [elsewhere.user, platform.user, off.user, waiting.user].map(({ email }) => email)
		const addresses = [newAddress(), ...taken]
		/** What a caller sees, without what differs between any two admins. */
		const seen = ({ status, body }: { status: number; body: unknown }, email: string) => ({
			status,
			body: JSON.stringify(body ?? null)
				.replaceAll(email, "address")
				.replaceAll(/"(id|created_at|invitation_expires_at)":"[^"]+"/g, '"$1":"?"'),
		})
		const ids = new Map<string, string>()
		const each = async (call: (email: string, id: string) => Promise<{ status: number; body: unknown }>) => {
			const answers: ReturnType<typeof seen>[] = []
			for (const email of addresses) answers.push(seen(await call(email, ids.get(email) ?? ""), email))
			for (const answer of answers) expect(answer).toEqual(answers[0])
			return answers[0]
		}
		expect(await each((email) => invite(token, email))).toMatchObject({ status: 200 })
		const members = (await team(token)).filter(({ status }) => status === "invited")
		expect(members.map(({ email }) => email)).toEqual(addresses)
		for (const { email, id } of members) ids.set(email, id)
		expect(await each((email) => invite(token, email))).toMatchObject({ status: 409 })
		expect(await each((_email, id) => inviteAgain(token, id))).toMatchObject({ status: 200 })
		expect(
			await each((_email, id) =>
				send(url, "PATCH /api/admin/users/{id}", { token, params: { id }, body: { tenant_role: "viewer" } }),
			),
		).toMatchObject({ status: 200 })

		// The address that has an account reads so, and no mail holds a link into this business.
		const mails = await mailsTo(elsewhere.user.email, 2)
		for (const { subject, text, html } of mails) {
			expect(subject).toBe("You're invited to manage Blue Bakery")
			expect(text).toContain("already belongs to an account or an invitation here")
			expect(`${text}${html}`).not.toContain("token=")
		}
		expect(await db().auditEntry.count({ where: { tenantId: tenant.id, action: "user.invited" } })).toBe(10)

		await remove(elsewhere.token, waiting.user.id)
		const again = await inviteAgain(token, ids.get(waiting.user.email) ?? "")
		expect(again.body.email).toBe(waiting.user.email)
		const links = (await mailsTo(waiting.user.email, 3)).flatMap(
			({ text }) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? [],
		)
		expect(links).toHaveLength(1)
		const joined = await send(url, "POST /api/admin/password-reset-confirm", {
			body: { token: links[0] ?? "", new_password: "my password" },
		})
		expect(joined.status).toBe(200)
		const signedIn = await send(url, "POST /api/admin/login", {
			body: { email: waiting.user.email, password: "my password" },
		})
		expect(signedIn.body.user).toMatchObject({ tenant_slug: tenant.slug })

		expect(await each((_email, id) => remove(token, id))).toMatchObject({ status: 204 })
		expect((await team(elsewhere.token)).map(({ email }) => email)).toEqual([elsewhere.user.email])
	})

	it("refuses an address of the own team, which its list shows anyway", async () => {
		const { tenant, user, token } = await makeTenantWithAdmin()
		const invitedHere = await makeAdmin({ tenantId: tenant.id, isInvited: true })
		for (const { email } of [user, invitedHere.user]) {
			expect(await invite(token, email)).toMatchObject({
				status: 409,
				refusal: { detail: "This address is already on the team." },
			})
		}
		expect(await db().auditEntry.count({ where: { tenantId: tenant.id } })).toBe(0)
	})

	it("makes one entry from ten simultaneous invitations of an address that has an account elsewhere", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { user: other } = await makeTenantWithAdmin()
		const answers = await Promise.all(Array.from({ length: 10 }, () => invite(token, other.email)))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
		expect(await db().user.count({ where: { tenantId: tenant.id } })).toBe(2)
	})

	it("gives an address to one of the businesses that invite it at once, and the same answer to all", async () => {
		const shops = await Promise.all(Array.from({ length: 5 }, () => makeTenantWithAdmin()))
		const email = newAddress()
		const answers = await Promise.all(shops.map(({ token }) => invite(token, email)))
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
		expect(await db().user.count({ where: { email } })).toBe(1)
		expect(await db().user.count({ where: { invitedEmail: email } })).toBe(4)
	})

	it("gives an address that became free to one of the businesses that invite it again at once", async () => {
		const first = await makeTenantWithAdmin()
		const email = newAddress()
		const held = (await invite(first.token, email)).body.id
		const shops = await Promise.all(Array.from({ length: 5 }, () => makeTenantWithAdmin()))
		const waiting = await Promise.all(
			shops.map(async ({ token }) => ({ token, id: (await invite(token, email)).body.id })),
		)
		await remove(first.token, held)
		const answers = await Promise.all(waiting.map(({ token, id }) => inviteAgain(token, id)))
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
		expect(await db().user.count({ where: { email } })).toBe(1)
		expect(await db().user.count({ where: { invitedEmail: email } })).toBe(4)
	})
})
