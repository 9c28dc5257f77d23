import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeTenantWithAdmin, makeText, makeWidget } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"

const { url } = inject("product")

async function business() {
	const { tenant, token } = await makeTenantWithAdmin({ wallEnabled: true, showFigures: true, showInSearch: true })
	const give = async (stars: number, row: Partial<Parameters<typeof makeText>[0]> = {}) =>
		(await makeText({ tenantId: tenant.id, stars, status: "approved", ...row })).submission.id
	const patch = (id: string, body: object) =>
		send(url, "PATCH /api/admin/submission/{id}", { params: { id }, body, token })
	const list = async (status: string) =>
		(await send(url, "GET /api/admin/dashboard", { token, query: { status } })).body
	return { tenant, token, give, patch, list }
}

describe("the reason of a rejection", () => {
	it("takes the stars out of the average that badge, wall, and search engines say; a dislike doesn't", async () => {
		const { tenant, token, give, patch } = await business()
		const badge = await makeWidget({ tenantId: tenant.id, kind: "badge" })
		const shown = async () => (await send(url, "GET /api/widget/{id}", { params: { id: badge.id } })).body
		await give(5)
		const disliked = await give(1)
		const spam = await give(1)
		await patch(disliked, { status: "rejected" })
		expect(await shown()).toMatchObject({ count: 2, average_stars: 2.3, rating_count: 3, rating_since: null })
		expect((await patch(spam, { status: "rejected", reason: "not_about_us" })).body).toMatchObject({
			status: "rejected",
			rejection_reason: "not_about_us",
		})
		expect(await shown()).toMatchObject({ count: 1, average_stars: 3, rating_count: 2 })
		const csv = await send(url, "GET /api/admin/submissions/export", { token, query: { status: "rejected" } })
		expect(csv.text).toMatch(/,rejection_reason\n.*,\n.*,not_about_us\n$|,rejection_reason\n.*,not_about_us\n.*,\n$/)
		await patch(spam, { status: "rejected", reason: null })
		expect(await shown()).toMatchObject({ average_stars: 2.3, rating_count: 3 })
		await patch(spam, { status: "rejected", reason: "other" })
		const wall = await readScreen(`${url}/wall/${tenant.slug}`)
		expect(wall.texts).toContain("3.0 out of 5, from 2 customers")
		expect(wall.html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":3,"ratingCount":2')
	})

	it("is refused of what is not rejected, and unless it is one of the list", async () => {
		const { give, patch } = await business()
		const id = await give(1)
		expect(await patch(id, { status: "approved", reason: "duplicate" })).toMatchObject({
			status: 422,
			body: { detail: "reason is only for a rejection" },
		})
		expect((await patch(id, { status: "rejected", reason: "few_stars" })).status).toBe(422)
		expect((await patch(id, { status: "rejected", reason: null })).body).not.toHaveProperty("rejection_reason")
	})

	it("is asked once for what was rejected before, which has a list of its own until then", async () => {
		const { tenant, token, give, patch, list } = await business()
		const since = new Date("2026-11-27T10:00:00Z")
		await db().tenant.update({ where: { id: tenant.id }, data: { rejectionsCountedSince: since } })
		await give(5)
		const old = await give(2, { status: "rejected", rejectionReason: "unsorted" })
		const { submissions, totals } = await list("unsorted")
		expect([submissions.map(({ id }) => id), totals.rejected, totals.unsorted]).toEqual([[old], 1, 1])
		const csv = await fetch(`${url}/api/admin/submissions/export?status=unsorted`, {
			headers: { authorization: `Bearer ${token}` },
		})
		expect([csv.status, (await csv.text()).trim().split("\n").length]).toEqual([200, 2])
		const wall = () => readScreen(`${url}/wall/${tenant.slug}`)
		expect((await wall()).texts).toContain("5.0 out of 5, from 1 customer, with rejected ones since November 27, 2026")
		// The same status again, as an older program sends it, sorts nothing.
		await patch(old, { status: "rejected" })
		expect((await list("unsorted")).submissions).toHaveLength(1)
		await patch(old, { status: "rejected", reason: null })
		const after = await list("unsorted")
		expect([after.submissions, after.totals]).toEqual([[], expect.not.objectContaining({ unsorted: 1 })])
		expect((await wall()).texts).toContain("3.5 out of 5, from 2 customers")
	})

	it("leaves the list of unsorted ones when the customer withdraws", async () => {
		const { tenant, list } = await business()
		const about = { tenantId: tenant.id, stars: 2, status: "rejected", rejectionReason: "unsorted" } as const
		const { token: link } = await makeText(about)
		await send(url, "POST /api/consent/{token}/withdraw", { params: { token: link } })
		const { submissions, totals } = await list("unsorted")
		expect([submissions, totals.unsorted, totals.withdrawn]).toEqual([[], undefined, 1])
	})
})

describe("the page of figures", () => {
	it("says what became of all testimonials, once the business shows it", async () => {
		const { tenant, token, give, patch } = await business()
		await give(4, { giftOffered: true })
		await give(5, { importedAt: new Date() })
		await patch(await give(1), { status: "rejected", reason: "duplicate" })
		const read = () => readScreen(`${url}/wall/${tenant.slug}/about`)
		const page = await read()
		const figure = (label: string) =>
			[...page.document.querySelectorAll("dt")].find(({ textContent }) => textContent === label)?.nextElementSibling
				?.textContent
		expect(page.status).toBe(200)
		expect(
			["Came in", "Approved, and can be shown", "Rejected: a duplicate", "Brought by the business from elsewhere"].map(
				figure,
			),
		).toEqual(["3", "2", "1", "1"])
		expect(figure("From customers who were offered a gift")).toBe("1")
		await send(url, "PUT /api/admin/tenant-settings", { token, body: { show_figures: false } })
		expect((await read()).status).toBe(404)
		const wall = await readScreen(`${url}/wall/${tenant.slug}`)
		expect(wall.html).not.toContain("out of 5")
	})

	it("says that no stars count, not that none were given, while all that came are unsorted", async () => {
		const { tenant, give } = await business()
		const data = { rejectionsCountedSince: new Date("2026-11-27T10:00:00Z") }
		await db().tenant.update({ where: { id: tenant.id }, data })
		for (const stars of [1, 2]) await give(stars, { status: "rejected", rejectionReason: "unsorted" })
		const { texts } = await readScreen(`${url}/wall/${tenant.slug}/about`)
		expect(texts).toContain("No stars count yet.")
		expect(texts).toContain(
			"2 testimonials with stars that were rejected before November 27, 2026 aren't counted until the business has said why.",
		)
	})
})
