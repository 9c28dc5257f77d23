import { describe, expect, inject, it } from "vitest"
import { issueReset } from "@/lib/accounts/reset/mutations"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { send } from "../support/send"

const { url, mailFolder } = inject("product")
const INVALID = { valid: false, email: null, message: "Invalid or expired reset token" }

const request = (email: unknown) => send(url, "POST /api/admin/password-reset-request", { body: { email } })
const verify = (token: string) => send(url, "GET /api/admin/verify-reset-token/{token}", { params: { token } })
const confirm = (token: unknown, new_password: unknown) =>
	send(url, "POST /api/admin/password-reset-confirm", { body: { token, new_password } })
const login = (email: string, password: string) => send(url, "POST /api/admin/login", { body: { email, password } })

/** The link in the newest mail: its path and its token. */
async function linkFrom(email: string): Promise<{ path: string; token: string }> {
	const mail = await firstMailTo(mailFolder, email)
	const [, path, token] = /https?:\/\/[^/\s]+(\/admin\/[^?\s]+)\?token=([\w-]+)/.exec(mail.text ?? "") ?? []
	return { path: path ?? "", token: token ?? "" }
}

describe("a forgotten password", () => {
	it("is reset by the link in the mail, once, and every session ends", async () => {
		const tenant = await makeTenant()
		const { user, token: session } = await makeAdmin({ tenantId: tenant.id, password: "old password" })
		expect((await request(` ${user.email.toUpperCase()} `)).status).toBe(200)
		const { path, token } = await linkFrom(user.email)
		expect(path).toBe(`/admin/${tenant.slug}/reset-password`)
		expect((await verify(token)).body).toMatchObject({ valid: true, email: user.email })

		expect((await confirm(token, "new password")).status).toBe(200)
		expect((await send(url, "GET /api/admin/dashboard", { token: session })).status).toBe(401)
		expect((await login(user.email, "old password")).status).toBe(401)
		expect((await login(user.email, "new password")).status).toBe(200)

		const again = await confirm(token, "third password")
		expect(again).toMatchObject({ status: 400, refusal: { detail: "Invalid or expired reset token" } })
		expect((await verify(token)).body).toEqual(INVALID)
		const delivery = await db().mailDelivery.findFirstOrThrow({ where: { toAddress: user.email } })
		expect(`${delivery.text}${delivery.html}`).not.toContain(token)
	})

	it("uses the slug platform for platform admins", async () => {
		const { user } = await makeAdmin({ tenantId: null })
		await request(user.email)
		expect((await linkFrom(user.email)).path).toBe("/admin/platform/reset-password")
	})

	it("gives the same answer whether or not the account exists or may sign in", async () => {
		const off = await makeAdmin({ tenantId: null, isActive: false })
		const known = await makeAdmin({ tenantId: null })
		const answers = await Promise.all([known.user.email, off.user.email, `nobody-${unique()}@example.com`].map(request))
		expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
		await firstMailTo(mailFolder, known.user.email)
		await issueReset(off.user.email)
		expect(await db().mailDelivery.count({ where: { toAddress: off.user.email } })).toBe(0)
	})

	it("is voided by a newer request and by time", async () => {
		const { user } = await makeAdmin({ tenantId: null })
		await issueReset(user.email)
		const first = await db().passwordReset.findFirstOrThrow({ where: { userId: user.id } })
		await issueReset(user.email)
		expect(await db().passwordReset.findUnique({ where: { id: first.id } })).toBeNull()

		const other = await makeAdmin({ tenantId: null })
		const since = Date.now()
		await request(other.user.email)
		const { token } = await linkFrom(other.user.email)
		const reset = await db().passwordReset.findFirst({ where: { userId: other.user.id } })
		expect((reset?.expiresAt.getTime() ?? 0) - 60 * 60_000).toBeGreaterThanOrEqual(since)
		const expired = { expiresAt: new Date(Date.now() - 1) }
		await db().passwordReset.updateMany({ where: { userId: other.user.id }, data: expired })
		expect((await verify(token)).body).toEqual(INVALID)
		expect((await confirm(token, "new password")).status).toBe(400)
	})

	it("lets exactly one of sixteen confirmations of one token succeed", async () => {
		const { user } = await makeAdmin({ tenantId: null })
		await request(user.email)
		const { token } = await linkFrom(user.email)
		const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => confirm(token, `password ${at}`)))
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 400)).toHaveLength(15)
		const winner = answers.findIndex(({ status }) => status === 200)
		expect((await login(user.email, `password ${winner}`)).status).toBe(200)
	})

	it("is limited by account", async () => {
		const email = `flood-${unique()}@example.com`
		for (let round = 0; round < 5; round++) expect((await request(email)).status).toBe(200)
		expect((await request(email)).status).toBe(429)
	})
})

describe("invalid input", () => {
	it.each([
		[undefined, "Please enter your email address"],
		["  ", "Please enter your email address"],
		[5, "Please enter your email address"],
		["nobody", "Please enter a valid email address"],
		[`${"x".repeat(250)}@example.com`, "email can have up to 254 characters"],
	])("refuses the address %j", async (email, detail) => {
		expect(await request(email)).toMatchObject({ status: 422, refusal: { detail } })
	})

	it.each([
		[undefined, undefined, 422, "Please fill in all fields"],
		["token", "", 422, "Please fill in all fields"],
		["", "secret1", 422, "Please fill in all fields"],
		[{}, [], 422, "Please fill in all fields"],
		["token", "12345", 422, "Password must be at least 6 characters long"],
		["token", "x".repeat(129), 422, "new_password can have up to 128 characters"],
		["token", "secret1", 400, "Invalid or expired reset token"],
		["x".repeat(5000), "secret1", 400, "Invalid or expired reset token"],
	])("refuses the confirmation %.20j, %.20j", async (token, password, status, detail) => {
		expect(await confirm(token, password)).toMatchObject({ status, refusal: { detail } })
	})

	it.each(["nonsense", "..", "a".repeat(300), "%00"])(
		"calls %.20s invalid or not found, and never fails",
		async (token) => {
			const answer = await verify(token)
			if (answer.status === 200) expect(answer.body).toEqual(INVALID)
			else expect([308, 400, 404]).toContain(answer.status)
		},
	)
})
