import { describe, expect, inject, it } from "vitest"
import type { PlayedWish } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { ask, askStream, history, newSession } from "../support/chat"
import { makeSource } from "../support/chatbot-rows"
import { makeConsent, makeTag, makeTenantWithAdmin, makeText } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

const QUESTION = "Do you bake wedding cakes?"
const NEWEST = { tag_id: null, rule: "newest" } as const
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const withdraw = (token: string) => send(url, "POST /api/consent/{token}/withdraw", { params: { token } })

async function teach(plays?: PlayedWish) {
	const { tenant, token } = await makeTenantWithAdmin()
	const content = "Yes, with up to five tiers."
	const source = await makeSource(tenant.id, { kind: "qa", title: QUESTION, content: `${QUESTION} ${content}`, plays })
	const session_id = newSession()
	return {
		...{ tenant, token, source },
		ask: async () => (await ask(url, tenant.slug, { message: QUESTION, session_id })).body,
		again: async () => (await history(url, tenant.slug, session_id)).body.messages[1],
	}
}

describe("the testimonial of an answer", () => {
	it("is found with each reading, is stored nowhere, and is gone with the next after a withdrawal", async () => {
		const { tenant, source, ask, again } = await teach(NEWEST)
		const old = await makeText({ tenantId: tenant.id, status: "approved", createdAt: minutesAgo(9) })
		const { submission, token } = await makeConsent({
			tenantId: tenant.id,
			name: "Grace Hopper",
			status: "approved",
			createdAt: minutesAgo(5),
		})
		const answer = await ask()
		expect(answer.sources).toEqual([QUESTION])
		const played = { id: submission.id, kind: "video", name: "Grace Hopper" }
		expect(answer.testimonial).toMatchObject(played)
		expect(JSON.stringify(answer)).not.toContain(submission.email)
		expect(await again()).toMatchObject({ testimonial: played })
		const rows = await db().chatMessage.findMany({ where: { conversation: { tenantId: tenant.id } } })
		expect(JSON.stringify(rows)).not.toContain(submission.id)
		expect((await withdraw(token)).status).toBe(200)
		expect((await again())?.testimonial).toMatchObject({ id: old.submission.id, text: old.submission.writtenText })
		expect((await withdraw(old.token)).status).toBe(200)
		expect(await again()).not.toHaveProperty("testimonial")
		await makeText({ tenantId: tenant.id, status: "approved" })
		expect((await again())?.testimonial).toMatchObject({ kind: "written" })
		await db().knowledgeSource.delete({ where: { id: source.id } })
		expect(await again()).not.toHaveProperty("testimonial")
	})

	it("has the tag, comes at the end of a stream, and is only the business's own", async () => {
		const { tenant, token, source } = await teach()
		const params = { id: source.id }
		const stream = async () => (await askStream(url, tenant.slug, { message: QUESTION })).last?.data
		const { submission } = await makeText({ tenantId: tenant.id, status: "approved", createdAt: minutesAgo(9) })
		await makeText({ tenantId: tenant.id, status: "approved" })
		const { id: tag_id } = await makeTag({ tenantId: tenant.id })
		expect(await stream()).not.toHaveProperty("testimonial")
		const save = (plays: unknown) =>
			send(url, "PUT /api/admin/chatbot/knowledge/{id}", { token, params, body: { plays } })
		expect((await save({ tag_id })).body.plays).toEqual({ tag_id, rule: "newest" })
		expect(await stream()).not.toHaveProperty("testimonial")
		await db().submissionTag.create({ data: { submissionId: submission.id, tagId: tag_id, createdAt: new Date() } })
		expect(await stream()).toMatchObject({ testimonial: { id: submission.id } })
		const stranger = await teach({ tag_id, rule: "best_rated" })
		expect(await stranger.ask()).not.toHaveProperty("testimonial")
	})

	it("is kept with the text, listed, refused if unknown, and logged", async () => {
		const { token, source } = await teach(NEWEST)
		const params = { id: source.id }
		const save = (body: unknown) => send(url, "PUT /api/admin/chatbot/knowledge/{id}", { token, params, body })
		const read = async () => (await send(url, "GET /api/admin/chatbot/knowledge/{id}", { token, params })).body
		expect((await save({ title: "Wedding cakes" })).body.plays).toEqual(NEWEST)
		expect((await send(url, "GET /api/admin/chatbot/knowledge", { token })).body.sources[0]?.plays).toEqual(NEWEST)
		expect((await save({ plays: { rule: "loudest" } })).status).toBe(422)
		expect((await save({ plays: null })).body).not.toHaveProperty("plays")
		expect(await read()).not.toHaveProperty("plays")
		const added = { kind: "text", title: "Hours", content: "Nine to five.", plays: { rule: "best_rated" } }
		const { body } = await send(url, "POST /api/admin/chatbot/knowledge", { token, body: added })
		expect(body.plays).toEqual({ tag_id: null, rule: "best_rated" })
		const log = await db().auditEntry.findMany({ where: { targetId: source.id }, orderBy: { createdAt: "asc" } })
		expect(log.map(({ before, after }) => [before, after])).toMatchObject([
			[{ plays: NEWEST }, { plays: NEWEST }],
			[{ plays: NEWEST }, {}],
		])
		expect(log.at(-1)?.after).not.toHaveProperty("plays")
	})
})
