import { describe, expect, inject, it } from "vitest"
import { readSessionToken } from "@/lib/accounts/session-token"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenant, makeToken } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")
const PASSWORD = "correct horse"

const login = (email: string, password: string, headers = {}) =>
	send(url, "POST /api/admin/login", { body: { email, password }, headers })
const change = (token: string, current_password: unknown, new_password: unknown) =>
	send(url, "PUT /api/admin/password", { token, body: { current_password, new_password } })
const sessions = (token: string) => send(url, "GET /api/admin/sessions", { token })
/** 200 while the session lives, 401 afterwards. */
const alive = async (token: string) => (await sessions(token)).status

async function makeAdminOf(overrides: Parameters<typeof makeTenant>[0] = {}) {
	const tenant = await makeTenant(overrides)
	return { tenant, ...(await makeAdmin({ tenantId: tenant.id, password: PASSWORD })) }
}

describe("PUT /api/admin/password", () => {
	it("ends every session and link, and returns a new session as the login does", async () => {
		const { user, tenant, token } = await makeAdminOf()
		const elsewhere = await makeToken(user.id)
		const expiresAt = new Date(Date.now() + 60_000)
		await db().passwordReset.create({ data: { userId: user.id, tokenHash: user.id, expiresAt } })

		const answer = await change(token, PASSWORD, "new password")
		expect(answer.status).toBe(200)
		expect(answer.body.user).toMatchObject({ id: user.id, email: user.email, tenant_slug: tenant.slug })
		expect(answer.headers.getSetCookie()).toEqual([
			`next-auth.session-token=${answer.body.access_token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax`,
			expect.stringMatching(/^device-/),
		])
		expect(await Promise.all([token, elsewhere, answer.body.access_token].map(alive))).toEqual([401, 401, 200])
		expect(await db().passwordReset.count({ where: { userId: user.id } })).toBe(0)
		expect((await login(user.email, PASSWORD)).status).toBe(401)
		expect((await login(user.email, "new password")).status).toBe(200)
		const entry = await db().auditEntry.findFirstOrThrow({ where: { actorId: user.id } })
		expect(entry).toMatchObject({ action: "user.password_changed", tenantId: tenant.id, before: null, after: null })
	})

	it.each([
		[undefined, undefined, "Please fill in all fields"],
		["", "secret1", "Please fill in all fields"],
		[PASSWORD, "", "Please fill in all fields"],
		[5, ["x"], "Please fill in all fields"],
		[PASSWORD, "12345", "Password must be at least 6 characters long"],
		[PASSWORD, "x".repeat(129), "new_password can have up to 128 characters"],
		["wrong", "secret1", "Your current password isn't correct"],
	])("refuses %j, %.12j", async (current, next, detail) => {
		const { token } = await makeAdminOf()
		expect(await change(token, current, next)).toMatchObject({ status: 422, refusal: { detail } })
		expect(await alive(token)).toBe(200)
	})

	it("accepts 6 and 128 characters", async () => {
		const { token } = await makeAdminOf()
		const first = await change(token, PASSWORD, "123456")
		expect(first.status).toBe(200)
		expect((await change(first.body.access_token, "123456", "x".repeat(128))).status).toBe(200)
	})

	it("shares its limit with the account's login, and a successful change does not count", async () => {
		const { user, token } = await makeAdminOf()
		for (let round = 0; round < 6; round++) expect((await change(token, "wrong", "secret1")).status).toBe(422)
		for (let round = 0; round < 4; round++) expect((await login(user.email, "wrong")).status).toBe(401)
		const refused = await change(token, PASSWORD, "secret1")
		expect(refused.status).toBe(429)
		expect(refused.headers.get("retry-after")).toMatch(/^\d+$/)
		expect((await login(user.email, PASSWORD)).status).toBe(429)
	})

	it("lets one of many simultaneous changes win, and leaves one session", async () => {
		const { user } = await makeAdminOf()
		const tokens = await Promise.all(Array.from({ length: 8 }, () => makeToken(user.id)))
		const answers = await Promise.all(tokens.map((token, at) => change(token, PASSWORD, `password ${at}`)))
		const won = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []))
		expect(won).toHaveLength(1)
		// The other calls find the session or the password already changed. None of them fails with a server error.
		for (const { status } of answers) expect([200, 401, 422]).toContain(status)
		expect(await db().session.count({ where: { userId: user.id } })).toBe(1)
		expect((await login(user.email, `password ${won[0]}`)).status).toBe(200)
	})

	it("is open to admins of an inactive tenant and to platform admins", async () => {
		const { token } = await makeAdminOf({ isActive: false })
		expect((await change(token, PASSWORD, "new password")).status).toBe(200)
		const platform = await makeAdmin({ tenantId: null, password: PASSWORD })
		const answer = await change(platform.token, PASSWORD, "new password")
		expect(answer.body.user).toMatchObject({ role: "platform_admin", tenant_id: null })
		expect(answer.headers.getSetCookie()[0]).toContain("Max-Age=43200")
	})
})

describe("an admin's own sessions", () => {
	const PHONE =
		"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36"

	it("are listed newest first, with device and address, and without ended ones", async () => {
		const { user, token } = await makeAdminOf()
		await makeToken(user.id, -1)
		const headers = { "user-agent": PHONE, "x-forwarded-for": "203.0.113.9" }
		const { body: signedIn } = await login(user.email, PASSWORD, headers)
		const { body } = await sessions(signedIn.access_token)
		expect(body.sessions).toHaveLength(2)
		expect(body.sessions[0]).toEqual({
			id: await readSessionToken(signedIn.access_token),
			created_at: expect.any(String),
			expires_at: expect.any(String),
			ip_address: "203.0.113.9",
			device: "Chrome on Android",
			is_current: true,
		})
		expect(body.sessions[1]).toMatchObject({ id: await readSessionToken(token), is_current: false })
		expect((await sessions(token)).body.sessions.map(({ is_current }) => is_current)).toEqual([false, true])
	})

	it("can be ended one by one, at once, and only by their own admin", async () => {
		const { user, token, tenant } = await makeAdminOf()
		const other = await makeToken(user.id)
		const colleague = await makeAdmin({ tenantId: tenant.id })
		const end = async (id: string) => send(url, "DELETE /api/admin/sessions/{id}", { token, params: { id } })
		const idOf = async (of: string) => (await readSessionToken(of)) ?? ""
		expect((await end(await idOf(other))).headers.getSetCookie()).toEqual([])
		expect(await alive(other)).toBe(401)
		for (const id of [await idOf(other), await idOf(colleague.token), user.id, "nonsense"]) {
			expect(await end(id)).toMatchObject({ status: 404, refusal: { detail: "This session no longer exists." } })
		}
		expect(await alive(colleague.token)).toBe(200)
		const current = await end(await idOf(token))
		expect(current.status).toBe(204)
		expect(current.headers.getSetCookie().join()).toContain("next-auth.session-token=; Path=/; Max-Age=0")
		expect(await alive(token)).toBe(401)
	})

	it("can be ended all together, including the current one", async () => {
		const { user, token, tenant } = await makeAdminOf()
		const others = [await makeToken(user.id), await makeToken(user.id)]
		const colleague = await makeAdmin({ tenantId: tenant.id })
		const answer = await send(url, "DELETE /api/admin/sessions", { token })
		expect(answer.status).toBe(204)
		expect(answer.headers.getSetCookie().join()).toContain("next-auth.session-token=; Path=/; Max-Age=0")
		expect(await Promise.all([token, ...others, colleague.token].map(alive))).toEqual([401, 401, 401, 200])
		expect(await db().auditEntry.count({ where: { actorId: user.id, action: "user.sessions_ended" } })).toBe(1)
	})
})

describe("a sign-in", () => {
	it("is recorded, and a refused one is not", async () => {
		const { user } = await makeAdminOf()
		const noted = async () => (await db().user.findUniqueOrThrow({ where: { id: user.id } })).lastSignedInAt
		await login(user.email, "wrong")
		expect(await noted()).toBeNull()
		const since = Date.now()
		await login(user.email, PASSWORD)
		expect((await noted())?.getTime()).toBeGreaterThanOrEqual(since - 1000)
	})

	it("works for an inactive tenant's admin, who can then read but not write", async () => {
		const { user } = await makeAdminOf({ isActive: false })
		const { body, status } = await login(user.email, PASSWORD)
		expect(status).toBe(200)
		const token = body.access_token
		expect((await send(url, "GET /api/admin/dashboard", { token })).status).toBe(200)
		expect((await send(url, "GET /api/admin/users", { token })).status).toBe(200)
		const invited = await send(url, "POST /api/admin/users", { token, body: { email: "x@example.com" } })
		expect(invited).toMatchObject({
			status: 403,
			refusal: { detail: "This business is inactive. You can view its data but not change it." },
		})
	})
})

describe("a session", () => {
	it.each([
		["logout", (token: string) => send(url, "POST /api/admin/logout", { token })],
		["a change of the password", (token: string) => change(token, PASSWORD, "new password")],
		["signing out everywhere", (token: string) => send(url, "DELETE /api/admin/sessions", { token })],
	])("ends at once after %s", async (_, end) => {
		const { token } = await makeAdminOf()
		expect(await alive(token)).toBe(200)
		expect((await end(token)).status).toBeLessThan(300)
		expect(await alive(token)).toBe(401)
	})

	it("ends at once when the account is switched off", async () => {
		const { user, token } = await makeAdminOf()
		await db().user.update({ where: { id: user.id }, data: { isActive: false } })
		expect(await alive(token)).toBe(401)
	})
})
