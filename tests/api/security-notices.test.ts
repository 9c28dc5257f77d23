import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenantWithAdmin, unique } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { confirmSessions, makeMember } from "../support/second-factor"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const newAddress = () => `invited-${unique()}@example.com`
const KEY = { name: "Ours", scopes: ["leads:read"], expires_in_days: 30 }

const invite = (token: string, email: string) =>
	send(url, "POST /api/admin/users", { token, body: { email, tenant_role: "owner" } })
const setRole = (token: string, id: string, tenant_role: string) =>
	send(url, "PATCH /api/admin/users/{id}", { token, params: { id }, body: { tenant_role } })
const remove = (token: string, id: string) => send(url, "DELETE /api/admin/users/{id}", { token, params: { id } })
const makeApiKey = (token: string, query = {}) => send(url, "POST /api/admin/api-keys", { token, query, body: KEY })

/** An owner with a colleague. */
async function makeOwner() {
	const member = await makeMember()
	const { user: colleague } = await makeAdmin({ tenantId: member.tenant.id })
	return { ...member, colleague }
}

const mailsTo = (email: string, subject: string) =>
	eventually(`${subject} to ${email}`, async () => {
		const found = (await mailTo(mailFolder, email)).filter((mail) => mail.subject === subject)
		return found.length > 0 && found
	})

describe("every owner gets a mail", () => {
	it("about a new owner, another role, a removal, and a key, and so does the admin whom it is about", async () => {
		const { tenant, user, token, colleague } = await makeOwner()
		const [first, second] = await Promise.all(
			[1, 2].map(() => makeAdmin({ tenantId: tenant.id, tenantRole: "viewer" })),
		)
		if (!first || !second) throw new Error("Both were made.")
		const email = newAddress()
		await invite(token, email)
		await setRole(token, first.user.id, "editor")
		await remove(token, second.user.id)
		const { api_key, key } = (await makeApiKey(token)).body
		await send(url, "DELETE /api/admin/api-keys/{id}", { token, params: { id: api_key.id } })
		const expected: [subject: string, words: string][] = [
			["A new admin was invited to manage Blue Bakery", email],
			["An admin of Blue Bakery has another role", `${first.user.email} is now an editor, and was a viewer before.`],
			["An admin was removed from Blue Bakery", second.user.email],
			["Blue Bakery has a new API key", key.slice(0, 8)],
			["An API key of Blue Bakery was revoked", key.slice(0, 8)],
		]
		for (const owner of [user, colleague]) {
			for (const [subject, words] of expected) {
				const [mail] = await mailsTo(owner.email, subject)
				expect(mail?.text).toContain(words)
				expect(mail?.text).toContain(`This was done by ${user.email} from `)
				expect(mail?.text).not.toContain(key)
				expect(mail?.text).not.toContain("Ours")
			}
		}
		await mailsTo(first.user.email, "An admin of Blue Bakery has another role")
		await mailsTo(second.user.email, "An admin was removed from Blue Bakery")
		const subjects = await db().mailDelivery.findMany({ where: { toAddress: first.user.email } })
		expect(subjects).toHaveLength(1)
	})

	it("gets none for what was refused, and none goes to an editor, a stranger, or someone who has not joined", async () => {
		const { tenant, user, token, colleague } = await makeOwner()
		const editor = await makeAdmin({ tenantId: tenant.id, tenantRole: "editor" })
		const waiting = await makeAdmin({ tenantId: tenant.id, isInvited: true })
		const stranger = await makeTenantWithAdmin()
		const all = [user, colleague, editor.user, waiting.user, stranger.user].map(({ email }) => email)
		const count = () => db().mailDelivery.count({ where: { toAddress: { in: all } } })
		await confirmSessions(user.id, new Date(0))
		expect((await invite(token, newAddress())).status).toBe(403)
		expect(await count()).toBe(0)
		await confirmSessions(user.id)
		expect((await invite(token, waiting.user.email)).status).toBe(409)
		expect(await count()).toBe(0)
		await invite(token, newAddress())
		const told = await db().mailDelivery.findMany({ where: { toAddress: { in: all } }, orderBy: { toAddress: "asc" } })
		expect(told.map(({ toAddress }) => toAddress)).toEqual([user.email, colleague.email].sort())
	})

	it("about a business's key that the platform makes, by the platform's address", async () => {
		const { tenant, user } = await makeOwner()
		const platform = await makeAdmin({ tenantId: null })
		await makeApiKey(platform.token, { tenant_id: tenant.id })
		const [mail] = await mailsTo(user.email, "Blue Bakery has a new API key")
		expect(mail?.text).toContain(`This was done by ${platform.user.email} from `)
	})
})
