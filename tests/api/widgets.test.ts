import { describe, expect, inject, it } from "vitest"
import { db, pool } from "@/lib/db/client"
import { isListed, isPublic, LISTED_SQL, PUBLIC_SQL } from "@/lib/submissions/policy"
import { makeAdmin, makeCaptions, makeSubmission, makeTenant, makeText, makeWidget } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

/** `CROWD=500 npm test -- --only api widgets` is the long run. */
const READERS = Number(process.env.CROWD) || 100

const shown = (id: string, headers: Record<string, string> = {}) =>
	send(url, "GET /api/widget/{id}", { params: { id }, headers })

const idsOf = async (id: string) => (await shown(id)).body.items.map((item) => item.id)

async function business(overrides: Parameters<typeof makeTenant>[0] = {}) {
	const tenant = await makeTenant(overrides)
	const { token } = await makeAdmin({ tenantId: tenant.id })
	const approved = (row: Partial<Parameters<typeof makeSubmission>[0]> = {}) =>
		makeSubmission({ tenantId: tenant.id, status: "approved", ...row })
	return { tenant, token, approved }
}

describe("what any page may read of a widget", () => {
	it("is the approved testimonials, newest first, without an email address", async () => {
		const { tenant, approved } = await business({ brandColor: "#0b5fa5" })
		const old = await approved({ createdAt: new Date("2026-01-01") })
		const fresh = await approved({ createdAt: new Date("2026-02-01") })
		await makeSubmission({ tenantId: tenant.id, status: "pending" })
		await makeCaptions({ tenantId: tenant.id, submissionId: fresh.id, state: "approved" })
		const { id } = await makeWidget({ tenantId: tenant.id, showDate: true })
		const { status, body, headers } = await shown(id, { origin: "https://shop.example" })
		expect(status).toBe(200)
		expect(body.items.map((item) => item.id)).toEqual([fresh.id, old.id])
		expect(body).toMatchObject({ kind: "wall", accent: "#0b5fa5", count: 2, business: { name: tenant.name } })
		expect(body.items[0]).toMatchObject({
			name: fresh.name,
			created_at: "2026-02-01T00:00:00.000Z",
			video_url: `/media/submissions/${fresh.id}/video`,
			captions: { url: `/media/submissions/${fresh.id}/captions` },
		})
		expect(JSON.stringify(body)).not.toContain(fresh.email)
		expect(headers.get("access-control-allow-origin")).toBe("*")
		expect(headers.get("cache-control")).toBe("private, no-cache")
	})

	it("is answered to a crowd of readers at once", async () => {
		const { tenant, approved } = await business()
		for (let number = 0; number < 12; number++) await approved()
		const ids: string[] = []
		for (let number = 0; number < 20; number++) ids.push((await makeWidget({ tenantId: tenant.id })).id)
		const answers = await Promise.all(Array.from({ length: READERS }, (_, number) => shown(ids[number % 20] ?? "")))
		expect(new Set(answers.map(({ status, body }) => `${status}, ${body.items.length}`))).toEqual(new Set(["200, 12"]))
	})

	it("shows texts beside videos, with photo and stars, and one kind alone if asked", async () => {
		const { tenant, approved } = await business()
		const tenantId = tenant.id
		const video = await approved({ stars: 4, createdAt: new Date("2026-01-01") })
		const about = { tenantId, status: "approved", stars: 5, photoKey: "submissions/x/photo.jpg" } as const
		const { submission: text } = await makeText({ ...about, writtenText: "Kind and quick, every time." })
		await makeText({ tenantId, status: "pending", stars: 1 })
		const both = (await shown((await makeWidget({ tenantId })).id)).body
		expect(both).toMatchObject({ count: 2, has_written: true, average_stars: null })
		expect(both.items).toMatchObject([
			{ id: text.id, kind: "written", text: text.writtenText, stars: 5, video_url: null },
			{ id: video.id, kind: "video", text: null, stars: 4, photo_url: null },
		])
		expect(both.items[0]?.photo_url).toBe(`/media/submissions/${text.id}/photo`)
		for (const [kind, id] of [
			["video", video.id],
			["written", text.id],
		] as const) {
			const { body } = await shown((await makeWidget({ tenantId, kinds: [kind], showStars: false })).id)
			expect(body).toMatchObject({ count: 1, has_written: kind === "written", items: [{ id, stars: null }] })
		}
		const badge = (await shown((await makeWidget({ tenantId, kind: "badge" })).id)).body
		expect(badge).toMatchObject({ count: 2, average_stars: 4.5, items: [] })
		const starless = await makeWidget({ tenantId, kind: "badge", showStars: false })
		expect((await shown(starless.id)).body.average_stars).toBeNull()
	})

	it("leaves out what the widget leaves out", async () => {
		const { tenant, approved } = await business()
		await approved({ website: "https://jo.example" })
		const { id } = await makeWidget({ tenantId: tenant.id, showName: false, showWebsite: false })
		expect((await shown(id)).body.items[0]).toMatchObject({ name: null, website: null, created_at: null })
	})

	it.each([
		["rejected", { status: "rejected" }],
		["withdrawn", { status: "rejected", withdrawnAt: new Date() }],
		["pending again", { status: "pending" }],
	] as const)("loses a testimonial as soon as it is %s", async (_, change) => {
		const { tenant, approved } = await business()
		const { id: submissionId } = await approved()
		const { id } = await makeWidget({ tenantId: tenant.id })
		const { headers } = await shown(id)
		const etag = headers.get("etag") ?? ""
		expect((await shown(id, { "if-none-match": etag })).status).toBe(304)
		await db().submission.update({ where: { id: submissionId }, data: change })
		expect((await shown(id, { "if-none-match": etag })).body.items).toEqual([])
	})

	it("keeps to shared ones where the business shows only those, and counts no others", async () => {
		const { tenant, approved } = await business({ publicSharedOnly: true })
		await approved()
		const shared = await approved({ sharedAt: new Date() })
		const { id } = await makeWidget({ tenantId: tenant.id })
		expect((await shown(id)).body).toMatchObject({ count: 1, items: [{ id: shared.id }] })
	})

	it.each([
		["video testimonials are off", { videoTestimonialsEnabled: false }],
		["the business is inactive", { isActive: false }],
	] as const)("is nothing while %s", async (_, change) => {
		const { tenant } = await business()
		const { id } = await makeWidget({ tenantId: tenant.id })
		await db().tenant.update({ where: { id: tenant.id }, data: change })
		expect(await shown(id)).toMatchObject({ status: 404, body: { detail: "This widget isn't available." } })
	})

	it("is for the named origins alone if there are any", async () => {
		const { tenant } = await business()
		const { id } = await makeWidget({ tenantId: tenant.id, allowedOrigins: ["https://shop.example"] })
		const named = await shown(id, { origin: "https://shop.example" })
		expect(named.headers.get("access-control-allow-origin")).toBe("https://shop.example")
		expect(named.headers.get("vary")).toContain("Origin")
		const other = await shown(id, { origin: "https://other.example" })
		expect(other.headers.get("access-control-allow-origin")).toBeNull()
		expect(other.headers.get("vary")).toContain("Origin")
	})

	it("plays on other sites: media of public testimonials may be loaded from there, signed ones may not", async () => {
		const { approved, token } = await business()
		const { id } = await approved()
		const open = await fetch(`${url}/media/submissions/${id}/video`, { method: "HEAD" })
		expect(open.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
		const { body } = await send(url, "GET /api/admin/dashboard", { token })
		const signed = await fetch(`${url}${body.submissions[0]?.video_url}`, { method: "HEAD" })
		expect(signed.headers.get("cross-origin-resource-policy")).toBe("same-origin")
	})
})

describe("a business's widgets", () => {
	it("are made with defaults, picked by hand in an order of their own, and changed in part", async () => {
		const { token, approved } = await business()
		const [first, second] = [await approved(), await approved()]
		const made = await send(url, "POST /api/admin/widgets", {
			token,
			body: { name: "  Homepage ", kind: "carousel", source: "picked", submission_ids: [second.id, first.id] },
		})
		expect(made).toMatchObject({ status: 200, body: { name: "Homepage", max_items: 12, radius: 12, accent: null } })
		expect(await idsOf(made.body.id)).toEqual([second.id, first.id])
		const changed = await send(url, "PUT /api/admin/widget/{id}", {
			token,
			params: { id: made.body.id },
			body: { submission_ids: [first.id, second.id], max_items: 1, updated_at: made.body.updated_at },
		})
		expect(changed).toMatchObject({ status: 200, body: { name: "Homepage", max_items: 1 } })
		expect(await idsOf(made.body.id)).toEqual([first.id])
		const stale = await send(url, "PUT /api/admin/widget/{id}", {
			token,
			params: { id: made.body.id },
			body: { name: "Other", updated_at: made.body.updated_at },
		})
		expect(stale.status).toBe(409)
		const { body } = await send(url, "GET /api/admin/widgets", { token })
		expect(body.widgets).toEqual([changed.body])
	})

	it("are narrowed to kinds, of which there must be one", async () => {
		const { token } = await business()
		const make = (kinds: unknown) =>
			send(url, "POST /api/admin/widgets", { token, body: { name: "Wall", kind: "wall", kinds } })
		expect((await make(["written", "video", "written"])).body).toMatchObject({ kinds: ["video", "written"] })
		expect((await make(undefined)).body).toMatchObject({ kinds: ["video", "written"], show_stars: true })
		for (const kinds of [[], ["song"], "video"]) {
			expect(await make(kinds)).toMatchObject({
				status: 422,
				refusal: { detail: "kinds must hold video, written, or both" },
			})
		}
	})

	it("take no testimonial of another business", async () => {
		const { token } = await business()
		const other = await (await business()).approved()
		const body = { name: "Wall", kind: "wall", source: "picked", submission_ids: [other.id] } as const
		const answer = await send(url, "POST /api/admin/widgets", { token, body })
		expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: "submission_ids" }] } })
		expect((await send(url, "GET /api/admin/widgets", { token })).body.widgets).toEqual([])
		const preview = await send(url, "POST /api/admin/widget-preview", { token, body })
		expect(preview).toMatchObject({ status: 200, body: { items: [] } })
	})

	it("refuse a testimonial that is deleted in the moment it is picked", async () => {
		const { token, approved } = await business()
		const [kept, gone] = [await approved(), await approved()]
		const deleting = await pool().connect()
		try {
			await deleting.query("BEGIN")
			await deleting.query("DELETE FROM submissions WHERE id = $1", [gone.id])
			const body = { name: "Wall", kind: "wall", source: "picked", submission_ids: [gone.id, kept.id] } as const
			const answer = send(url, "POST /api/admin/widgets", { token, body })
			const waiting =
				"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND $1 = ANY(pg_blocking_pids(pid))"
			const { rows } = await deleting.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")
			await expect.poll(async () => (await pool().query(waiting, [rows[0]?.pid])).rowCount).toBe(1)
			await deleting.query("COMMIT")
			expect(await answer).toMatchObject({ status: 422, body: { errors: [{ field: "submission_ids" }] } })
		} finally {
			deleting.release()
		}
	})

	it.each([
		["name", ""],
		["kind", "tower"],
		["max_items", 201],
		["radius", -1],
		["accent", "red"],
		["allowed_origins", ["https://a.example/path"]],
		["submission_ids", ["x"]],
	])("refuse a bad %s", async (field, value) => {
		const { token } = await business()
		const body = { name: "Wall", kind: "wall", [field]: value }
		const answer = await send(url, "POST /api/admin/widgets", { token, body: body as never })
		expect(answer.status).toBe(422)
		expect(answer.refusal.errors?.[0]?.field).toMatch(new RegExp(`^${field}`))
	})

	it("are fifty at most", async () => {
		const { tenant, token } = await business()
		for (let number = 0; number < 49; number++) await makeWidget({ tenantId: tenant.id })
		const body = { name: "Wall", kind: "wall" } as const
		const last = await Promise.all([1, 2, 3].map(() => send(url, "POST /api/admin/widgets", { token, body })))
		expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409])
	})

	it("are recorded when made, changed and deleted, and a deleted one shows nothing", async () => {
		const { tenant, token } = await business()
		const { id } = (await send(url, "POST /api/admin/widgets", { token, body: { name: "Wall", kind: "wall" } })).body
		await send(url, "PUT /api/admin/widget/{id}", { token, params: { id }, body: { gap: 0 } })
		await send(url, "DELETE /api/admin/widget/{id}", { token, params: { id } })
		expect((await shown(id)).status).toBe(404)
		const entries = await db().auditEntry.findMany({
			where: { tenantId: tenant.id, targetId: id },
			orderBy: { createdAt: "asc" },
		})
		expect(entries.map(({ action }) => action)).toEqual(["widget.created", "widget.changed", "widget.deleted"])
		expect(entries[1]).toMatchObject({ before: { gap: 16 }, after: { gap: 0 } })
	})

	it("can be previewed before they are saved", async () => {
		const { token, approved } = await business()
		const { id } = await approved()
		const body = { kind: "single", show_name: false, accent: "#112233" } as const
		const preview = await send(url, "POST /api/admin/widget-preview", { token, body })
		expect(preview).toMatchObject({
			status: 200,
			body: { kind: "single", accent: "#112233", items: [{ id, name: null }] },
		})
	})
})

it("sees in SQL what policy.ts sees", async () => {
	const cases = ["pending", "approved", "rejected"].flatMap((status) =>
		[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((bits) => ({
			status: status as "pending" | "approved" | "rejected",
			sharedAt: bits & 1 ? new Date() : null,
			withdrawnAt: bits & 2 ? new Date() : null,
			tenant: { isActive: Boolean(bits & 4), publicSharedOnly: Boolean(bits & 8) },
		})),
	)
	const seen = await Promise.all(
		cases.map(async ({ status, sharedAt, withdrawnAt, tenant }) => {
			const { rows } = await pool().query(
				`SELECT (${PUBLIC_SQL.all}) OR (${PUBLIC_SQL.shared}) AS public, t.is_active AND ${LISTED_SQL} AS listed
				FROM (SELECT $1 AS status, $2::timestamptz AS shared_at, $3::timestamptz AS withdrawn_at) s,
					(SELECT $4::bool AS is_active, $5::bool AS public_shared_only) t`,
				[status, sharedAt, withdrawnAt, tenant.isActive, tenant.publicSharedOnly],
			)
			return rows[0]
		}),
	)
	expect(seen).toEqual(cases.map((each) => ({ public: isPublic(each), listed: isListed(each) })))
})
