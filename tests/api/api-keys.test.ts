import { expect, inject, it } from "vitest"
import { sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"
import { makeLead } from "../support/chatbot-rows"
import { makeKey, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { confirmSessions, giveSecondFactor } from "../support/second-factor"
import { send } from "../support/send"

const { url } = inject("product")

const NEW = {
	name: "  CRM   of ours ",
	scopes: ["testimonials:write", "leads:read", "leads:read"],
	expires_in_days: 30,
}
const create = (token: string, body: object = {}) =>
	send(url, "POST /api/admin/api-keys", { token, body: { ...NEW, ...body } })
const list = async (token: string) => (await send(url, "GET /api/admin/api-keys", { token })).body.api_keys

it("makes a key that is shown once, stored as a hash, and works until it is revoked", async () => {
	const { tenant, user, token } = await makeTenantWithAdmin()
	const { status, body } = await create(token)
	expect(status).toBe(200)
	const { key, api_key } = body
	expect(api_key).toEqual({
		id: expect.any(String),
		name: "CRM of ours",
		start: key.slice(0, 9),
		scopes: ["testimonials:write", "leads:read"],
		created_at: expect.any(String),
		expires_at: expect.any(String),
		is_expired: false,
		last_used_at: null,
		last_used_by: null,
		last_used_from: null,
		made_by: user.email,
	})
	const days = (Date.parse(api_key.expires_at ?? "") - Date.parse(api_key.created_at)) / 86_400_000
	expect(days).toBeCloseTo(30, 2)
	const row = await db().apiKey.findUniqueOrThrow({ where: { id: api_key.id } })
	expect(row.keyHash).toBe(sha256Hex(key))
	expect(JSON.stringify(row)).not.toContain(key.slice(9))

	const lead = await makeLead(tenant.id)
	const read = await send(url, "GET /api/admin/chatbot/leads", { token: key })
	expect(read.body.leads.map(({ id }) => id)).toEqual([lead.id])
	expect((await list(token))[0]?.last_used_at).toEqual(expect.any(String))

	expect((await send(url, "DELETE /api/admin/api-keys/{id}", { token, params: { id: api_key.id } })).status).toBe(204)
	const refused = await send(url, "GET /api/admin/chatbot/leads", { token: key })
	expect([refused.status, refused.refusal.detail]).toEqual([401, "This API key isn't valid. It may have been revoked."])
	expect(await list(token)).toEqual([])

	const entries = await db().auditEntry.findMany({ where: { actorId: user.id }, orderBy: { createdAt: "asc" } })
	expect(entries.map(({ action, targetId }) => [action, targetId])).toEqual([
		["api_key.created", api_key.id],
		["api_key.revoked", api_key.id],
	])
	expect(JSON.stringify(entries)).not.toContain(key.slice(9))
})

it("is the actor in the audit log", async () => {
	const { tenant } = await makeTenantWithAdmin()
	const { key, token } = await makeKey({ tenantId: tenant.id, name: "Website" })
	const { id } = await makeSubmission({ tenantId: tenant.id })
	const done = await send(url, "PATCH /api/admin/submission/{id}", {
		token,
		params: { id },
		body: { status: "approved" },
	})
	expect(done.status).toBe(200)
	const entries = await db().auditEntry.findMany({ where: { tenantId: tenant.id } })
	expect(entries).toEqual([
		expect.objectContaining({ actorId: key.id, actorEmail: "API key “Website”", action: "submission.status_changed" }),
	])
})

it("says which scope is missing, what is closed to keys, and that a key has expired", async () => {
	const { tenant } = await makeTenantWithAdmin()
	const { token } = await makeKey({ tenantId: tenant.id, scopes: ["leads:read", "of a later version"] })
	const dashboard = await send(url, "GET /api/admin/dashboard", { token })
	expect(dashboard.status).toBe(403)
	expect(dashboard.refusal.detail).toBe("This API key doesn't have the scope testimonials:read.")
	const keys = await send(url, "GET /api/admin/api-keys", { token })
	expect(keys.status).toBe(403)
	expect(keys.refusal.detail).toBe("API keys can't make this call. Sign in to make it.")
	const { token: old } = await makeKey({ tenantId: tenant.id, expiresAt: new Date(Date.now() - 1) })
	const expired = await send(url, "GET /api/admin/dashboard", { token: old })
	expect(expired.status).toBe(401)
	expect(expired.refusal.detail).toBe("This API key has expired.")
})

it("only reads while its business is inactive or the product is off", async () => {
	const { tenant } = await makeTenantWithAdmin({ isActive: false })
	const { token } = await makeKey({ tenantId: tenant.id })
	const { id } = await makeSubmission({ tenantId: tenant.id })
	expect((await send(url, "GET /api/admin/dashboard", { token })).status).toBe(200)
	expect((await send(url, "DELETE /api/admin/submission/{id}", { token, params: { id } })).status).toBe(403)
})

it.each([
	["no name", { name: " " }, "name", "Enter a name"],
	["a long name", { name: "x".repeat(61) }, "name", "A name can have up to 60 characters"],
	["no scopes", { scopes: [] }, "scopes", "Choose what the key may do"],
	["an unknown scope", { scopes: ["everything"] }, "scopes.0", expect.stringContaining("scopes can hold")],
	["no word about its expiry", { expires_in_days: undefined }, "expires_in_days", expect.stringContaining("or null")],
	["half a day", { expires_in_days: 0.5 }, "expires_in_days", expect.stringContaining("whole number")],
])("refuses a key with %s", async (_, body, field, detail) => {
	const { token } = await makeTenantWithAdmin()
	const answer = await create(token, body)
	expect(answer.status).toBe(422)
	expect(answer.refusal.errors).toEqual([{ field, detail }])
})

it("gives a business up to twenty keys, also to requests at once", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	await Promise.all(Array.from({ length: 18 }, () => makeKey({ tenantId: tenant.id })))
	const answers = await Promise.all(Array.from({ length: 4 }, () => create(token, { expires_in_days: null })))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
	expect(await list(token)).toHaveLength(20)
})

it("asks an owner who has a second step for it again", async () => {
	const { user, token } = await makeTenantWithAdmin()
	await giveSecondFactor(user.id)
	await confirmSessions(user.id, new Date(Date.now() - 11 * 60_000))
	const refused = await create(token)
	expect([refused.status, refused.refusal.next_step]).toEqual([403, "confirm"])
	await confirmSessions(user.id)
	expect((await create(token)).status).toBe(200)
})
