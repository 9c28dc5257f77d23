import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { makeSessionToken } from "@/lib/accounts/session-token"
import { contract, type OperationName } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenantWithAdmin, makeToken } from "../support/factories"
import { SAMPLES } from "../support/samples"
import { SAMPLE_PASSWORD } from "../support/samples/sample"
import { type SendOptions, send } from "../support/send"

const { url } = inject("product")

/** A victim, an attacker of the same kind, and the platform: every operation meets each of them. */
interface Cast {
	own: Awaited<ReturnType<typeof makeTenantWithAdmin>>
	other: Awaited<ReturnType<typeof makeTenantWithAdmin>>
	inactive: Awaited<ReturnType<typeof makeTenantWithAdmin>>
	switchedOff: Awaited<ReturnType<typeof makeTenantWithAdmin>>
	platform: Awaited<ReturnType<typeof makeAdmin>>
}
let cast: Cast

beforeAll(async () => {
	const [own, other, inactive, switchedOff, platform] = await Promise.all([
		makeTenantWithAdmin(),
		makeTenantWithAdmin(),
		makeTenantWithAdmin({ isActive: false }),
		makeTenantWithAdmin({
			videoTestimonialsEnabled: false,
			videoTestimonialsMessage: "Videos are off.",
			chatbotEnabled: false,
			chatbotMessage: "The bot is off.",
		}),
		makeAdmin({ tenantId: null }),
	])
	cast = { own, other, inactive, switchedOff, platform }
})

type Name = keyof typeof SAMPLES
const names = (Object.keys(contract) as OperationName[]).filter(
	(name) => !["public", "visitor", "quiz_session"].includes(contract[name].auth),
) as Name[]
const isWrite = (name: Name) => !name.startsWith("GET ")

async function ask(name: Name, token: string | null, options: SendOptions<OperationName>, headers = {}) {
	return send(url, name as OperationName, { ...options, token, headers })
}

/** A refusal always says why, and never shows anything of what it refused. */
function expectRefusal(answer: Awaited<ReturnType<typeof ask>>, status: number) {
	expect(answer.status).toBe(status)
	expect(answer.refusal.detail).toMatch(/\w/)
	expect(Object.keys(answer.refusal).filter((key) => !["detail", "errors", "request_id"].includes(key))).toEqual([])
}

/** The row that an id names, whichever table it stands in. */
async function rowNamed(id: string) {
	const where = { id }
	const rows = await Promise.all([
		db().submission.findUnique({ where }),
		db().user.findUnique({ where }),
		db().mailDelivery.findUnique({ where }),
		db().chatConversation.findUnique({ where }),
		db().lead.findUnique({ where }),
		db().knowledgeSource.findUnique({ where }),
		db().unansweredQuestion.findUnique({ where }),
		db().quiz.findUnique({ where }),
	])
	return rows.find((row) => row !== null) ?? expect.fail(`nothing has the id ${id}`)
}

it("has a row for every operation that is not public", () => {
	expect(Object.keys(SAMPLES).sort()).toEqual([...names].sort())
})

describe.each(names)("%s", (name) => {
	const sample = SAMPLES[name]
	const row = contract[name]
	const { auth } = row
	const product = "product" in row ? row.product : null

	/** For calls about oneself an account of its own: they end its sessions and change its password. */
	async function askerLike({ user }: { user: { id: string; tenantId: string | null } }): Promise<string> {
		if (auth !== "session") return user.id
		return (await makeAdmin({ tenantId: user.tenantId, password: SAMPLE_PASSWORD })).user.id
	}
	const valid = (member: Cast["own"]) => sample.valid(member.tenant, member.user.id)

	it("refuses without a token", async () => {
		expectRefusal(await ask(name, null, await valid(cast.own)), 401)
	})

	it.each([
		["percent sign", "Bearer %E0"],
		["empty", "Bearer "],
		["another scheme", "Basic YWRtaW46YWRtaW4="],
		["no token at all", "Bearer"],
		["garbage", "Bearer aaaa.bbbb.cccc.dddd.eeee"],
		["two tokens", "Bearer a b"],
		["8 KB", `Bearer ${"x".repeat(8000)}`],
	])("refuses a malformed token: %s", async (_, authorization) => {
		expectRefusal(await ask(name, null, await valid(cast.own), { authorization }), 401)
	})

	it("refuses a token that names no session, an expired and a revoked one, and a deactivated user's", async () => {
		const options = await valid(cast.own)
		const userId = cast.own.user.id
		const revoked = await makeToken(userId)
		await db().session.deleteMany({ where: { userId, id: { not: undefined }, expiresAt: { lt: new Date(0) } } })
		expectRefusal(await ask(name, await makeSessionToken(randomUUID(), 3600), options), 401)
		expectRefusal(await ask(name, await makeToken(userId, -1), options), 401)
		const gone = await makeAdmin({ tenantId: cast.own.tenant.id, isActive: false })
		expectRefusal(await ask(name, gone.token, options), 401)
		const left = await makeAdmin({ tenantId: cast.own.tenant.id })
		await db().session.deleteMany({ where: { userId: left.user.id } })
		expectRefusal(await ask(name, left.token, options), 401)
		expect(revoked).not.toBe(left.token)
	})

	it("takes the cookie only from its own origin", async () => {
		const asker = await askerLike(cast.own)
		const cookie = `next-auth.session-token=${await makeToken(asker)}`
		const options = await sample.valid(cast.own.tenant, asker)
		for (const site of ["cross-site", "same-site", "none"]) {
			expectRefusal(await ask(name, null, options, { cookie, "sec-fetch-site": site }), 401)
		}
		expectRefusal(await ask(name, null, options, { cookie, origin: "https://evil.example" }), 401)
		expectRefusal(await ask(name, null, options, { cookie }), 401)
		const allowed = await ask(name, null, options, { cookie, "sec-fetch-site": "same-origin" })
		expect(allowed.status).toBe(auth === "platform" ? 403 : sample.success)
	})

	it(auth === "platform" ? "is not for tenant admins" : "lets the owner in", async () => {
		const asker = await askerLike(cast.own)
		const answer = await ask(name, await makeToken(asker), await sample.valid(cast.own.tenant, asker))
		if (auth === "platform") expectRefusal(answer, 403)
		else expect(answer.status).toBe(sample.success)
	})

	it("lets the platform in", async () => {
		const asker = await askerLike(cast.platform)
		const options = await sample.valid(cast.own.tenant, asker)
		expect((await ask(name, await makeToken(asker), options)).status).toBe(sample.success)
	})

	if (auth === "tenant") {
		it("asks a platform admin which tenant it means", async () => {
			expectRefusal(await ask(name, cast.platform.token, { ...(await valid(cast.own)), query: {} }), 400)
		})
	}

	if (auth !== "session" && auth !== "platform") {
		it("answers a tenant admin that names another tenant as one that names none that exists", async () => {
			const token = await makeToken(cast.other.user.id)
			const options = await valid(cast.other)
			const foreign: Record<string, string>[] = [
				{ tenant_slug: cast.own.tenant.slug },
				{ tenant_id: cast.own.tenant.id },
				{ tenant_slug: "no-such-tenant" },
				{ tenant_id: randomUUID() },
			]
			const answers = await Promise.all(foreign.map((query) => ask(name, token, { ...options, query })))
			for (const answer of answers) expectRefusal(answer, 403)
			expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
		})

		it("lets the platform name a tenant, and answers 404 for one that does not exist", async () => {
			const token = await makeToken(cast.platform.user.id)
			const named = { tenant_slug: cast.own.tenant.slug }
			const options = await valid(cast.own)
			expectRefusal(await ask(name, token, { ...options, query: { tenant_slug: "no-such-tenant" } }), 404)
			expectRefusal(await ask(name, token, { ...options, query: { tenant_id: "not-a-uuid" } }), 404)
			expect((await ask(name, token, { ...options, query: named })).status).toBe(sample.success)
		})

		it(isWrite(name) ? "refuses writes of an inactive tenant" : "lets an inactive tenant read", async () => {
			const options = await valid(cast.inactive)
			const answer = await ask(name, cast.inactive.token, options)
			if (isWrite(name)) expectRefusal(answer, 403)
			else expect(answer.status).toBe(sample.success)
			const platform = await ask(name, cast.platform.token, options)
			expect(platform.status).toBe(sample.success)
		})
	}

	if (product && isWrite(name)) {
		it("refuses writes with the product's message while it is switched off, but not the platform's", async () => {
			const options = await valid(cast.switchedOff)
			const answer = await ask(name, cast.switchedOff.token, options)
			expectRefusal(answer, 403)
			expect(answer.refusal.detail).toBe((product as string) === "chatbot" ? "The bot is off." : "Videos are off.")
			expect((await ask(name, cast.platform.token, options)).status).toBe(sample.success)
		})
	}

	if (sample.namesRow) {
		it("answers another tenant's id as one that does not exist, and changes nothing", async () => {
			const options = await valid(cast.own)
			const id = (options.params as { id: string }).id
			const before = await rowNamed(id)
			// Naming the tenant itself is a 403 before any id is looked at.
			const unnamed = { ...options, query: {} }
			const foreign = await ask(name, cast.other.token, unnamed)
			const missing = await ask(name, cast.other.token, { ...unnamed, params: { ...options.params, id: randomUUID() } })
			const malformed = await ask(name, cast.other.token, { ...unnamed, params: { ...options.params, id: "%E0" } })
			for (const answer of [foreign, missing, malformed]) expectRefusal(answer, 404)
			expect(foreign.text).toBe(missing.text)
			expect(await rowNamed(id)).toEqual(before)
			const elsewhere = { ...options, query: { tenant_slug: cast.other.tenant.slug } }
			expectRefusal(await ask(name, cast.platform.token, elsewhere), 404)
			expectRefusal(
				await ask(name, cast.platform.token, { ...options, params: { ...options.params, id: randomUUID() } }),
				404,
			)
		})
	}
})

it("revokes at once on logout", async () => {
	const token = await makeToken(cast.own.user.id)
	expect((await send(url, "GET /api/admin/dashboard", { token })).status).toBe(200)
	expect((await send(url, "POST /api/admin/logout", { token })).status).toBe(204)
	expect((await send(url, "GET /api/admin/dashboard", { token })).status).toBe(401)
})
