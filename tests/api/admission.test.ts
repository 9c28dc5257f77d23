import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { TENANT_ROLES, type TenantRole } from "@/lib/accounts/roles"
import { GRACE_MS } from "@/lib/accounts/second-factor/schema"
import { makeSessionToken, readSessionToken } from "@/lib/accounts/session-token"
import type { Auth, Call } from "@/lib/calls"
import type { OperationName } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { contract } from "@/lib/description/contract"
import { AppError } from "@/lib/errors"
import { ADMISSIONS } from "@/lib/http/admit"
import { grants, KEY_SCOPES, type KeyScope } from "@/lib/tenants/api-keys/key-scopes"
import type { NamedTenant } from "@/lib/tenants/resolve-scope"
import { makeAdmin, makeKey, makeTenantWithAdmin, makeToken } from "../support/factories"
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

/** The same of accounts without one, whose password was given eleven minutes ago, and just now. */
let stepless: typeof stepping
/** A session of an account that was made while a second step was required, and has none. */
let fresh: Record<"own" | "platform", string>

/** API keys of the victim's tenant, by what is right or wrong with them, and one with every scope of another tenant. */
const BAD_KEYS = ["expired key", "revoked key", "mistyped key"] as const
let keys: Record<(typeof BAD_KEYS)[number] | "every scope" | "another tenant's", string>
/** By the one scope that each lacks, together with the scope that would include it. */
let lacking: Record<KeyScope, string>

async function makeKeys(): Promise<void> {
	const tenantId = own.tenant.id
	const [whole, foreign, expired, revoked] = await Promise.all([
		makeKey({ tenantId }),
		makeKey({ tenantId: other.tenant.id }),
		makeKey({ tenantId, expiresAt: new Date(Date.now() - 1000) }),
		makeKey({ tenantId }),
	])
	await db().apiKey.delete({ where: { id: revoked.key.id } })
	keys = {
		"every scope": whole.token,
		"another tenant's": foreign.token,
		"expired key": expired.token,
		"revoked key": revoked.token,
		"mistyped key": whole.token.replace(/.$/, (last) => (last === "x" ? "y" : "x")),
	}
	const made = KEY_SCOPES.map(async (scope) => {
		const scopes = KEY_SCOPES.filter((kept) => !grants([kept], scope))
		return [scope, (await makeKey({ tenantId, scopes })).token]
	})
	lacking = Object.fromEntries(await Promise.all(made))
}

async function withoutSecondStep(tenantId: string | null) {
	const { user, token: late } = await makeAdmin({ tenantId })
	await confirmSessions(user.id, new Date(Date.now() - 11 * 60_000))
	return { late, recent: await makeToken(user.id) }
}

async function madeUnderRequirement(tenantId: string | null) {
	const { user, token } = await makeAdmin({ tenantId })
	const secondFactorDueAt = new Date(user.createdAt.getTime() + GRACE_MS)
	await db().user.update({ where: { id: user.id }, data: { secondFactorDueAt } })
	return token
}

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
	stepless = { own: await withoutSecondStep(own.tenant.id), platform: await withoutSecondStep(null) }
	fresh = { own: await madeUnderRequirement(own.tenant.id), platform: await madeUnderRequirement(null) }
	await makeKeys()
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

const rowOf = (name: OperationName): Call => contract[name]

/** Resolves to "admitted", or to the refusal's code. */
async function admit(name: OperationName, headers: Record<string, string>, named: NamedTenant = {}) {
	const { auth, product = null, asksAgain = false, role = "owner", keyScope = null } = rowOf(name)
	const request = new Request("http://localhost/api", { headers })
	try {
		const accessWith = await ADMISSIONS[auth]({
			request,
			params: {},
			product,
			asksAgain,
			role,
			keyScope,
			isWrite: !name.startsWith("GET "),
		})
		await accessWith(named)
		return "admitted"
	} catch (error) {
		return error instanceof AppError ? error.code : String(error)
	}
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it("lets a viewer read and write nothing, and export no people", () => {
	const open = names.filter((name) => rowOf(name).role === "viewer")
	expect(open.filter((name) => !name.startsWith("GET "))).toEqual(["POST /api/admin/widget-preview"])
	expect(open.filter((name) => /export|people|users|audit/.test(name))).toEqual([])
})

it("keeps team, people's data, and requirements for owners", () => {
	const closed = names.filter((name) => /\/(people|users|two-step-requirement)\b/.test(name))
	expect(closed.length).toBeGreaterThan(8)
	for (const name of closed) expect([name, "role" in contract[name]]).toEqual([name, false])
})

it("opens no call to API keys that is only for owners or is about accounts, and no scope to nothing", () => {
	const open = names.filter((name) => rowOf(name).keyScope)
	expect(open.filter((name) => !rowOf(name).role)).toEqual([])
	expect(open.filter((name) => ["session", "platform"].includes(rowOf(name).auth))).toEqual([])
	expect(open.filter((name) => rowOf(name).keyScope?.endsWith(":read") && !name.startsWith("GET "))).toEqual([])
	expect(new Set(open.map((name) => rowOf(name).keyScope))).toEqual(new Set(KEY_SCOPES))
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
	})

	it("admits the same cookie from its own origin's page", async () => {
		const cookie = `next-auth.session-token=${mine()}`
		expect(await admit(name, { cookie, "sec-fetch-site": "same-origin" }, { tenantId: own.tenant.id })).toBe("admitted")
	})

	it.each(BAD_KEYS)("refuses the API key: %s", async (which) => {
		expect(await admit(name, bearer(keys[which]))).toBe("unauthenticated")
	})

	const { keyScope } = rowOf(name)
	it("admits an API key exactly if its row names a scope, and whatever cookie is beside it", async () => {
		const answer = keyScope ? "admitted" : "forbidden"
		expect(await admit(name, bearer(keys["every scope"]))).toBe(answer)
		const cookie = { cookie: `next-auth.session-token=${mine()}`, "sec-fetch-site": "same-origin" }
		expect(await admit(name, { ...bearer(keys["every scope"]), ...cookie })).toBe(answer)
	})

	if (keyScope) {
		it("refuses an API key that has every scope but its own", async () => {
			expect(await admit(name, bearer(lacking[keyScope]))).toBe("forbidden")
		})

		it.each([
			["id", () => ({ tenantId: own.tenant.id })],
			["slug", () => ({ tenantSlug: own.tenant.slug })],
		])("refuses another tenant's API key that names this tenant's %s", async (_, named: () => NamedTenant) => {
			expect(await admit(name, bearer(keys["another tenant's"]), named())).toBe("forbidden")
		})
	}

	it("asks an admin for the second step again exactly if its row says so", async () => {
		const admin = auth === "platform" ? stepping.platform : stepping.own
		const named = { tenantId: own.tenant.id }
		const answer = [true, "second_step"].includes(rowOf(name).asksAgain ?? false) ? "forbidden" : "admitted"
		expect(await admit(name, bearer(admin.late), named)).toBe(answer)
		expect(await admit(name, bearer(admin.recent), named)).toBe("admitted")
	})

	it("asks an admin without one for the password exactly if its row says so", async () => {
		const admin = auth === "platform" ? stepless.platform : stepless.own
		const named = { tenantId: own.tenant.id }
		expect(await admit(name, bearer(admin.late), named)).toBe(rowOf(name).asksAgain === true ? "forbidden" : "admitted")
		expect(await admit(name, bearer(admin.recent), named)).toBe("admitted")
	})

	it("closes what asks again to a new admin whose required second step is missing, even just after signing in", async () => {
		const admin = auth === "platform" ? fresh.platform : fresh.own
		const named = { tenantId: own.tenant.id }
		expect(await admit(name, bearer(admin), named)).toBe(rowOf(name).asksAgain === true ? "forbidden" : "admitted")
	})

	if (auth === "tenant" || auth === "scoped") {
		it.each(TENANT_ROLES)("admits a tenant's %s exactly if its row says so", async (role) => {
			const needed = rowOf(name)
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
