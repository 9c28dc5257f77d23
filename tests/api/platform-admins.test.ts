import { describe, expect, inject, it } from "vitest"
import { issueReset } from "@/lib/accounts/reset/mutations"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenantWithAdmin, unique } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { actionsOf } from "../support/second-factor"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")

const newAddress = () => `invited-${unique()}@example.com`
const admins = async (token: string) => (await send(url, "GET /api/admin/platform/admins", { token })).body.admins
const invite = (token: string, email: unknown) =>
	send(url, "POST /api/admin/platform/admins", { token, body: { email } })
const inviteAgain = (token: string, id: string) =>
	send(url, "POST /api/admin/platform/admins/{id}/invite-again", { token, params: { id } })
const remove = (token: string, id: string) =>
	send(url, "DELETE /api/admin/platform/admins/{id}", { token, params: { id } })
const choosePassword = (token: string) =>
	send(url, "POST /api/admin/password-reset-confirm", { body: { token, new_password: "a new password" } })

/** The newest of `count` mails to the address, and its link's token. */
async function linkIn(email: string, count = 1) {
	const mails = await eventually(`${count} mails to ${email}`, async () => {
		const all = await mailTo(mailFolder, email)
		return all.length >= count && all
	})
	return mails.map((mail) => {
		const [, path = "", token = ""] = /https?:\/\/[^/\s]+(\/admin\/[^?\s]+)\?token=([\w-]+)/.exec(mail.text ?? "") ?? []
		return { mail, path, token }
	})
}

describe("the platform's admins", () => {
	it("invite another one, who chooses a password and runs the platform too", async () => {
		const { user, token } = await makeAdmin({ tenantId: null })
		const email = newAddress()
		const invited = await invite(token, ` ${email.toUpperCase()} `)
		expect(invited.body).toMatchObject({ email, status: "invited", two_step: false, is_self: false })
		const [link] = await linkIn(email)
		expect(link).toMatchObject({
			path: "/admin/platform/reset-password",
			mail: { subject: "You're invited to manage Video Testimonials Platform" },
		})
		const linkToken = link?.token ?? ""
		const check = await send(url, "GET /api/admin/verify-reset-token/{token}", { params: { token: linkToken } })
		expect(check.body).toMatchObject({ valid: true, email, invited_to: "Video Testimonials Platform" })
		expect((await choosePassword(linkToken)).body.message).toBe("You're all set. Sign in with your new password.")
		const signedIn = await send(url, "POST /api/admin/login", { body: { email, password: "a new password" } })
		expect(signedIn.body.user).toMatchObject({ role: "platform_admin", tenant_id: null, tenant_role: null })
		const list = await admins(signedIn.body.access_token)
		expect(list.find(({ id }) => id === user.id)).toMatchObject({ status: "active", is_self: false })
		expect(list.find((admin) => admin.email === email)).toMatchObject({ status: "active", is_self: true })
		expect(await actionsOf(user.id)).toEqual(["user.invited"])
	})

	it("have a new link sent, also one that the invited admin asks for", async () => {
		const { token } = await makeAdmin({ tenantId: null })
		const email = newAddress()
		const { id } = (await invite(token, email)).body
		expect((await inviteAgain(token, id)).body.status).toBe("invited")
		const [first, second] = await linkIn(email, 2)
		await issueReset(email)
		const third = (await linkIn(email, 3)).at(-1)
		const answers = await Promise.all([first, second, third].map((link) => choosePassword(link?.token ?? "")))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
		expect((await inviteAgain(token, id)).status).toBe(409)
	})

	it("refuse an address that has any account, and what is none", async () => {
		const { user, token } = await makeAdmin({ tenantId: null })
		const other = await makeTenantWithAdmin()
		for (const email of [user.email, other.user.email]) {
			expect(await invite(token, email)).toMatchObject({
				status: 409,
				refusal: { detail: "This address already has an account. Please use a different one." },
			})
		}
		for (const email of ["", "nobody", 5]) expect((await invite(token, email)).status).toBe(422)
	})

	it("remove another one at once, not themselves, and reach no business's admin", async () => {
		const [one, two] = [await makeAdmin({ tenantId: null }), await makeAdmin({ tenantId: null })]
		const { user: ofTenant } = await makeTenantWithAdmin()
		expect(await remove(one.token, one.user.id)).toMatchObject({
			status: 409,
			refusal: { detail: "You can't remove your own account. Ask another admin to do it." },
		})
		for (const id of [ofTenant.id, "no-id"]) expect((await remove(one.token, id)).status).toBe(404)
		expect((await inviteAgain(one.token, ofTenant.id)).status).toBe(404)
		expect((await remove(one.token, two.user.id)).status).toBe(204)
		expect((await send(url, "GET /api/admin/platform/admins", { token: two.token })).status).toBe(401)
		expect(await db().user.count({ where: { id: ofTenant.id } })).toBe(1)
	})
})
