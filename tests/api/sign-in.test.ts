import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")
const PASSWORD = "correct horse"

const login = (email: unknown, password: unknown) => send(url, "POST /api/admin/login", { body: { email, password } })

describe("POST /api/admin/login", () => {
	it("returns token and user, and sets the same token as an httpOnly cookie", async () => {
		const tenant = await makeTenant()
		const { user } = await makeAdmin({ tenantId: tenant.id, password: PASSWORD })
		const answer = await login(`  ${user.email.toUpperCase()} `, PASSWORD)
		expect(answer.status).toBe(200)
		expect(answer.body.user).toEqual({
			id: user.id,
			email: user.email,
			role: "tenant_admin",
			tenant_role: "owner",
			tenant_id: tenant.id,
			tenant_slug: tenant.slug,
			tenant_name: tenant.name,
		})
		const [cookie] = answer.headers.getSetCookie()
		expect(cookie).toBe(
			`next-auth.session-token=${answer.body.access_token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax`,
		)
		expect((await send(url, "GET /api/admin/dashboard", { token: answer.body.access_token })).status).toBe(200)
	})

	it("gives a platform admin twelve hours and no tenant", async () => {
		const { user } = await makeAdmin({ tenantId: null, password: PASSWORD })
		const answer = await login(user.email, PASSWORD)
		expect(answer.body.user).toMatchObject({ role: "platform_admin", tenant_id: null, tenant_slug: null })
		const session = await db().session.findFirstOrThrow({ where: { userId: user.id }, orderBy: { createdAt: "desc" } })
		const hours = (session.expiresAt.getTime() - session.createdAt.getTime()) / 3_600_000
		expect(hours).toBeCloseTo(12, 1)
	})

	it.each([
		[undefined, undefined],
		["", ""],
		["a@example.com", ""],
		["  ", "secret"],
		[5, "secret"],
		["a@example.com", ["x"]],
		[{ $gt: "" }, { $gt: "" }],
		[null, null],
	])("requires both fields: %j, %j", async (email, password) => {
		const answer = await login(email, password)
		expect(answer).toMatchObject({ status: 422, refusal: { detail: "Please enter both email and password" } })
	})

	it("answers a wrong password, an unknown account and a deactivated one alike", async () => {
		const { user } = await makeAdmin({ tenantId: null, password: PASSWORD })
		const off = await makeAdmin({ tenantId: null, password: PASSWORD, isActive: false })
		const answers = [
			await login(user.email, "wrong"),
			await login(`nobody-${unique()}@example.com`, PASSWORD),
			await login(off.user.email, PASSWORD),
			await login("not an address", PASSWORD),
		]
		for (const answer of answers) {
			expect(answer).toMatchObject({ status: 401, refusal: { detail: "Invalid email or password" } })
			expect(answer.headers.getSetCookie()).toEqual([])
		}
	})

	it("counts tries by account before it hashes, and gives a successful one back", async () => {
		const { user } = await makeAdmin({ tenantId: null, password: PASSWORD })
		for (let round = 0; round < 12; round++) expect((await login(user.email, PASSWORD)).status).toBe(200)
		for (let round = 0; round < 10; round++) expect((await login(user.email, "wrong")).status).toBe(401)
		const refused = await login(user.email, PASSWORD)
		expect(refused.status).toBe(429)
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800)
		expect(refused.refusal.detail).toMatch(/try again/i)
		// The other spelling is the same account.
		expect((await login(` ${user.email.toUpperCase()}`, PASSWORD)).status).toBe(429)
	})

	it.each([
		["", 400],
		["{", 400],
		["[]", 400],
		['"text"', 400],
		["null", 400],
		["5", 400],
		["{}", 422],
		['{"email":"a@b.c","password":"\\u0000"}', 422],
		['{"email":"\\ud800@b.c","password":"x"}', 422],
		[`{"email":${"[".repeat(5000)}${"]".repeat(5000)}}`, 400],
		[JSON.stringify({ email: "x".repeat(70_000), password: "x" }), 413],
	])("answers a broken body %.40s", async (raw, status) => {
		const answer = await send(url, "POST /api/admin/login", { raw, headers: { "content-type": "application/json" } })
		expect(answer.status).toBe(status)
		expect(answer.refusal.detail).toMatch(/\w/)
	})

	it("accepts only JSON, declared as JSON and in UTF-8", async () => {
		const form = await send(url, "POST /api/admin/login", {
			raw: new URLSearchParams({ email: "a@b.c", password: "x" }),
		})
		expect(form.status).toBe(415)
		const latin1 = await send(url, "POST /api/admin/login", {
			raw: Buffer.from('{"email":"\xe9"}', "latin1"),
			headers: { "content-type": "application/json" },
		})
		expect(latin1.status).toBe(400)
	})
})

/** next-auth's double-submit token: once in a cookie, once in the body. */
async function csrf(): Promise<{ csrfToken: string; cookie: string }> {
	const answer = await fetch(`${url}/api/auth/csrf`)
	const { csrfToken } = (await answer.json()) as { csrfToken: string }
	const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0])
	return { csrfToken, cookie: cookies.join("; ") }
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

function callback(body: string, cookie: string, type = "application/x-www-form-urlencoded") {
	const headers = { "content-type": type, cookie }
	return fetch(`${url}/api/auth/callback/credentials`, { method: "POST", redirect: "manual", headers, body })
}

describe("next-auth", () => {
	it("signs in by its own call with the same rules, and its cookie gives the same access", async () => {
		const { user } = await makeAdmin({ tenantId: null, password: PASSWORD })
		const { csrfToken, cookie: csrfCookie } = await csrf()
		const signIn = async (password: string) =>
			callback(form({ csrfToken, email: user.email, password, json: "true" }), csrfCookie)
		const wrong = await signIn("wrong")
		expect(wrong.headers.getSetCookie().join()).not.toContain("session-token=ey")
		const right = await signIn(PASSWORD)
		const cookie = right.headers.getSetCookie().find((value) => value.startsWith("next-auth.session-token="))
		const dashboard = await send(url, "GET /api/admin/dashboard", {
			headers: { cookie: cookie?.split(";")[0] ?? "", "sec-fetch-site": "same-origin" },
		})
		expect(dashboard.status).toBe(200)
	})

	it.each([
		["{", "application/json", 400],
		["[]", "application/json", 400],
		["null", "application/json", 400],
		['{"email":"a\\u0000@b.c"}', "application/json", 422],
		["email=%00", "application/x-www-form-urlencoded", 422],
		[`email=${"x".repeat(20_000)}`, "application/x-www-form-urlencoded", 413],
		["hello", "text/plain", 415],
	])("refuses %.20s as %s with %i, in JSON", async (body, type, status) => {
		const answer = await callback(body, "", type)
		expect([answer.status, await answer.json()]).toMatchObject([status, { detail: expect.stringMatching(/\w/) }])
	})

	it("says why it refuses, in the same words as the login", async () => {
		const { csrfToken, cookie } = await csrf()
		const refusals = [
			[{ email: "", password: "x" }, "Please enter both email and password"],
			[{ email: "nobody@example.com", password: "x" }, "Invalid email or password"],
		] as const
		for (const [fields, detail] of refusals) {
			const asked = await callback(form({ csrfToken, json: "true", ...fields }), cookie)
			expect([asked.status, await asked.json()]).toMatchObject([401, { detail }])
			const visited = await callback(form({ csrfToken, ...fields }), cookie)
			expect(visited.status).toBe(302)
			expect(visited.headers.get("location")).toContain(`error=${encodeURIComponent(detail)}`)
		}
	})

	it("never redirects to another origin and never fails, whatever callback address it gets", async () => {
		const { user } = await makeAdmin({ tenantId: null, password: PASSWORD })
		const { csrfToken, cookie } = await csrf()
		for (const [callbackUrl, expected] of [
			["https://evil.example/x", /^http[^?]+$/],
			["//evil.example", /^http[^?]+$/],
			["/admin/€\n", /\/admin\/%E2%82%AC$/],
			["http://[", /^http/],
		] as const) {
			const answer = await callback(form({ csrfToken, email: user.email, password: PASSWORD, callbackUrl }), cookie)
			expect([callbackUrl, answer.status]).toEqual([callbackUrl, 302])
			expect(answer.headers.get("location")).toMatch(expected)
			expect(answer.headers.get("location")).not.toContain("evil")
		}
		const error = await fetch(`${url}/api/auth/error?error=${encodeURIComponent("€\r\nX: y")}`, { redirect: "manual" })
		expect([error.status, error.headers.get("x")]).toEqual([302, null])
	})

	it("answers unsupported calls in JSON", async () => {
		const ask = async (path: string, method: string) => {
			const answer = await fetch(`${url}/api/auth/${path}`, { method, redirect: "manual" })
			return [answer.status, await answer.json()]
		}
		const detail = expect.stringMatching(/\w/)
		for (const path of ["nothing", "_log", "callback/google", "constructor", "error/x", "verify-request"]) {
			for (const method of ["GET", "POST"]) expect(await ask(path, method)).toEqual([404, { detail }])
		}
		for (const method of ["PUT", "PATCH", "DELETE"]) expect(await ask("csrf", method)).toEqual([405, { detail }])
		expect(await ask("csrf", "POST")).toEqual([405, { detail }])
		expect(await ask("callback/credentials", "GET")).toEqual([405, { detail }])
		expect((await fetch(`${url}/api/auth/csrf`, { method: "HEAD" })).status).toBe(200)
	})
})
