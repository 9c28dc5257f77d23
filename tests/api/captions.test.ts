import { describe, expect, inject, it } from "vitest"
import { KNOWLEDGE_BYTES_MAX } from "@/lib/chatbot/knowledge/quota"
import type { CaptionsUpdate } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { fixture, makeAdmin, makeCaptions, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { controlModelServer } from "../support/model-server"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, modelServer } = inject("product")
const cue = (start_ms: number, end_ms: number, text: string) => ({ start_ms, end_ms, text })
const HELLO = [cue(0, 1500, "Hello there."), cue(2000, 3000, "Good bye.")]

async function world(overrides: Parameters<typeof makeTenantWithAdmin>[0] = {}) {
	const { tenant, token } = await makeTenantWithAdmin(overrides)
	const { id } = await makeSubmission({ tenantId: tenant.id, durationMs: 10_000, status: "approved" })
	const params = { id }
	return {
		tenant,
		token,
		id,
		params,
		put: (body: CaptionsUpdate | unknown) =>
			send(url, "PUT /api/admin/submission/{id}/captions", { token, params, body }),
		get: () => send(url, "GET /api/admin/submission/{id}/captions", { token, params }),
		remove: () => send(url, "DELETE /api/admin/submission/{id}/captions", { token, params }),
		status: (status: string) => send(url, "PATCH /api/admin/submission/{id}", { token, params, body: { status } }),
		knowledge: async () => (await db().knowledgeSource.findFirst({ where: { submissionId: id } }))?.content ?? null,
		found: async (q: string) =>
			(await send(url, "GET /api/admin/dashboard", { token, query: { q } })).body.submissions.length,
		file: (query: Record<string, string> = {}, headers?: Record<string, string>) =>
			send(url, "GET /media/submissions/{id}/{kind}", { params: { id, kind: "captions" }, query, headers }),
		page: async () => (await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: id } })).body,
	}
}

describe("captions", () => {
	it("start empty, and are written, changed in part, and deleted", async () => {
		const { get, put, remove, id } = await world()
		expect((await get()).body).toEqual({ captions: null, transcription: { available: true, reason: null } })
		const written = await put({ cues: [...HELLO].reverse(), language: "pt-br" })
		expect(written.body).toMatchObject({
			cues: HELLO,
			language: "pt-BR",
			origin: "written",
			state: "draft",
			error: null,
			in_knowledge: false,
		})
		expect((await get()).body.captions).toEqual({ ...written.body, vtt_url: expect.stringContaining(id) })
		const languageOnly = await put({ language: "de" })
		expect(languageOnly.body).toMatchObject({ cues: HELLO, language: "de" })
		expect((await remove()).status).toBe(204)
		expect((await get()).body.captions).toBeNull()
		const again = await remove()
		expect([again.status, again.refusal.detail]).toEqual([404, "This testimonial has no captions."])
	})

	it("refuse a save of an older version and lose nothing", async () => {
		const { get, put } = await world()
		const first = await put({ cues: HELLO, updated_at: null })
		const second = await put({ cues: [HELLO[0]], updated_at: first.body.updated_at })
		for (const updated_at of [first.body.updated_at, null]) {
			const stale = await put({ cues: HELLO, updated_at })
			expect([stale.status, stale.refusal.detail]).toEqual([
				409,
				"These captions changed in the meantime. Load the newer version to see what's new. Nothing was overwritten.",
			])
		}
		expect((await get()).body.captions?.cues).toEqual(second.body.cues)
		const same = await put({ cues: [HELLO[0]], updated_at: second.body.updated_at })
		expect(same.body.updated_at).toBe(second.body.updated_at)
	})

	it("refuse one of two simultaneous saves", async () => {
		const { put } = await world()
		const { updated_at } = (await put({ cues: HELLO })).body
		const both = await Promise.all(["One.", "Two."].map((text) => put({ cues: [cue(0, 900, text)], updated_at })))
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
	})

	it.each([
		[{}, "Send cues or vtt."],
		[{ cues: HELLO, vtt: "WEBVTT" }, "Send cues or vtt, not both"],
		[{ cues: "all" }, "cues must be a list"],
		[{ cues: [cue(0, 900, " \u0007 ")] }, "Caption 1 is empty."],
		[{ cues: [cue(0, 900, "x".repeat(501))] }, "Caption 1 has more than 500 characters."],
		[{ cues: [HELLO[0], cue(900, 900, "x")] }, "Caption 2 ends before it begins."],
		[{ cues: [cue(10_000, 10_500, "x")] }, "Caption 1 begins after the end of the video (0:10)."],
		[{ cues: [cue(9000, 11_001, "x")] }, "Caption 1 ends after the end of the video (0:10)."],
		[{ cues: [cue(-1, 900, "x")] }, "The times of a caption can't be negative"],
		[{ cues: [cue(0.5, 900, "x")] }, "The times of a caption must be whole milliseconds"],
		[{ cues: [cue(0, 1e9, "x")] }, "The times of a caption must be within an hour"],
		[{ cues: [{ start_ms: 0, end_ms: 900, text: 7 }] }, "The text of a caption must be text"],
		[{ cues: Array.from({ length: 2001 }, () => cue(0, 1, "x")) }, "A testimonial can have up to 2000 captions"],
		[{ cues: HELLO, language: "klingon!" }, "language must be a language code such as en or pt-BR"],
		[{ cues: HELLO, state: "processing" }, "state must be draft or approved"],
		[{ cues: HELLO, updated_at: "yesterday" }, "updated_at must be a time as it was answered"],
		[{ cues: [], state: "approved" }, "There's nothing to approve yet."],
		[{ vtt: "WEBVTT\n" }, "There are no captions in this file."],
		[{ vtt: "1\nsubtitles without times" }, "Line 1: this isn't a WebVTT file. Its first line must be WEBVTT."],
		[{ vtt: "WEBVTT\n\n00:11.000 --> 00:12.000\nx" }, "Caption 1 begins after the end of the video (0:10)."],
	])("refuse %j", async (body, detail) => {
		const { put, get } = await world()
		const answer = await put(body)
		expect([answer.status, answer.refusal.detail]).toEqual([422, detail])
		expect((await get()).body.captions).toBeNull()
	})

	it("have a maximum size", async () => {
		const { put } = await world()
		const wide = Array.from({ length: 1500 }, (_, at) => cue(at, at + 1, "é".repeat(100)))
		expect((await put({ cues: wide })).status).toBe(413)
		expect((await put({ vtt: "x".repeat(1_100_000) })).status).toBe(413)
	})

	it("accept a file as plain text, with cues a little beyond the end, and become a draft again", async () => {
		const { put } = await world()
		await put({ cues: HELLO, state: "approved" })
		const vtt = "\ufeffWEBVTT\r\n\r\n00:09.000 --> 00:10.900\r\n<v Ada><b onclick=x>5 &lt; 6</b><script>\r\n"
		expect((await put({ vtt })).body).toMatchObject({
			cues: [cue(9000, 10_000, "5 < 6")],
			origin: "uploaded",
			state: "draft",
		})
	})

	it("leave a log entry of what was done, without any of the words", async () => {
		const { put, remove, id } = await world()
		await put({ cues: HELLO })
		await put({ state: "approved" })
		await put({ state: "draft" })
		await put({ vtt: "WEBVTT\n\n00:00.000 --> 00:01.000\nA secret.\n" })
		await remove()
		const entries = await db().auditEntry.findMany({ where: { targetId: id }, orderBy: { createdAt: "asc" } })
		expect(entries.map(({ action }) => action)).toEqual([
			"captions.saved",
			"captions.approved",
			"captions.unapproved",
			"captions.uploaded",
			"captions.deleted",
		])
		expect(JSON.stringify(entries)).not.toMatch(/Hello|secret/)
	})
})

describe("the captions file", () => {
	it("is public once approved, needs the dashboard's signature before, and is gone after a rejection", async () => {
		const { put, file, page, status } = await world()
		const { vtt_url } = (await put({ cues: [cue(0, 900, "<b>5 & 6 -->")] })).body
		const signed = Object.fromEntries(new URLSearchParams(vtt_url.split("?")[1]))
		expect([(await file()).status, (await page()).captions]).toEqual([404, null])
		const draft = await file({ ...signed, download: "1" })
		expect(draft.status).toBe(200)
		expect(draft.headers.get("content-disposition")).toMatch(
			/^attachment; filename="testimonial-ada-lovelace-.+\.en\.vtt"$/,
		)

		await put({ state: "approved", language: "de" })
		const open = await file()
		expect(open.text).toBe("WEBVTT\n\n00:00:00.000 --> 00:00:00.900\n&lt;b&gt;5 &amp; 6 --&gt;\n")
		expect(Object.fromEntries(open.headers)).toMatchObject({
			"content-type": "text/vtt; charset=utf-8",
			"x-content-type-options": "nosniff",
			"cache-control": "private, no-cache",
		})
		expect((await page()).captions).toEqual({ url: expect.stringMatching(/\/captions$/), language: "de" })
		const etag = open.headers.get("etag") ?? ""
		expect((await file({}, { "if-none-match": etag })).status).toBe(304)
		expect((await file({ ...signed, signature: "x" })).status).toBe(200)

		await status("rejected")
		expect([(await file()).status, (await file(signed)).status]).toEqual([404, 404])
	})

	it("cannot be opened with the video's signature", async () => {
		const { put, params, token, file } = await world()
		await put({ cues: HELLO })
		const video = await send(url, "GET /api/admin/submission/{id}/download", { token, params })
		const query = Object.fromEntries(new URLSearchParams(video.body.download_url.split("?")[1]))
		expect((await file(query)).status).toBe(404)
	})
})

describe("the spoken words", () => {
	it("are found by a search in any case, until the captions are deleted", async () => {
		const { put, remove, found } = await world()
		await put({ cues: [cue(0, 900, "Ganz GROßARTIGE\nKlempner, Ömer!")] })
		expect(await found("großartige klempner, öMER")).toBe(1)
		await put({ cues: HELLO })
		expect([await found("klempner"), await found("hello there. good"), await found("ada")]).toEqual([0, 1, 1])
		await remove()
		expect([await found("hello there"), await found("ada")]).toEqual([0, 1])
	})

	it("are chatbot knowledge while the captions are approved and the testimonial is not rejected", async () => {
		const { put, get, knowledge, status, remove, id } = await world()
		await put({ cues: HELLO })
		expect(await knowledge()).toBeNull()
		expect((await put({ state: "approved" })).body.in_knowledge).toBe(true)
		expect(await knowledge()).toBe("Hello there. Good bye.")
		await put({ cues: [HELLO[0]] })
		expect([await knowledge(), (await get()).body.captions?.state]).toEqual(["Hello there.", "approved"])
		await status("rejected")
		expect([await knowledge(), (await get()).body.captions?.in_knowledge]).toEqual([null, false])
		await status("approved")
		expect(await knowledge()).toBe("Hello there.")
		expect((await put({ state: "draft" })).body.in_knowledge).toBe(false)
		expect(await knowledge()).toBeNull()
		await put({ state: "approved" })
		await remove()
		expect(await knowledge()).toBeNull()
		await put({ cues: HELLO, state: "approved" })
		const source = await db().knowledgeSource.findFirstOrThrow({
			where: { submissionId: id },
			include: { chunks: true },
		})
		expect(source).toMatchObject({ title: "A customer's testimonial", kind: "testimonial" })
		expect(source.chunks).toHaveLength(1)
	})

	it("disappear with their testimonial", async () => {
		const { put, token, params, id } = await world()
		await put({ cues: HELLO, state: "approved" })
		expect((await send(url, "DELETE /api/admin/submission/{id}", { token, params })).status).toBe(204)
		const left = [
			await db().captions.count({ where: { submissionId: id } }),
			await db().knowledgeSource.count({ where: { submissionId: id } }),
		]
		expect(left).toEqual([0, 0])
	})

	it("can be approved even if the chatbot has no room for them, and the answer says so", async () => {
		const { put, tenant } = await world()
		await db().knowledgeSource.create({
			data: { tenantId: tenant.id, kind: "text", title: "Full", content: "x".repeat(KNOWLEDGE_BYTES_MAX) },
		})
		expect((await put({ cues: HELLO, state: "approved" })).body).toMatchObject({
			state: "approved",
			in_knowledge: false,
		})
	})

	it("go to the right tenant's chatbot if a platform admin who names no tenant approves them", async () => {
		const { params, tenant, id } = await world()
		const { token } = await makeAdmin({ tenantId: null })
		const body = { cues: HELLO, state: "approved" }
		expect((await send(url, "PUT /api/admin/submission/{id}/captions", { token, params, body })).status).toBe(200)
		const source = await db().knowledgeSource.findFirst({ where: { submissionId: id } })
		expect(source?.tenantId).toBe(tenant.id)
	})

	it("are exported and erased with the person", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const email = `ada-${unique()}@example.com`
		const { id } = await makeSubmission({ tenantId: tenant.id, email })
		await send(url, "PUT /api/admin/submission/{id}/captions", {
			token,
			params: { id },
			body: { cues: HELLO, state: "approved", headline: "Hello there" },
		})
		const exported = await send(url, "POST /api/admin/people/export", { token, body: { email } })
		expect(exported.text).toContain("00:00:00.000 --> 00:00:01.500\\nHello there.")
		expect(exported.text).toContain('"headline": "Hello there"')
		await send(url, "POST /api/admin/people/erase", { token, body: { email } })
		expect([
			await db().captions.count({ where: { tenantId: tenant.id } }),
			await db().knowledgeSource.count({ where: { tenantId: tenant.id } }),
		]).toEqual([0, 0])
	})
})

describe("a transcription", () => {
	it("runs once in the server's own queue, and never over existing captions", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const bytes = await fixture("safari-like-fragmented.mp4")
		const { id } = await makeSubmission({ tenantId: tenant.id, durationMs: 2000, bytes })
		const ask = () => send(url, "POST /api/admin/submission/{id}/captions/transcribe", { token, params: { id } })
		const model = controlModelServer(modelServer)
		const calls = async () =>
			(await model.requests("sound")).filter(({ body }) => (body.file as { type?: string }).type === "audio/mp4").length
		const before = await calls()
		const [first, second] = await Promise.all([ask(), ask()])
		expect([first.status, second.status].sort()).toEqual([200, 409])
		const made = await eventually("the draft", async () => {
			const { body } = await send(url, "GET /api/admin/submission/{id}/captions", { token, params: { id } })
			return body.captions?.state === "draft" && body.captions
		})
		expect(made).toMatchObject({ origin: "transcribed", cues: [{ text: "They were wonderful." }, {}] })
		expect(await calls()).toBe(before + 1)
		const again = await ask()
		expect([again.status, again.refusal.detail]).toEqual([
			409,
			"This testimonial already has captions. Delete them to transcribe the video.",
		])
	})

	it("blocks saving while it runs", async () => {
		const { put, tenant, id } = await world()
		await makeCaptions({ tenantId: tenant.id, submissionId: id, state: "processing", cues: [] })
		const answer = await put({ cues: HELLO })
		expect([answer.status, answer.refusal.detail]).toEqual([
			409,
			"We're still transcribing this video. Try again in a moment.",
		])
	})
})
