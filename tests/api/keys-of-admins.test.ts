import { readFile } from "node:fs/promises"
import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeKey, makeTenantWithAdmin, makeToken } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const MAKERS = new URL("../../prisma/migrations/20261127000000_api_key_makers/migration.sql", import.meta.url)

const list = async (token: string) => (await send(url, "GET /api/admin/api-keys", { token })).body.api_keys
const works = async (key: string) => (await send(url, "GET /api/admin/chatbot/leads", { token: key })).status === 200
const remove = (token: string, id: string, query = {}) =>
	send(url, "DELETE /api/admin/users/{id}", { token, params: { id }, query })
const changeRole = (
	token: string,
	id: string,
	body: { tenant_role: "owner" | "editor" | "viewer"; take_over_keys?: string[] },
) => send(url, "PATCH /api/admin/users/{id}", { token, params: { id }, body })

/** A business whose second owner, Bob, made two keys. */
async function twoOwners() {
	const { tenant, user, token } = await makeTenantWithAdmin()
	const bob = await makeAdmin({ tenantId: tenant.id })
	const website = await makeKey({ tenantId: tenant.id, name: "Website", makerId: bob.user.id })
	const crm = await makeKey({ tenantId: tenant.id, name: "CRM", makerId: bob.user.id })
	const own = await makeKey({ tenantId: tenant.id, name: "Own", makerId: user.id })
	return { tenant, user, token, bob: bob.user, website, crm, own }
}

const actionsOn = async (tenantId: string) =>
	(await db().auditEntry.findMany({ where: { tenantId, action: { startsWith: "api_key." } } }))
		.map(({ action, targetId }) => `${action} ${targetId}`)
		.toSorted()

it("says who made a key, and what used it last", async () => {
	const { token, bob, website } = await twoOwners()
	expect(await works(website.token)).toBe(true)
	const keys = await list(token)
	const [used] = keys.filter(({ id }) => id === website.key.id)
	expect(used).toMatchObject({
		made_by: bob.email,
		last_used_by: "node",
		last_used_from: expect.stringMatching(/127|::1/),
	})
	const { users } = (await send(url, "GET /api/admin/users", { token })).body
	const made = Object.fromEntries(users.map(({ email, api_keys }) => [email, api_keys.map(({ name }) => name)]))
	expect(made[bob.email]?.toSorted()).toEqual(["CRM", "Website"])
})

describe.each(["removal", "another role"] as const)("%s of an owner", (way) => {
	const lose = (token: string, id: string, kept: string[]) =>
		way === "removal"
			? remove(token, id, kept.length > 0 ? { take_over_keys: kept.join(",") } : {})
			: changeRole(token, id, { tenant_role: "editor", ...(kept.length > 0 && { take_over_keys: kept }) })
	const done = way === "removal" ? 204 : 200

	it("ends the keys that they made, and no other", async () => {
		const { tenant, user, token, bob, website, crm, own } = await twoOwners()
		expect((await lose(token, bob.id, [])).status).toBe(done)
		expect([await works(website.token), await works(crm.token), await works(own.token)]).toEqual([false, false, true])
		expect(await actionsOn(tenant.id)).toEqual(
			[`api_key.revoked ${website.key.id}`, `api_key.revoked ${crm.key.id}`].toSorted(),
		)
		const mail = await eventually("the mail about it", async () => (await mailTo(mailFolder, user.email))[0])
		expect(mail.text).toContain(website.key.start)
		expect(mail.text).toMatch(/Their API keys that begin with .* no longer work/)
	})

	it("keeps those that the other owner takes over", async () => {
		const { tenant, user, token, bob, website, crm } = await twoOwners()
		const foreign = await makeKey({ tenantId: (await makeTenantWithAdmin()).tenant.id })
		expect((await lose(token, bob.id, [website.key.id, foreign.key.id])).status).toBe(done)
		expect([await works(website.token), await works(crm.token)]).toEqual([true, false])
		const [kept] = (await list(token)).filter(({ id }) => id === website.key.id)
		expect(kept?.made_by).toBe(user.email)
		expect(await actionsOn(tenant.id)).toEqual(
			[`api_key.adopted ${website.key.id}`, `api_key.revoked ${crm.key.id}`].toSorted(),
		)
		const { makerId } = await db().apiKey.findUniqueOrThrow({ where: { id: foreign.key.id } })
		expect(makerId).toBe(null)
	})

	it("refuses ids that are none, and changes nothing", async () => {
		const { token, bob, website } = await twoOwners()
		expect((await lose(token, bob.id, ["all"])).status).toBe(422)
		expect(await works(website.token)).toBe(true)
	})

	it("leaves no key of a call that ran meanwhile", async () => {
		const { tenant, token, bob } = await twoOwners()
		const bobs = await makeToken(bob.id)
		const body = { name: "Late", scopes: ["leads:read" as const], expires_in_days: null }
		const late = () => send(url, "POST /api/admin/api-keys", { token: bobs, body })
		const answers = await Promise.all([late(), late(), lose(token, bob.id, []), late(), late()])
		expect(answers[2]?.status).toBe(done)
		for (const { status } of answers) expect([200, 204, 401, 403]).toContain(status)
		const names = (await db().apiKey.findMany({ where: { tenantId: tenant.id } })).map(({ name }) => name)
		expect(names).toEqual(["Own"])
	})
})

it("an editor who becomes a viewer loses no key, and a new owner gets none", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { user } = await makeAdmin({ tenantId: tenant.id, tenantRole: "editor" })
	const { token: key } = await makeKey({ tenantId: tenant.id })
	for (const tenant_role of ["viewer", "owner"] as const) await changeRole(token, user.id, { tenant_role })
	expect(await works(key)).toBe(true)
})

it("an owner who gives up that role can keep no key", async () => {
	const { token, user, own } = await twoOwners()
	const kept = await changeRole(token, user.id, { tenant_role: "viewer", take_over_keys: [own.key.id] })
	expect([kept.status, kept.refusal.detail]).toEqual([409, expect.stringContaining("Only an owner can keep API keys")])
	expect(await works(own.token)).toBe(true)
	expect((await changeRole(token, user.id, { tenant_role: "viewer" })).status).toBe(200)
	expect(await works(own.token)).toBe(false)
})

it("a platform admin's removal ends no business's key", async () => {
	const { tenant } = await makeTenantWithAdmin()
	const [one, other] = await Promise.all([makeAdmin({ tenantId: null }), makeAdmin({ tenantId: null })])
	const { key, token } = await makeKey({ tenantId: tenant.id, makerId: one.user.id })
	const boss = await makeToken(other.user.id)
	const params = { id: one.user.id }
	expect((await send(url, "DELETE /api/admin/platform/admins/{id}", { token: boss, params })).status).toBe(204)
	expect(await works(token)).toBe(true)
	expect((await db().apiKey.findUniqueOrThrow({ where: { id: key.id } })).makerId).toBe(other.user.id)
})

it("the upgrade finds the makers of older keys in the activity, and ends none", async () => {
	const { tenant, user } = await makeTenantWithAdmin()
	const known = await makeKey({ tenantId: tenant.id })
	const unknown = await makeKey({ tenantId: tenant.id })
	const entry = { tenantId: tenant.id, actorEmail: user.email, action: "api_key.created", ipAddress: "192.0.2.1" }
	await db().auditEntry.create({ data: { ...entry, actorId: user.id, targetId: known.key.id } })
	// Of an admin who is gone.
	await db().auditEntry.create({ data: { ...entry, actorId: tenant.id, targetId: unknown.key.id } })
	const update = (await readFile(MAKERS, "utf8")).split(";").find((statement) => statement.includes("UPDATE")) ?? ""
	await db().$executeRawUnsafe(update)
	const makerOf = async (id: string) => (await db().apiKey.findUniqueOrThrow({ where: { id } })).makerId
	expect([await makerOf(known.key.id), await makerOf(unknown.key.id)]).toEqual([user.id, null])
})
