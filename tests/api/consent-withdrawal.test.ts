import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { revokeObjects } from "@/lib/submissions/revoke/mutations"
import { makeSource } from "../support/chatbot-rows"
import { CONSENTED_BYTES, consentCalls, publishedWithConsent } from "../support/consent"
import { dumpDatabase } from "../support/dump"
import { makeCaptions } from "../support/factories"
import { expectNothingLeft } from "../support/leftovers"
import { firstMailTo, mailTo } from "../support/mailbox"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder, storage: driver } = inject("product")
const { receiptOf, withdraw, get } = consentCalls(url)
const onS3 = driver === "s3"

const GONE = "This receipt doesn't exist or is no longer available."
const NO_MORE =
	"The customer withdrew their consent. You can view or delete this testimonial, but not approve, share, or download it."
const rowOf = (id: string) => db().submission.findUniqueOrThrow({ where: { id } })
const jobsLeft = () => db().job.count({ where: { queue: "revoke-objects" } })

describe("withdrawing", () => {
	it("removes the testimonial from every public surface at once, including links handed out before", async () => {
		const { tenant, admin, token, submission } = await publishedWithConsent()
		const { id } = submission
		await makeSource(tenant.id, { kind: "testimonial", submissionId: id, content: "What Ada says." })
		const listed = await send(url, "GET /api/admin/dashboard", { token: admin })
		const own = (await receiptOf(token)).body
		const page = `/testimonial/${id}`
		const media = [`/media/submissions/${id}/video`, `/media/submissions/${id}/poster`]
		const signed = [listed.body.submissions[0]?.video_url, listed.body.submissions[0]?.poster_url]
		const kept = [...media, ...signed, own.video_url, own.poster_url].map((at) => at ?? expect.fail("no address"))
		const presigned: string[] = []
		for (const at of kept) {
			const answer = await get(at)
			// No cache in between may answer for the server.
			expect(answer.headers.get("cache-control"), at).toBe(onS3 ? "no-store" : "private, no-cache")
			if (onS3) presigned.push(answer.headers.get("location") ?? "")
			else await answer.arrayBuffer()
		}
		for (const at of presigned) expect((await get(at)).status).toBe(200)
		const before = await get(page)
		expect(before.status).toBe(200)
		expect(before.headers.get("cache-control")).toBe("private, no-cache")
		expect(await before.text()).toContain('property="og:image"')

		const { status, body } = await withdraw(token)
		expect(status).toBe(200)
		for (const at of kept) expect((await get(at)).status, at).toBe(404)
		expect((await get(media[0] ?? "", { range: "bytes=0-9" })).status).toBe(404)
		expect((await get(media[0] ?? "", { "if-none-match": `"${submission.sha256}"` })).status).toBe(404)
		expect((await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: id } })).status).toBe(404)
		const after = await get(page)
		expect(after.status).toBe(404)
		const html = await after.text()
		for (const trace of ["og:", "Ada Lovelace", media[0] ?? ""]) expect(html).not.toContain(trace)
		expect(await db().knowledgeSource.count({ where: { submissionId: id } })).toBe(0)
		const dead = async (at: string) => (await get(at)).status === 404
		const allDead = async () => (await Promise.all(presigned.map(dead))).every(Boolean)
		await eventually("the bucket's own addresses to die", allDead)

		const row = await rowOf(id)
		expect(row).toMatchObject({ status: "rejected", withdrawnAt: new Date(body.withdrawn_at) })
		expect((await receiptOf(token)).body).toMatchObject({
			withdrawn_at: body.withdrawn_at,
			video_url: null,
			poster_url: null,
			public_url: null,
		})
		const mail = await firstMailTo(mailFolder, tenant.notifyEmail)
		expect(mail.subject).toBe(`Consent withdrawn: Ada Lovelace's testimonial for ${tenant.name}`)
		expect(mail.text).toContain("If you've posted it anywhere else")
		expect(mail.replyTo?.map(({ address }) => address)).toEqual([submission.email])
		const { entries } = (await send(url, "GET /api/admin/audit", { token: admin })).body
		expect(entries[0]).toMatchObject({
			action: "consent.revoked",
			actor_email: "The customer",
			target_id: id,
			before: { name: "Ada Lovelace", email: submission.email, status: "approved" },
		})

		// The business may still watch the video, under whatever name it is stored now, and delete it with all its
		// data.
		const again = await send(url, "GET /api/admin/dashboard", { token: admin })
		expect(again.body.submissions[0]).toMatchObject({ status: "rejected", withdrawn_at: body.withdrawn_at })
		expect(again.body.totals).toMatchObject({ total: 1, approved: 0, rejected: 0, withdrawn: 1 })
		const count = async (status: "rejected" | "withdrawn", q?: string) =>
			(await send(url, "GET /api/admin/dashboard", { token: admin, query: { status, q } })).body.submissions.length
		expect([await count("rejected"), await count("withdrawn")]).toEqual([0, 1])
		expect([await count("rejected", "ada"), await count("withdrawn", "ada")]).toEqual([0, 1])
		const watched = await fetch(url + again.body.submissions[0]?.video_url)
		expect(Buffer.from(await watched.arrayBuffer()).equals(CONSENTED_BYTES)).toBe(true)
		await eventually("the move to end", async () => (await jobsLeft()) === 0)
		await expectNothingLeft(tenant.id)
		const { videoKey, posterKey } = await rowOf(id)
		expect([videoKey === submission.videoKey, posterKey === submission.posterKey]).toEqual([!onS3, !onS3])
		expect((await send(url, "DELETE /api/admin/submission/{id}", { token: admin, params: { id } })).status).toBe(204)
		for (const key of [videoKey, posterKey, submission.videoKey]) {
			await eventually("the object to go", async () => (await storage().head(key ?? "")) === null)
		}
		expect(await receiptOf(token)).toMatchObject({ status: 404, refusal: { detail: GONE } })
		expect(await withdraw(token)).toMatchObject({ status: 404, refusal: { detail: GONE } })
	})

	it("counts once: many requests, simultaneous or later, get one time, one mail and one entry", async () => {
		const { tenant, token, submission } = await publishedWithConsent()
		const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(token)))
		answers.push(await withdraw(token))
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
		expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id, kind: "consent.withdrawn" } })).toBe(1)
		expect(await db().auditEntry.count({ where: { targetId: submission.id } })).toBe(1)
		expect((await rowOf(submission.id)).accessVersion).toBe(submission.accessVersion + 1)
		await firstMailTo(mailFolder, tenant.notifyEmail)
		expect(await mailTo(mailFolder, tenant.notifyEmail)).toHaveLength(1)
	})

	it("wins against approving and sharing at the same moment", async () => {
		const { token, submission, admin } = await publishedWithConsent()
		const params = { id: submission.id }
		await db().submission.update({ where: params, data: { status: "pending" } })
		const approve = () =>
			send(url, "PATCH /api/admin/submission/{id}", { token: admin, params, body: { status: "approved" } })
		const share = () => send(url, "POST /api/admin/submission/{id}/share", { token: admin, params })
		const answers = await Promise.all([approve(), share(), withdraw(token), approve(), share(), approve()])
		for (const { status } of answers) expect([200, 409]).toContain(status)
		expect(answers[2]?.status).toBe(200)
		expect(await rowOf(submission.id)).toMatchObject({ status: "rejected", withdrawnAt: expect.any(Date) })
		expect((await get(`/testimonial/${submission.id}`)).status).toBe(404)
	})

	it("leaves the business watching and deleting, and nothing else", async () => {
		const { token, submission, admin } = await publishedWithConsent()
		await withdraw(token)
		const options = { token: admin, params: { id: submission.id } }
		const refused = { status: 409, refusal: { detail: NO_MORE } }
		for (const status of ["approved", "pending"] as const) {
			expect(await send(url, "PATCH /api/admin/submission/{id}", { ...options, body: { status } })).toMatchObject(
				refused,
			)
		}
		expect(await send(url, "POST /api/admin/submission/{id}/share", options)).toMatchObject(refused)
		expect(await send(url, "GET /api/admin/submission/{id}/download", options)).toMatchObject(refused)
		const original = { ...options, query: { original: "1" as const } }
		expect(await send(url, "GET /api/admin/submission/{id}/download", original)).toMatchObject(refused)
		const { body } = await send(url, "GET /api/admin/dashboard", { token: admin })
		const watch = body.submissions[0]?.video_url ?? ""
		expect((await fetch(url + watch)).status).toBe(200)
		expect((await fetch(`${url}${watch}&download=1`)).status).toBe(409)
		// Captions can be read while watching, but not downloaded.
		await makeCaptions({ tenantId: submission.tenantId, submissionId: submission.id })
		const written = await send(url, "GET /api/admin/submission/{id}/captions", options)
		const vtt = url + written.body.captions?.vtt_url
		expect([(await fetch(vtt)).status, (await fetch(`${vtt}&download=1`)).status]).toEqual([200, 409])
		const csv = await send(url, "GET /api/admin/submissions/export", { token: admin })
		expect(csv.text).toContain(",rejected,")
		// The database itself refuses any other way to publish.
		const publish = db().submission.update({ where: { id: submission.id }, data: { status: "approved" } })
		await expect(publish).rejects.toThrow("submissions_withdrawn_is_rejected")
	})

	it.each([
		["inactive", { isActive: false }],
		["without the product", { videoTestimonialsEnabled: false }],
		["that wants no notifications", { emailEnabled: false }],
	])("cannot be prevented by a business %s", async (_, overrides) => {
		const { token, tenant } = await publishedWithConsent(overrides)
		expect((await receiptOf(token)).status).toBe(200)
		expect((await get(`/consent/${token}`)).status).toBe(200)
		expect((await withdraw(token)).status).toBe(200)
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id, kind: "consent.withdrawn" } })).toBe(1)
	})

	it("accepts only a POST, which a mail scanner never sends, and without a script leads back to the page", async () => {
		const { token, submission } = await publishedWithConsent()
		const at = `/api/consent/${token}/withdraw`
		for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
			expect((await fetch(url + at, { method })).status, method).toBe(405)
		}
		expect((await rowOf(submission.id)).withdrawnAt).toBeNull()
		const headers = { accept: "text/html,application/xhtml+xml", "content-type": "application/x-www-form-urlencoded" }
		const posted = await fetch(url + at, { method: "POST", headers, body: "", redirect: "manual" })
		expect([posted.status, posted.headers.get("location")]).toEqual([303, `/consent/${token}`])
		expect(await (await get(`/consent/${token}`)).text()).toContain("Your consent is withdrawn")
	})

	it("is found and removed by an erasure, with token and mails", async () => {
		const { tenant, token, submission, admin } = await publishedWithConsent()
		await withdraw(token)
		await eventually("the move to end", async () => (await jobsLeft()) === 0)
		const { email } = submission
		const exported = await send(url, "POST /api/admin/people/export", { token: admin, body: { email } })
		const [kept] = JSON.parse(exported.text).testimonials
		expect(kept).toMatchObject({ withdrawn_at: expect.any(String) })
		// A person who asks for all their data gets the video as well.
		const handedOut = await fetch(kept.video_url)
		expect(Buffer.from(await handedOut.arrayBuffer()).equals(CONSENTED_BYTES)).toBe(true)
		await send(url, "POST /api/admin/people/erase", { token: admin, body: { email } })
		expect((await receiptOf(token)).status).toBe(404)
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(0)
		expect(await dumpDatabase()).not.toContain(email)
	})
})

describe.skipIf(!onS3)("moving a video that a bucket still serves", () => {
	it("is done once, skips a deleted row, and leaves no object behind", async () => {
		const { tenant, submission } = await publishedWithConsent()
		const work = { submissionId: submission.id, keys: [submission.videoKey, submission.posterKey ?? ""] }
		await Promise.all([revokeObjects(work), revokeObjects(work)])
		const moved = await rowOf(submission.id)
		expect(moved.videoKey).toMatch(/\/moved-[0-9a-f-]{36}\/original\.webm$/)
		expect(await storage().head(submission.videoKey)).toBeNull()
		await revokeObjects(work)
		expect(await rowOf(submission.id)).toMatchObject({ videoKey: moved.videoKey, posterKey: moved.posterKey })
		await expectNothingLeft(tenant.id)
		await db().submission.delete({ where: { id: submission.id } })
		await revokeObjects({ submissionId: submission.id, keys: [moved.videoKey ?? ""] })
		expect(await storage().head(moved.videoKey ?? "")).not.toBeNull()
		await expectNothingLeft(tenant.id)
	})
})
