import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import type { OperationName, Product } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { contract } from "@/lib/description/contract"
import { FORBIDDEN, TENANT_INACTIVE } from "@/lib/tenants/resolve-scope"
import { makeAdmin, makeKey, makeTenantWithAdmin } from "../support/factories"
import { SAMPLES } from "../support/samples"
import { SAMPLE_PASSWORD } from "../support/samples/sample"
import { type SendOptions, send } from "../support/send"

const { url } = inject("product")

type Member = Awaited<ReturnType<typeof makeTenantWithAdmin>>
type Options = SendOptions<OperationName>

const VIDEOS_OFF = { videoTestimonialsEnabled: false, videoTestimonialsMessage: "Videos are off." }
const CHATBOT_OFF = { chatbotEnabled: false, chatbotMessage: "The bot is off." }

/**
 * A victim, an attacker of the same kind, and the platform. Each of them calls every operation. admission.test.ts tries
 * every false identity on each call's own admission; this file shows that each route asks there, and what its ids allow.
 */
let own: Member
let other: Member
let inactive: Member
let switchedOff: Member
let platform: Awaited<ReturnType<typeof makeAdmin>>

beforeAll(async () => {
	;[own, other, inactive, switchedOff, platform] = await Promise.all([
		makeTenantWithAdmin(),
		makeTenantWithAdmin(),
		makeTenantWithAdmin({ isActive: false, ...VIDEOS_OFF, ...CHATBOT_OFF }),
		makeTenantWithAdmin({ ...VIDEOS_OFF, ...CHATBOT_OFF }),
		makeAdmin({ tenantId: null }),
	])
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
	expect(
		Object.keys(answer.refusal).filter((key) => !["detail", "code", "errors", "request_id"].includes(key)),
	).toEqual([])
}

/** Reads the row with this id, from whichever table has it. */
async function readerOf(id: string) {
	const where = { id }
	const tables = [
		() => db().submission.findUnique({ where }),
		() => db().user.findUnique({ where }),
		() => db().mailDelivery.findUnique({ where }),
		() => db().chatConversation.findUnique({ where }),
		() => db().lead.findUnique({ where }),
		() => db().knowledgeSource.findUnique({ where }),
		() => db().website.findUnique({ where }),
		() => db().unansweredQuestion.findUnique({ where }),
		() => db().testQuestion.findUnique({ where }),
		() => db().quiz.findUnique({ where }),
		() => db().widget.findUnique({ where }),
		() => db().tag.findUnique({ where }),
		() => db().invitation.findUnique({ where }),
		() => db().apiKey.findUnique({ where }),
		() => db().webhookEndpoint.findUnique({ where }),
		() => db().webhookDelivery.findUnique({ where }),
	]
	for (const read of tables) if (await read()) return read
	return expect.fail(`nothing has the id ${id}`)
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

describe.each(names)("%s", (name) => {
	const sample = SAMPLES[name]
	const row = contract[name]
	const { auth } = row
	const product: Product | null = sample.product ?? ("product" in row ? row.product : null)
	const ofTenant = auth !== "session" && auth !== "platform"

	/** A refused request uses nothing up, so all refusals of a tenant's call can send the same one. */
	const toRefuse = once(async () => sample.valid(own.tenant, (await askerLike(own)).user.id))
	const succeeds = (answer: Answer) => expect(answer.status).toBe(sample.success)

	/** Calls about the caller's own account end its sessions and change its password, so each gets its own account. */
	async function askerLike(member: { user: { id: string; tenantId: string | null }; token: string }) {
		if (auth !== "session") return member
		return makeAdmin({ tenantId: member.user.tenantId, password: SAMPLE_PASSWORD })
	}
	/** A request inside the victim's own tenant. One that only reads is not used up and is shared. */
	const toDo = (userId: string) => (isWrite(name) || auth === "session" ? sample.valid(own.tenant, userId) : toRefuse())

	it("refuses a call without a token", async () => {
		expectRefusal(await ask(name, null, await toRefuse()), 401)
	})

	it(auth === "platform" ? "is not for tenant admins" : "lets the owner in", async () => {
		if (auth === "platform") return expectRefusal(await ask(name, own.token, await toRefuse()), 403, FORBIDDEN)
		const { user, token } = await askerLike(own)
		succeeds(await ask(name, token, await toDo(user.id)))
	})

	const keyScope = "keyScope" in row ? row.keyScope : undefined
	if (keyScope) {
		it("lets in a key that has the scope of its row", async () => {
			const { token } = await makeKey({ tenantId: own.tenant.id, scopes: [keyScope] })
			succeeds(await ask(name, token, await toDo(own.user.id)))
		})
	}

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
		it("refuses a tenant admin who names another tenant's slug", async () => {
			const query = { tenant_slug: other.tenant.slug }
			expectRefusal(await ask(name, own.token, { ...(await toRefuse()), query }), 403, FORBIDDEN)
		})

		it("answers 404 to a platform admin who names an unknown slug", async () => {
			const query = { tenant_slug: "no-such-tenant" }
			expectRefusal(await ask(name, platform.token, { ...(await toRefuse()), query }), 404)
		})

		if (auth === "scoped") {
			it("lets a platform admin name a tenant by its slug", async () => {
				const query = { tenant_slug: own.tenant.slug }
				succeeds(await ask(name, platform.token, { ...(await toDo(own.user.id)), query }))
			})
		}

		if (isWrite(name)) {
			it("refuses writes of an inactive tenant", async () => {
				expectRefusal(await ask(name, inactive.token, { ...(await toRefuse()), query: {} }), 403, TENANT_INACTIVE)
			})

			it("lets a platform admin write in an inactive tenant whose products are off", async () => {
				succeeds(await ask(name, platform.token, await sample.valid(inactive.tenant, platform.user.id)))
			})
		} else {
			it("lets an inactive tenant read, also while its products are off", async () => {
				succeeds(await ask(name, inactive.token, await sample.valid(inactive.tenant, inactive.user.id)))
			})
		}

		if (isWrite(name) && product) {
			it("refuses writes with its product's message while that is off", async () => {
				const message = product === "chatbot" ? CHATBOT_OFF.chatbotMessage : VIDEOS_OFF.videoTestimonialsMessage
				expectRefusal(await ask(name, switchedOff.token, { ...(await toRefuse()), query: {} }), 403, message)
			})
		} else if (isWrite(name)) {
			it("goes on while products are off", async () => {
				succeeds(await ask(name, switchedOff.token, await sample.valid(switchedOff.tenant, switchedOff.user.id)))
			})
		}
	}

	if (sample.namesRow) {
		// Naming the tenant itself gets a 403 before any id is checked.
		const unnamed = once(async () => ({ ...(await toRefuse()), query: {} }))
		const withId = async (options: Options, id: string) => ({ ...options, params: { ...options.params, id } })
		const missing = once(async () => ask(name, other.token, await withId(await unnamed(), randomUUID())))

		it("answers 404 to another tenant's admin, as for an unknown id, and changes nothing", async () => {
			const options = await unnamed()
			const { id } = options.params as { id: string }
			const row = await readerOf(id)
			const before = await row()
			const answer = await ask(name, other.token, options)
			expectRefusal(answer, 404)
			expect(answer.text).toBe((await missing()).text)
			expect(await row()).toEqual(before)
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
