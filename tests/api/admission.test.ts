import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { TENANT_ROLES, type TenantRole } from "@/lib/accounts/roles"
import { makeSessionToken, readSessionToken } from "@/lib/accounts/session-token"
import { type Auth, contract, type OperationName, type Product } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { ADMISSIONS } from "@/lib/http/admit"
import type { NamedTenant } from "@/lib/tenants/resolve-scope"
import { makeAdmin, makeTenantWithAdmin, makeToken } from "../support/factories"
import { confirmSessions, giveSecondFactor } from "../support/second-factor"

/**
 * The admission of every call that is not public, asked directly: the same function that its route asks, with the row
 * that its route hands over. authorisation.test.ts shows over HTTP that each route does.
 */
let own: Awaited<ReturnType<typeof makeTenantWithAdmin>>
let other: Awaited<ReturnType<typeof makeTenantWithAdmin>>
let platform: Awaited<ReturnType<typeof makeAdmin>>

/** Tokens of the victim's tenant that are no longer valid or never were. */
const STALE = ["unknown session", "expired session", "revoked session", "deactivated user"] as const
let stale: Record<(typeof STALE)[number], string>

/** Tokens of the victim's tenant, by the role of their admin. */
let byRole: Record<TenantRole, string>

/** Sessions of accounts with a second step: one that showed it eleven minutes ago, and one that just has. */
let stepping: Record<"own" | "platform", { late: string; recent: string }>

async function withSecondStep(tenantId: string | null) {
	const { user, token: late } = await makeAdmin({ tenantId })
	await giveSecondFactor(user.id)
	await confirmSessions(user.id, new Date(Date.now() - 11 * 60_000))
	const recent = await makeToken(user.id)
	const sessionId = (await readSessionToken(recent)) ?? ""
	await db().session.update({ where: { id: sessionId }, data: { confirmedAt: new Date() } })
	return { late, recent }
}

beforeAll(async () => {
	;[own, other, platform] = await Promise.all([
		makeTenantWithAdmin(),
		makeTenantWithAdmin(),
		makeAdmin({ tenantId: null }),
	])
	stepping = { own: await withSecondStep(own.tenant.id), platform: await withSecondStep(null) }
	const [owner = "", editor = "", viewer = ""] = await Promise.all(
		TENANT_ROLES.map(async (tenantRole) => (await makeAdmin({ tenantId: own.tenant.id, tenantRole })).token),
	)
	byRole = { owner, editor, viewer }
	const left = await makeAdmin({ tenantId: own.tenant.id })
	await db().session.deleteMany({ where: { userId: left.user.id } })
	stale = {
		"unknown session": await makeSessionToken(randomUUID(), 3600),
		"expired session": await makeToken(own.user.id, -1),
		"revoked session": left.token,
		"deactivated user": (await makeAdmin({ tenantId: own.tenant.id, isActive: false })).token,
	}
})

const isPublic = (auth: Auth) => ["public", "visitor", "quiz_session"].includes(auth)
const names = (Object.keys(contract) as OperationName[]).filter((name) => !isPublic(contract[name].auth))

/** Resolves to "admitted", or to the refusal's code. */
async function admit(name: OperationName, headers: Record<string, string>, named: NamedTenant = {}) {
	const row: { auth: Auth; product?: Product | null; asksAgain?: boolean; role?: TenantRole } = contract[name]
	const { auth, product = null, asksAgain = false, role = "owner" } = row
	const request = new Request("http://localhost/api", { headers })
	try {
		const accessWith = await ADMISSIONS[auth]({
			request,
			params: {},
			product,
			asksAgain,
			role,
			isWrite: !name.startsWith("GET "),
		})
		await accessWith(named)
		return "admitted"
	} catch (error) {
		return error instanceof AppError ? error.code : String(error)
	}
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it("asks again before every export of people, an erasure, and a change of the second step", () => {
	const asking = names.filter((name) => "asksAgain" in contract[name])
	expect(asking).toEqual(expect.arrayContaining(names.filter((name) => /\/(export|erase)$/.test(name))))
	expect(asking).toHaveLength(17)
})

it("lets a viewer read and write nothing, and export no people", () => {
	const open = names.filter((name) => "role" in contract[name] && contract[name].role === "viewer")
	expect(open.filter((name) => !name.startsWith("GET "))).toEqual(["POST /api/admin/widget-preview"])
	expect(open.filter((name) => /export|people|users|audit/.test(name))).toEqual([])
})

it("keeps team, people's data, and requirements for owners", () => {
	const closed = names.filter((name) => /\/(people|users|two-step-requirement)\b/.test(name))
	expect(closed.length).toBeGreaterThan(8)
	for (const name of closed) expect([name, "role" in contract[name]]).toEqual([name, false])
})

describe.each(names)("%s", (name) => {
	const { auth } = contract[name]
	const mine = () => (auth === "platform" ? platform : own).token

	it.each(STALE)("refuses the token: %s", async (which) => {
		expect(await admit(name, bearer(stale[which]))).toBe("unauthenticated")
	})

	it.each([
		["percent sign", "Bearer %E0"],
		["empty", "Bearer "],
		["another scheme", "Basic YWRtaW46YWRtaW4="],
		["no token at all", "Bearer"],
		["two tokens", "Bearer a b"],
		["five parts", "Bearer aaaa.bbbb.cccc.dddd.eeee"],
		["8 KB", `Bearer ${"x".repeat(8000)}`],
	])("refuses a malformed token: %s", async (_, authorization) => {
		expect(await admit(name, { authorization })).toBe("unauthenticated")
	})

	it.each([
		["another site's page", { "sec-fetch-site": "cross-site" }],
		["a page of the same site", { "sec-fetch-site": "same-site" }],
		["no page at all", { "sec-fetch-site": "none" }],
		["another origin's page in an old browser", { origin: "https://evil.example" }],
		["a client that does not say its origin", {}],
	])("refuses the cookie from %s", async (_, headers) => {
		const cookie = `next-auth.session-token=${mine()}`
		expect(await admit(name, { cookie, ...headers } as Record<string, string>)).toBe("unauthenticated")
		expect(await admit(name, { cookie, "sec-fetch-site": "same-origin" }, { tenantId: own.tenant.id })).toBe("admitted")
	})

	it("asks an admin for the second step again exactly if its row says so", async () => {
		const admin = auth === "platform" ? stepping.platform : stepping.own
		const named = { tenantId: own.tenant.id }
		const answer = "asksAgain" in contract[name] ? "forbidden" : "admitted"
		expect(await admit(name, bearer(admin.late), named)).toBe(answer)
		expect(await admit(name, bearer(admin.recent), named)).toBe("admitted")
	})

	if (auth === "tenant" || auth === "scoped") {
		it.each(TENANT_ROLES)("admits a tenant's %s exactly if its row says so", async (role) => {
			const needed = contract[name] as { role?: TenantRole }
			const may = TENANT_ROLES.indexOf(role) <= TENANT_ROLES.indexOf(needed.role ?? "owner")
			expect(await admit(name, bearer(byRole[role]))).toBe(may ? "admitted" : "forbidden")
		})

		it.each([
			["another tenant's id", () => ({ tenantId: other.tenant.id })],
			["another tenant's slug", () => ({ tenantSlug: other.tenant.slug })],
			["another tenant's slug beside its own id", () => ({ tenantId: own.tenant.id, tenantSlug: other.tenant.slug })],
			["an unknown slug", () => ({ tenantSlug: "no-such-tenant" })],
			["an id that none has", () => ({ tenantId: randomUUID() })],
		])("refuses a tenant admin who names %s", async (_, named: () => NamedTenant) => {
			expect(await admit(name, bearer(own.token), named())).toBe("forbidden")
		})

		it.each([
			["an unknown slug", { tenantSlug: "no-such-tenant" }],
			["a malformed id", { tenantId: "not-a-uuid" }],
		])("finds nothing for a platform admin who names %s", async (_, named) => {
			expect(await admit(name, bearer(platform.token), named)).toBe("not_found")
		})
	}
})
