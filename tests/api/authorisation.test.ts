import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { makeSessionToken } from "@/lib/accounts/session-token"
import { contract, type OperationName } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { FORBIDDEN, TENANT_INACTIVE } from "@/lib/tenants/resolve-scope"
import { makeAdmin, makeTenantWithAdmin, makeToken } from "../support/factories"
import { SAMPLES } from "../support/samples"
import { SAMPLE_PASSWORD } from "../support/samples/sample"
import { type SendOptions, send } from "../support/send"

const { url } = inject("product")

type Member = Awaited<ReturnType<typeof makeTenantWithAdmin>>
type Options = SendOptions<OperationName>

const VIDEOS_OFF = { videoTestimonialsEnabled: false, videoTestimonialsMessage: "Videos are off." }
const CHATBOT_OFF = { chatbotEnabled: false, chatbotMessage: "The bot is off." }

/** A victim, an attacker of the same kind, and the platform. Each of them calls every operation. */
let own: Member
let other: Member
let inactive: Member
let switchedOff: Member
let platform: Awaited<ReturnType<typeof makeAdmin>>

/** Tokens of the victim's tenant that are no longer valid or never were. */
const STALE = ["unknown session", "expired session", "revoked session", "deactivated user"] as const
let stale: Record<(typeof STALE)[number], string>

beforeAll(async () => {
	;[own, other, inactive, switchedOff, platform] = await Promise.all([
		makeTenantWithAdmin(),
		makeTenantWithAdmin(),
		makeTenantWithAdmin({ isActive: false }),
		makeTenantWithAdmin({ ...VIDEOS_OFF, ...CHATBOT_OFF }),
		makeAdmin({ tenantId: null }),
	])
	const left = await makeAdmin({ tenantId: own.tenant.id })
	await db().session.deleteMany({ where: { userId: left.user.id } })
	stale = {
		"unknown session": await makeSessionToken(randomUUID(), 3600),
		"expired session": await makeToken(own.user.id, -1),
		"revoked session": left.token,
		"deactivated user": (await makeAdmin({ tenantId: own.tenant.id, isActive: false })).token,
	}
})

type Name = keyof typeof SAMPLES
const names = (Object.keys(contract) as OperationName[]).filter(
	(name) => !["public", "visitor", "quiz_session"].includes(contract[name].auth),
) as Name[]
const isWrite = (name: Name) => !name.startsWith("GET ")
const ask = (name: Name, token: string | null, options: Options, headers: Record<string, string> = {}) =>
	send(url, name as OperationName, { ...options, token, headers })
type Answer = Awaited<ReturnType<typeof ask>>

/** A refusal always says why and shows nothing of what it refused. */
function expectRefusal(answer: Answer, status: number, detail: unknown = expect.stringMatching(/\w/)) {
	expect(answer.status).toBe(status)
	expect(answer.refusal.detail).toEqual(detail)
	expect(Object.keys(answer.refusal).filter((key) => !["detail", "errors", "request_id"].includes(key))).toEqual([])
}

/** The row with this id, from whichever table. */
async function rowNamed(id: string) {
	const where = { id }
	const rows = await Promise.all([
		db().submission.findUnique({ where }),
		db().user.findUnique({ where }),
		db().mailDelivery.findUnique({ where }),
		db().chatConversation.findUnique({ where }),
		db().lead.findUnique({ where }),
		db().knowledgeSource.findUnique({ where }),
		db().website.findUnique({ where }),
		db().unansweredQuestion.findUnique({ where }),
		db().quiz.findUnique({ where }),
		db().widget.findUnique({ where }),
		db().tag.findUnique({ where }),
		db().invitation.findUnique({ where }),
	])
	return rows.find((row) => row !== null) ?? expect.fail(`nothing has the id ${id}`)
}

/** Makes one call's result on first use. Tests that only compare with it share it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | undefined
	return () => {
		made ??= make()
		return made
	}
}

it("has a row for every operation that is not public", () => {
	expect(Object.keys(SAMPLES).sort()).toEqual([...names].sort())
})

// One function reads the header for all operations, so every malformed token is tried once for each kind of
// authorization, and one malformed token on each call.
const kinds = [...new Set(names.map((name) => contract[name].auth))]
const firstOf = (auth: string) => names.find((name) => contract[name].auth === auth) ?? expect.fail(auth)
describe.each(kinds)("authorization by %s", (auth) => {
	it.each([
		["percent sign", "Bearer %E0"],
		["empty", "Bearer "],
		["another scheme", "Basic YWRtaW46YWRtaW4="],
		["no token at all", "Bearer"],
		["two tokens", "Bearer a b"],
		["8 KB", `Bearer ${"x".repeat(8000)}`],
	])("refuses a malformed token: %s", async (_, authorization) => {
		const name = firstOf(auth)
		expectRefusal(await ask(name, null, await SAMPLES[name].valid(own.tenant, own.user.id), { authorization }), 401)
	})
})

describe.each(names)("%s", (name) => {
	const sample = SAMPLES[name]
	const row = contract[name]
	const { auth } = row
	const product = "product" in row ? row.product : null
	const ofTenant = auth !== "session" && auth !== "platform"

	/** A refused request uses nothing up, so all refusals of a tenant's call can send the same one. */
	const toRefuse = once(() => sample.valid(own.tenant, own.user.id))
	const succeeds = (answer: Answer) => expect(answer.status).toBe(sample.success)

	/** Calls about the caller's own account end its sessions and change its password, so each gets its own account. */
	async function askerLike(member: { user: { id: string; tenantId: string | null }; token: string }) {
		if (auth !== "session") return member
		return makeAdmin({ tenantId: member.user.tenantId, password: SAMPLE_PASSWORD })
	}
	/** A request inside the victim's own tenant. One that only reads is not used up and is shared. */
	const toDo = (userId: string) => (isWrite(name) || auth === "session" ? sample.valid(own.tenant, userId) : toRefuse())
	const asPlatform = async ({ tenant, user }: Member) => ask(name, platform.token, await sample.valid(tenant, user.id))

	it("refuses a call without a token", async () => {
		expectRefusal(await ask(name, null, await toRefuse()), 401)
	})

	it("refuses a malformed token", async () => {
		const authorization = "Bearer aaaa.bbbb.cccc.dddd.eeee"
		expectRefusal(await ask(name, null, await toRefuse(), { authorization }), 401)
	})

	it.each(STALE)("refuses the token: %s", async (which) => {
		expectRefusal(await ask(name, stale[which], await toRefuse()), 401)
	})

	it.each([
		["another site's page", { "sec-fetch-site": "cross-site" }],
		["a page of the same site", { "sec-fetch-site": "same-site" }],
		["no page at all", { "sec-fetch-site": "none" }],
		["another origin's page in an old browser", { origin: "https://evil.example" }],
		["a client that does not say its origin", {}],
	])("refuses the cookie from %s", async (_, headers) => {
		const cookie = `next-auth.session-token=${(auth === "platform" ? platform : own).token}`
		expectRefusal(await ask(name, null, await toRefuse(), { cookie, ...headers }), 401)
	})

	it(auth === "platform" ? "is not for tenant admins" : "lets the owner in", async () => {
		if (auth === "platform") return expectRefusal(await ask(name, own.token, await toRefuse()), 403, FORBIDDEN)
		const { user, token } = await askerLike(own)
		succeeds(await ask(name, token, await toDo(user.id)))
	})

	it("accepts the platform, also by the cookie from its own origin", async () => {
		const { user, token } = await askerLike(platform)
		const headers = { cookie: `next-auth.session-token=${token}`, "sec-fetch-site": "same-origin" }
		let answer = await ask(name, null, await toDo(user.id), headers)
		// Another file may have added a picture since the sample named them all.
		for (let more = 20; sample.namesAll && answer.status === 409 && more > 0; more--) {
			answer = await ask(name, null, await toDo(user.id), headers)
		}
		succeeds(answer)
	})

	if (auth === "tenant") {
		it("asks a platform admin to name a tenant", async () => {
			expectRefusal(await ask(name, platform.token, { ...(await toRefuse()), query: {} }), 400)
		})
	}

	if (ofTenant) {
		const foreign: [string, () => Record<string, string>][] = [
			["another tenant's slug", () => ({ tenant_slug: other.tenant.slug })],
			["another tenant's id", () => ({ tenant_id: other.tenant.id })],
			["an unknown slug", () => ({ tenant_slug: "no-such-tenant" })],
			["an id that none has", () => ({ tenant_id: randomUUID() })],
		]
		// The text is the same in every case, so it does not reveal which tenants exist.
		it.each(foreign)("refuses a tenant admin who names %s", async (_, query) => {
			expectRefusal(await ask(name, own.token, { ...(await toRefuse()), query: query() }), 403, FORBIDDEN)
		})

		it.each([
			["an unknown slug", { tenant_slug: "no-such-tenant" }],
			["a malformed id", { tenant_id: "not-a-uuid" }],
		])("answers 404 to a platform admin who names %s", async (_, query) => {
			expectRefusal(await ask(name, platform.token, { ...(await toRefuse()), query }), 404)
		})

		if (auth === "scoped") {
			it("lets a platform admin name a tenant by its slug", async () => {
				const query = { tenant_slug: own.tenant.slug }
				succeeds(await ask(name, platform.token, { ...(await toDo(own.user.id)), query }))
			})
		}

		it(isWrite(name) ? "refuses writes of an inactive tenant" : "lets an inactive tenant read", async () => {
			const answer = await ask(name, inactive.token, await sample.valid(inactive.tenant, inactive.user.id))
			if (isWrite(name)) expectRefusal(answer, 403, TENANT_INACTIVE)
			else succeeds(answer)
		})

		if (isWrite(name)) {
			it("lets a platform admin write in an inactive tenant", async () => succeeds(await asPlatform(inactive)))
		}

		const refused = product && isWrite(name)
		it(
			refused ? "refuses writes with its product's message while that is off" : "goes on while products are off",
			async () => {
				const answer = await ask(name, switchedOff.token, await sample.valid(switchedOff.tenant, switchedOff.user.id))
				const message =
					(product as string) === "chatbot" ? CHATBOT_OFF.chatbotMessage : VIDEOS_OFF.videoTestimonialsMessage
				if (refused) expectRefusal(answer, 403, message)
				else succeeds(answer)
			},
		)

		if (refused)
			it("accepts a platform admin while the product is off", async () => succeeds(await asPlatform(switchedOff)))
	}

	if (sample.namesRow) {
		// Naming the tenant itself gets a 403 before any id is checked.
		const unnamed = once(async () => ({ ...(await toRefuse()), query: {} }))
		const withId = async (options: Options, id: string) => ({ ...options, params: { ...options.params, id } })
		const missing = once(async () => ask(name, other.token, await withId(await unnamed(), randomUUID())))

		it("answers 404 to another tenant's admin, as for an unknown id, and changes nothing", async () => {
			const options = await unnamed()
			const { id } = options.params as { id: string }
			const before = await rowNamed(id)
			const answer = await ask(name, other.token, options)
			expectRefusal(answer, 404)
			expect(answer.text).toBe((await missing()).text)
			expect(await rowNamed(id)).toEqual(before)
		})

		it("answers 404 for an unknown id", async () => expectRefusal(await missing(), 404))

		it("answers 404 for a malformed id", async () => {
			expectRefusal(await ask(name, other.token, await withId(await unnamed(), "%E0")), 404)
		})

		it("answers 404 to a platform admin who looks for the id in another tenant", async () => {
			const query = { tenant_slug: other.tenant.slug }
			expectRefusal(await ask(name, platform.token, { ...(await toRefuse()), query }), 404)
		})

		it("answers 404 to a platform admin for an unknown id", async () => {
			expectRefusal(await ask(name, platform.token, await withId(await toRefuse(), randomUUID())), 404)
		})
	}
})

it("revokes the session at once on logout", async () => {
	const { token } = await makeAdmin({ tenantId: own.tenant.id })
	expect((await send(url, "GET /api/admin/dashboard", { token })).status).toBe(200)
	expect((await send(url, "POST /api/admin/logout", { token })).status).toBe(204)
	expect((await send(url, "GET /api/admin/dashboard", { token })).status).toBe(401)
})
