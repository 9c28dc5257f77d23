import { randomUUID } from "node:crypto"
import { mkdir } from "node:fs/promises"
import path from "node:path"
import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { reclaimDue } from "@/lib/storage/ledger-mutations"
import { storage } from "@/lib/storage/storage"
import { fixture, makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { expectGone, expectNothingLeft } from "../support/leftovers"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"

const { url } = inject("product")
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe("the list", () => {
	it("pages by key, newest first, without gaps or repeats, also through rows from the same moment", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const moment = minutesAgo(5)
		const made = await Promise.all(
			Array.from({ length: 7 }, (_, at) =>
				makeSubmission({ tenantId: tenant.id, createdAt: at < 4 ? moment : minutesAgo(at) }),
			),
		)
		const seen: string[] = []
		let cursor: string | undefined
		do {
			const { body } = await send(url, "GET /api/admin/dashboard", { token, query: { limit: 2, cursor } })
			seen.push(...body.submissions.map(({ id }) => id))
			cursor = body.next_cursor ?? undefined
		} while (cursor)
		const expected = [...made].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
		expect(seen).toEqual(expected.map(({ id }) => id))
	})

	it("filters by status and by any part of name, e-mail and website, with LIKE's wildcards taken literally", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const tenantId = tenant.id
		await makeSubmission({ tenantId, name: "Zoë Ångström", email: "zoe@physics.example", status: "approved" })
		await makeSubmission({ tenantId, name: "100% Happy", email: "percent@example.com" })
		await makeSubmission({ tenantId, name: "Under_score", email: "u@example.com", website: "https://shop.example" })
		const find = async (query: Record<string, string>) => {
			const { body } = await send(url, "GET /api/admin/dashboard", { token, query })
			return body.submissions.map(({ name }) => name).sort()
		}
		expect(await find({ q: "zoË" })).toEqual(["Zoë Ångström"])
		expect(await find({ q: "physics" })).toEqual(["Zoë Ångström"])
		expect(await find({ q: "SHOP.ex" })).toEqual(["Under_score"])
		expect(await find({ q: "%" })).toEqual(["100% Happy"])
		expect(await find({ q: "_" })).toEqual(["Under_score"])
		expect(await find({ q: "\\" })).toEqual([])
		expect(await find({ q: "' OR 1=1 --" })).toEqual([])
		expect(await find({ status: "approved" })).toEqual(["Zoë Ångström"])
		expect(await find({ status: "approved", q: "happy" })).toEqual([])
		expect(await find({ status: "", q: "" })).toHaveLength(3)
	})

	it.each([
		{ status: "nonsense" },
		{ limit: "0" },
		{ limit: "201" },
		{ limit: "many" },
		{ cursor: "nonsense" },
		{ q: "x".repeat(201) },
	])("refuses %j with 422", async (query) => {
		const { token } = await makeTenantWithAdmin()
		const answer = await send(url, "GET /api/admin/dashboard", {
			token,
			query: query as unknown as Record<string, string>,
		})
		expect(answer.status).toBe(422)
		expect(answer.refusal.detail).toContain(Object.keys(query)[0])
	})

	it("shows a tenant admin its own tenant, and a platform admin every tenant", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeSubmission({ tenantId: tenant.id })
		const platform = await makeAdmin({ tenantId: null })
		const own = await send(url, "GET /api/admin/dashboard", { token })
		expect(own.body.tenant).toMatchObject({ tenant_id: tenant.id, has_email_app_password: false })
		expect(own.body.tenants).toEqual([])
		const all = await send(url, "GET /api/admin/dashboard", { token: platform.token })
		expect(all.body.tenant).toBeNull()
		expect(all.body.tenants.map(({ tenant_id }) => tenant_id)).toContain(tenant.id)
		const inside = await send(url, "GET /api/admin/dashboard", {
			token: platform.token,
			query: { tenant_slug: tenant.slug },
		})
		expect(inside.body.submissions.map((row) => row.id)).toEqual([id])
		expect(JSON.stringify([own.body, all.body])).not.toMatch(/password_hash|"email_app_password"/)
	})

	it("lists the tenants of a platform of any size, 500 at once", async () => {
		const { token } = await makeAdmin({ tenantId: null })
		const made = await Promise.all([makeTenant(), makeTenant()])
		// Older than everything that other tests make, because those look for their rows among the newest.
		const about = { name: "Many", notifyEmail: "many@example.com", createdAt: new Date(0) }
		const many = Array.from({ length: 501 }, () => ({ ...about, slug: `many-${randomUUID()}` }))
		await db().tenant.createMany({ data: many })
		const seen: string[] = []
		let cursor: string | undefined
		do {
			const { body } = await send(url, "GET /api/admin/dashboard", { token, query: { tenants_cursor: cursor } })
			expect(body.tenants.length).toBeLessThanOrEqual(500)
			seen.push(...body.tenants.map(({ tenant_slug }) => tenant_slug))
			cursor = body.tenants_next_cursor ?? undefined
		} while (cursor)
		await db().tenant.deleteMany({ where: { slug: { in: many.map(({ slug }) => slug) } } })
		expect(new Set(seen).size).toBe(seen.length)
		expect(seen).toEqual(expect.arrayContaining([...many, ...made].map(({ slug }) => slug)))
	})

	it("counts by status without counting rows, through every change", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const rows = await Promise.all(
			[1, 2, 3].map((size) => makeSubmission({ tenantId: tenant.id, fileSizeBytes: size })),
		)
		const totals = async () => (await send(url, "GET /api/admin/dashboard", { token })).body.totals
		expect(await totals()).toEqual({ total: 3, pending: 3, approved: 0, rejected: 0, withdrawn: 0, file_size_bytes: 6 })
		const [first, second] = rows.map(({ id }) => id)
		const change = (id = "", status: "approved" | "rejected") =>
			send(url, "PATCH /api/admin/submission/{id}", { params: { id }, body: { status }, token })
		await change(first, "approved")
		await change(first, "approved")
		await change(second, "rejected")
		expect(await totals()).toEqual({ total: 3, pending: 1, approved: 1, rejected: 1, withdrawn: 0, file_size_bytes: 6 })
		await send(url, "DELETE /api/admin/submission/{id}", { params: { id: second ?? "" }, token })
		expect(await totals()).toEqual({ total: 2, pending: 1, approved: 1, rejected: 0, withdrawn: 0, file_size_bytes: 4 })
	})
})

describe("the search", () => {
	it("finds a name in any script and case, composed or not, as it was submitted", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const video = await fixture("chrome-vp9-opus.webm")
		const form = { ...GOOD_FORM, name: "O\u0308mer ÖZIL" }
		expect((await submit(url, tenant.slug, { video, form })).status).toBe(200)
		const found = async (q: string) =>
			(await send(url, "GET /api/admin/dashboard", { token, query: { q } })).body.submissions.length
		for (const q of ["özil", "ÖMER", "o\u0308mer öz", "GRACE@"]) {
			expect([q, await found(q)]).toEqual([q, 1])
		}
		expect(await found("özils")).toBe(0)
		const csv = await send(url, "GET /api/admin/submissions/export", { token, query: { q: "ÖZIL" } })
		expect(csv.text).toContain("ÖZIL")
	})
})

describe("share", () => {
	it("returns the public address and a caption, and keeps the first time", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeSubmission({ tenantId: tenant.id })
		const first = await send(url, "POST /api/admin/submission/{id}/share", { params: { id }, token })
		expect(first.body.share_url).toMatch(new RegExp(`^https?://.+/testimonial/${id}$`))
		expect(first.body.share_text).toContain("Ada Lovelace")
		const { sharedAt } = await db().submission.findUniqueOrThrow({ where: { id } })
		expect(sharedAt).not.toBeNull()
		await send(url, "POST /api/admin/submission/{id}/share", { params: { id }, token })
		expect((await db().submission.findUniqueOrThrow({ where: { id } })).sharedAt).toEqual(sharedAt)
	})

	it("is refused for a rejected testimonial", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeSubmission({ tenantId: tenant.id, status: "rejected" })
		const answer = await send(url, "POST /api/admin/submission/{id}/share", { params: { id }, token })
		expect(answer.status).toBe(409)
	})
})

describe("delete", () => {
	it("removes row, consent, counters and objects, and records who did it", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		const row = await makeSubmission({ tenantId: tenant.id, bytes: Buffer.from("bytes") })
		const params = { id: row.id }
		expect((await send(url, "DELETE /api/admin/submission/{id}", { params, token })).status).toBe(204)
		expect((await send(url, "DELETE /api/admin/submission/{id}", { params, token })).status).toBe(404)
		expect(await db().submission.count({ where: { id: row.id } })).toBe(0)
		await expectGone(row.videoKey)
		await expectNothingLeft(tenant.id)
		const audit = await db().auditEntry.findMany({ where: { tenantId: tenant.id } })
		expect(audit).toMatchObject([{ action: "submission.deleted", actorEmail: user.email, targetId: row.id }])
		const gone = await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: row.id } })
		expect(gone.refusal.detail).toBe("Testimonial not found or no longer available.")
	})
})

describe("the cleanup", () => {
	it("removes an unfinished upload's announced object once its hour is over, and nothing else", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const kept = await makeSubmission({ tenantId: tenant.id, bytes: Buffer.from("kept") })
		const key = `submissions/${tenant.id}/${randomUUID()}/original.webm`
		await storage().putBytes(key, Buffer.from("orphan"), "video/webm")
		await db().reclaimableObject.create({ data: { key, reclaimAfter: new Date(Date.now() + 3_600_000) } })
		await reclaimDue(new Date())
		expect(await storage().head(key)).not.toBeNull()
		// Moves the entry's time instead of the clock, because other tests' uploads are in the same ledger.
		await db().reclaimableObject.update({ where: { key }, data: { reclaimAfter: new Date(Date.now() - 1) } })
		await reclaimDue(new Date())
		expect(await storage().head(key)).toBeNull()
		expect(await storage().head(kept.videoKey)).not.toBeNull()
	})
})

describe.skipIf(inject("product").storage === "s3")("an object that storage cannot delete", () => {
	it("waits an hour, and holds up no other object", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const [bad = "", good = ""] = ["a", "b"].map((name) => `submissions/${tenant.id}/${name}.webm`)
		// A folder in place of the file makes every removal fail.
		await mkdir(path.join(env().DATA_DIR, "objects", bad), { recursive: true })
		await storage().putBytes(good, Buffer.from("orphan"), "video/webm")
		// These are already due. Moving the clock ahead would make other tests' uploads due as well.
		const now = new Date()
		const entries = [bad, good].map((key, at) => ({ key, reclaimAfter: new Date(now.getTime() - 1000 + at) }))
		await db().reclaimableObject.createMany({ data: entries })
		await reclaimDue(now)
		expect(await storage().head(good)).toBeNull()
		const left = await db().reclaimableObject.findMany({ where: { key: { in: [bad, good] } } })
		expect(left.map(({ key }) => key)).toEqual([bad])
		// At least an hour from now: the server's own cleanup may have run first.
		expect(left[0]?.reclaimAfter.getTime()).toBeGreaterThanOrEqual(now.getTime() + 3_600_000)
		await db().reclaimableObject.delete({ where: { key: bad } })
	})
})

describe("the export", () => {
	const lines = (text: string) =>
		text
			.replace(/^\uFEFF/, "")
			.trim()
			.split("\n")

	it("is CSV with a byte order mark, quoted, and safe in a spreadsheet", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ name: "=cmd|' /C calc'!A0" })
		const tenantId = tenant.id
		await makeSubmission({
			tenantId,
			name: "=HYPERLINK(1)",
			email: "+1@example.com",
			website: "https://a.example",
			createdAt: new Date("2999-12-31T23:59:59.987Z"),
			durationMs: 64_950,
		})
		await makeSubmission({ tenantId, name: '@A "quoted", name', email: "-x@example.com", createdAt: minutesAgo(2) })
		await makeSubmission({ tenantId, name: "\tTab", email: "plain@example.com", createdAt: minutesAgo(3) })
		const wideOnes = ["＋1+1", "－1+1", "＝1+1", "＠1+1", "Ａda"]
		for (const name of wideOnes) await makeSubmission({ tenantId, name, createdAt: minutesAgo(4) })
		const answer = await send(url, "GET /api/admin/submissions/export", { token })
		expect(answer.status).toBe(200)
		expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
		expect(answer.headers.get("content-disposition")).toMatch(
			/attachment; filename="testimonials-\d{4}-\d\d-\d\d\.csv"/,
		)
		const raw = await fetch(`${url}/api/admin/submissions/export`, { headers: { authorization: `Bearer ${token}` } })
		expect([...new Uint8Array(await raw.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
		const [head, one, two, three] = lines(answer.text)
		expect(head).toMatch(/^id,tenant,name,email,website,status,created_at,duration_seconds,file_size_bytes/)
		expect(one).toContain("'=HYPERLINK(1),'+1@example.com,https://a.example,pending,2999-12-31 23:59:59,65.0,")
		expect(one).toContain("'=cmd|' /C calc'!A0")
		expect(two).toContain(`"'@A ""quoted"", name",'-x@example.com,,`)
		expect(three).toContain("'\tTab,plain@example.com")
		for (const wide of ["＋", "－", "＝", "＠"]) expect(answer.text).toContain(`'${wide}1+1,`)
		expect(answer.text).toContain(",Ａda,")
	})

	it("contains exactly what the filter shows, of one tenant or of all", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const other = await makeTenantWithAdmin()
		const tenantId = tenant.id
		await makeSubmission({ tenantId, name: "O'Brien", status: "approved" })
		await makeSubmission({ tenantId, name: "Miller" })
		await makeSubmission({ tenantId: other.tenant.id, name: "Stranger" })
		const rows = async (query: Record<string, string>, by = token) =>
			lines((await send(url, "GET /api/admin/submissions/export", { token: by, query })).text).length - 1
		expect(await rows({})).toBe(2)
		expect(await rows({ status: "approved" })).toBe(1)
		expect(await rows({ q: "o'b" })).toBe(1)
		expect(await rows({ q: "'; DROP TABLE submissions; --" })).toBe(0)
		const platform = await makeAdmin({ tenantId: null })
		expect(await rows({ tenant_slug: other.tenant.slug }, platform.token)).toBe(1)
		expect(await rows({}, platform.token)).toBeGreaterThanOrEqual(3)
	})
})

describe("the gift", () => {
	it("returns its address, or says that there is none", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const params = { tenantSlug: tenant.slug }
		const none = await send(url, "GET /api/tenant/{tenantSlug}/download-gift", { params })
		expect(none.status).toBe(404)
		const pdfGiftKey = `assets/${tenant.id}/gift-1.pdf`
		await storage().putBytes(pdfGiftKey, Buffer.from("%PDF-1.7"), "application/pdf")
		await db().tenant.update({ where: { id: tenant.id }, data: { pdfGiftKey } })
		const { body } = await send(url, "GET /api/tenant/{tenantSlug}/download-gift", { params })
		const file = await fetch(url + body.download_url)
		expect(file.headers.get("content-type")).toBe("application/pdf")
		expect(await file.text()).toBe("%PDF-1.7")
	})

	it("counts only its own tenant's ids, and always answers 204", async () => {
		const [mine, other] = await Promise.all([makeTenantWithAdmin(), makeTenantWithAdmin()])
		const own = await makeSubmission({ tenantId: mine.tenant.id })
		const foreign = await makeSubmission({ tenantId: other.tenant.id })
		const log = async (submission_id: unknown, tenantSlug = mine.tenant.slug) =>
			(
				await send(url, "POST /api/tenant/{tenantSlug}/log-gift-download", {
					params: { tenantSlug },
					body: { submission_id },
				})
			).status
		for (const id of [own.id, foreign.id, randomUUID(), "nonsense", 5, null]) expect(await log(id)).toBe(204)
		expect(await log(own.id, "no-such-tenant")).toBe(204)
		expect(await log(own.id)).toBe(204)
		expect(await db().giftDownload.count({ where: { tenantId: mine.tenant.id } })).toBe(1)
		expect(await db().giftDownload.count({ where: { submissionId: foreign.id } })).toBe(0)
	})

	it.each([
		"",
		"{",
		"[]",
		"null",
		'{"submission_id":"\\u0000"}',
		JSON.stringify({ submission_id: "x".repeat(70_000) }),
	])("answers 204 to %.30j as well, whatever its content type", async (raw) => {
		const tenant = await makeTenant()
		for (const type of ["application/json", "text/plain"]) {
			const answer = await send(url, "POST /api/tenant/{tenantSlug}/log-gift-download", {
				params: { tenantSlug: tenant.slug },
				raw,
				headers: { "content-type": type },
			})
			expect(answer.status).toBe(204)
		}
	})

	it("counts sixty a minute from one address, and answers 204 to the rest as well", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const rows = await Promise.all(Array.from({ length: 62 }, () => makeSubmission({ tenantId: tenant.id })))
		for (const { id } of rows) {
			const answer = await send(url, "POST /api/tenant/{tenantSlug}/log-gift-download", {
				params: { tenantSlug: tenant.slug },
				body: { submission_id: id },
				headers: { "x-forwarded-for": "203.0.113.90" },
			})
			expect(answer.status).toBe(204)
		}
		expect(await db().giftDownload.count({ where: { tenantId: tenant.id } })).toBe(60)
	})
})
