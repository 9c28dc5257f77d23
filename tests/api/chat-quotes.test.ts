import { describe, expect, inject, it } from "vitest"
import * as chatbotSentences from "@/lib/chatbot/words"
import { db } from "@/lib/db/client"
import { ask, history, newSession } from "../support/chat"
import { consentCalls } from "../support/consent"
import { makeCaptions, makeConsent, makeTenantWithAdmin, unique } from "../support/factories"
import { controlModelServer } from "../support/model-server"
import { send } from "../support/send"

const { url, modelServer } = inject("product")
const model = controlModelServer(modelServer)
const { withdraw } = consentCalls(url)

const CUES = [
	{ startMs: 500, endMs: 3_000, text: "I came with a broken" },
	{ startMs: 3_000, endMs: 5_000, text: "gearbox." },
	{ startMs: 12_400, endMs: 15_000, text: "They repaired my bicycle" },
	{ startMs: 15_000, endMs: 17_000, text: "within an hour." },
]
const SENTENCE = "They repaired my bicycle within an hour."

/** An approved testimonial with approved captions, and a question that it answers. */
async function heard() {
	const { tenant, token } = await makeTenantWithAdmin()
	const { submission, token: consent } = await makeConsent({
		tenantId: tenant.id,
		status: "approved",
		name: "Ada Lovelace",
	})
	await makeCaptions({ tenantId: tenant.id, submissionId: submission.id, cues: CUES })
	const params = { id: submission.id }
	const captions = async (state: "approved" | "draft") => {
		const { updatedAt } = await db().captions.findUniqueOrThrow({ where: { submissionId: submission.id } })
		const cues = CUES.map(({ startMs, endMs, text }) => ({ start_ms: startMs, end_ms: endMs, text }))
		const body = { cues, language: "en", state, updated_at: updatedAt.toISOString() }
		const saved = await send(url, "PUT /api/admin/submission/{id}/captions", { token, params, body })
		expect(saved.status).toBe(200)
	}
	await captions("approved")
	const session_id = newSession()
	const id = unique()
	await model.script(id, { pieces: [`Ada says: ${SENTENCE} [1]`] })
	const message = `How fast is a bicycle repaired ${id}?`
	const asked = () => ask(url, tenant.slug, { message, session_id })
	return { tenant, token, consent, submission, params, captions, id, message, asked, session_id }
}

it("an approved testimonial that answers can be heard from the sentence that does, live and read back", async () => {
	const { tenant, token, asked, session_id, submission } = await heard()
	const media = `/media/submissions/${submission.id}`
	const quote = {
		first_name: "Ada",
		text: SENTENCE,
		start_ms: 12_400,
		video_url: `${media}/video`,
		content_type: "video/webm",
		rendition_url: null,
		poster_url: null,
		captions: { url: `${media}/captions`, language: "en" },
	}
	const { body } = await asked()
	expect(body.citations).toMatchObject([{ title: "A customer's testimonial", quote }])
	expect((await history(url, tenant.slug, session_id)).body.messages[1]?.citations).toEqual(body.citations)
	const { id } = await db().chatConversation.findFirstOrThrow({ where: { tenantId: tenant.id } })
	const inbox = await send(url, "GET /api/admin/chatbot/conversation/{id}", { token, params: { id } })
	expect(inbox.body.messages[1]?.citations).toEqual(body.citations)
	const stored = await db().chatMessage.findUniqueOrThrow({ where: { id: body.message_id } })
	expect(JSON.stringify(stored.sources)).not.toMatch(/bicycle|Ada/)
	// Nothing but the address of the media, which is open exactly as long as the testimonial is.
	expect((await fetch(url + quote.captions.url)).status).toBe(200)
})

it("only what is approved and public is heard", async () => {
	const { tenant, submission, session_id, asked } = await heard()
	await asked()
	const quoted = async () => (await history(url, tenant.slug, session_id)).body.messages[1]?.citations[0]?.quote
	expect(await quoted()).not.toBe(null)
	await db().submission.update({ where: { id: submission.id }, data: { status: "pending" } })
	expect(await quoted()).toBe(null)
	await db().submission.update({ where: { id: submission.id }, data: { status: "approved" } })
	await db().tenant.update({ where: { id: tenant.id }, data: { publicSharedOnly: true } })
	expect(await quoted()).toBe(null)
	await db().tenant.update({
		where: { id: tenant.id },
		data: { publicSharedOnly: false, videoTestimonialsEnabled: false },
	})
	expect(await quoted()).toBe(null)
})

describe("a testimonial that is no longer available takes its words out of stored conversations", () => {
	type Heard = Awaited<ReturnType<typeof heard>>
	it.each<[string, (world: Heard) => Promise<unknown>]>([
		[
			"rejected",
			({ token, params }) =>
				send(url, "PATCH /api/admin/submission/{id}", { token, params, body: { status: "rejected" } }),
		],
		["withdrawn", ({ consent }) => withdraw(consent)],
		["deleted", ({ token, params }) => send(url, "DELETE /api/admin/submission/{id}", { token, params })],
		[
			"erased",
			({ token, submission }) =>
				send(url, "POST /api/admin/people/erase", { token, body: { email: submission.email } }),
		],
		["not captioned any more", ({ captions }) => captions("draft")],
	])("%s", async (_, end) => {
		const world = await heard()
		const { tenant, token, session_id, asked } = world
		const other = await heard()
		await other.asked()
		await asked()
		await end(world)
		const shown = await history(url, tenant.slug, session_id)
		expect(shown.body.messages[1]).toMatchObject({
			content: chatbotSentences.answerWithdrawn,
			citations: [{ passage: null, address: null, quote: null }],
		})
		const { id } = await db().chatConversation.findFirstOrThrow({ where: { tenantId: tenant.id } })
		const inbox = await send(url, "GET /api/admin/chatbot/conversation/{id}", { token, params: { id } })
		const csv = await send(url, "GET /api/admin/chatbot/conversations/export", { token })
		for (const { text } of [shown, inbox, csv]) expect(text).not.toMatch(/within an hour/)
		const kept = await history(url, other.tenant.slug, other.session_id)
		expect(kept.body.messages[1]?.content).toContain(SENTENCE)
	})

	it("for good: approved again, it answers what is asked from then on", async () => {
		const { tenant, token, params, session_id, asked } = await heard()
		await asked()
		for (const status of ["rejected", "approved"] as const) {
			expect((await send(url, "PATCH /api/admin/submission/{id}", { token, params, body: { status } })).status).toBe(
				200,
			)
		}
		expect((await asked()).body.citations).toMatchObject([{ quote: { text: SENTENCE } }])
		const { messages } = (await history(url, tenant.slug, session_id)).body
		expect([messages[1]?.content, messages[3]?.content]).toEqual([
			chatbotSentences.answerWithdrawn,
			`Ada says: ${SENTENCE} [1]`,
		])
	})

	it("while its answer is written", async () => {
		const { tenant, consent, id, asked, session_id } = await heard()
		await model.script(id, { pieces: [`Ada says: ${SENTENCE} [1]`], held: true })
		const asking = asked()
		await expect.poll(async () => (await model.requests(id)).length).toBe(1)
		expect((await withdraw(consent)).status).toBe(200)
		await model.release(id)
		const { body, text } = await asking
		expect(body.response).toBe(chatbotSentences.answerWithdrawn)
		expect(text).not.toContain("within an hour")
		expect((await history(url, tenant.slug, session_id)).text).not.toContain("within an hour")
	})
})
