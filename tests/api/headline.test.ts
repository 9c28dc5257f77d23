import { describe, expect, inject, it } from "vitest"
import type { CaptionsUpdate } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")
const cue = (start_ms: number, end_ms: number, text: string) => ({ start_ms, end_ms, text })
const HELLO = [cue(0, 1500, "Hello there."), cue(2000, 3000, "Good bye.")]

/** A testimonial with approved captions. */
async function approve() {
	const { tenant, token } = await makeTenantWithAdmin()
	const { id } = await makeSubmission({ tenantId: tenant.id, durationMs: 10_000, status: "approved" })
	const params = { id }
	const put = (body: CaptionsUpdate | unknown) =>
		send(url, "PUT /api/admin/submission/{id}/captions", { token, params, body })
	const { updated_at: version } = (await put({ cues: HELLO, state: "approved" })).body
	const headline = async () =>
		(await send(url, "GET /api/admin/submission/{id}/captions", { token, params })).body.captions?.headline
	return { id, put, version, headline }
}

describe("a headline", () => {
	it("is a run of the words of approved captions, tidied, and can be taken back", async () => {
		const { put, headline } = await approve()
		expect(await headline()).toBeNull()
		const chosen = await put({ headline: "  there —\n Good bye! " })
		expect(chosen.body).toMatchObject({ headline: "there — Good bye!", state: "approved", in_knowledge: true })
		expect((await put({ language: "de" })).body.headline).toBe("there — Good bye!")
		const same = await put({ headline: "there — Good bye!" })
		expect(same.body.updated_at).toBe((await put({ headline: "there — Good bye!" })).body.updated_at)
		expect((await put({ headline: "" })).body.headline).toBeNull()
	})

	it.each([
		["Hello. Good bye.", "Use the customer's exact words, in order, without leaving any out."],
		["ello there", "Use the customer's exact words, in order, without leaving any out."],
		["x".repeat(161), "headline can have up to 160 characters"],
		[7, "headline must be text"],
	])("cannot be %j", async (words, detail) => {
		const { put, headline } = await approve()
		const answer = await put({ headline: words })
		expect([answer.status, answer.refusal.detail, answer.refusal.errors?.[0]?.field]).toEqual([422, detail, "headline"])
		expect(await headline()).toBeNull()
	})

	it("is refused for a draft and for an older version, and may come with the approval", async () => {
		const { put, version } = await approve()
		const stale = await put({ headline: "Good bye", updated_at: new Date(0).toISOString() })
		expect(stale.status).toBe(409)
		await put({ state: "draft", updated_at: version })
		const early = await put({ headline: "Good bye" })
		expect([early.status, early.refusal.detail]).toEqual([
			422,
			"Approve the captions first. The headline is taken from them.",
		])
		expect((await put({ state: "approved", headline: "Good bye" })).body.headline).toBe("Good bye")
	})

	it.each<[string, CaptionsUpdate]>([
		["lose their approval", { state: "draft" }],
		["are replaced by a file", { vtt: "WEBVTT\n\n00:00.000 --> 00:01.000\nGood bye.\n" }],
		["no longer say it", { cues: [cue(0, 900, "Good night.")] }],
	])("goes when the captions %s, for good", async (_, change) => {
		const { put, headline } = await approve()
		await put({ headline: "Good bye" })
		expect((await put(change)).body.headline).toBeNull()
		await put({ cues: HELLO, state: "approved" })
		expect(await headline()).toBeNull()
	})

	it("stays while the captions change around it", async () => {
		const { put } = await approve()
		await put({ headline: "Good bye" })
		expect((await put({ cues: [cue(0, 900, "And then: good\nbye, all.")] })).body.headline).toBe("Good bye")
	})

	it("is logged without its words", async () => {
		const { put, id } = await approve()
		await put({ headline: "Good bye" })
		await put({ headline: null })
		const entries = await db().auditEntry.findMany({ where: { targetId: id }, orderBy: { createdAt: "asc" } })
		expect(entries.map(({ action }) => action)).toEqual([
			"captions.approved",
			"captions.headline_picked",
			"captions.headline_removed",
		])
		expect(JSON.stringify(entries)).not.toMatch(/Good|bye/)
	})
})
