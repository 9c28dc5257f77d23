import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeSubmission, makeTag, makeTenantWithAdmin, makeWidget } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"

const { url } = inject("product")

async function business(overrides = {}) {
	const { tenant, token } = await makeTenantWithAdmin(overrides)
	const tenantId = tenant.id
	return {
		tenantId,
		token,
		made: async (day: number, about: Partial<Parameters<typeof makeSubmission>[0]> = {}) => {
			const createdAt = new Date(Date.UTC(2026, 0, day))
			return (await makeSubmission({ tenantId, status: "approved", sharedAt: createdAt, createdAt, ...about })).id
		},
		pin: (id: string, pinned = true) =>
			send(url, "PUT /api/admin/submission/{id}/pin", { token, params: { id }, body: { pinned } }),
		listed: async (query: Record<string, string> = {}) =>
			(await send(url, "GET /api/admin/dashboard", { token, query })).body.submissions.map(({ id }) => id),
		shown: async (id: string) => {
			const { body } = await send(url, "GET /api/widget/{id}", { params: { id } })
			return body.items.map((item) => item.id)
		},
	}
}

describe("a pinned testimonial", () => {
	it("comes first in widgets by their newest, the last pinned before the others, and not in picked ones", async () => {
		const { tenantId, made, pin, shown } = await business()
		const [old, older, fresh] = [await made(2), await made(1), await made(3)]
		const { id } = await makeWidget({ tenantId, maxItems: 2 })
		expect(await shown(id)).toEqual([fresh, old])
		await pin(older)
		expect(await shown(id)).toEqual([older, fresh])
		await pin(old)
		expect(await shown(id)).toEqual([old, older])
		const picked = await makeWidget({ tenantId, source: "picked" })
		const items = [fresh, older].map((submissionId, position) => ({ widgetId: picked.id, submissionId, position }))
		await db().widgetItem.createMany({ data: items })
		expect(await shown(picked.id)).toEqual([fresh, older])
		await pin(old, false)
		expect(await shown(id)).toEqual([older, fresh])
	})

	it("stays out of widgets that it has no tag of, and of all once it is rejected or no longer shared", async () => {
		const { tenantId, made, pin, shown } = await business({ publicSharedOnly: true })
		const tag = await makeTag({ tenantId })
		const [pinned, tagged] = [await made(1), await made(2)]
		await pin(pinned)
		await db().submissionTag.create({ data: { submissionId: tagged, tagId: tag.id, createdAt: new Date() } })
		const narrow = await makeWidget({ tenantId, tagIds: [tag.id] })
		expect(await shown(narrow.id)).toEqual([tagged])
		const { id } = await makeWidget({ tenantId })
		expect(await shown(id)).toEqual([pinned, tagged])
		await db().submission.update({ where: { id: pinned }, data: { sharedAt: null } })
		expect(await shown(id)).toEqual([tagged])
		await db().submission.update({ where: { id: pinned }, data: { sharedAt: new Date(), status: "rejected" } })
		expect(await shown(id)).toEqual([tagged])
	})

	it("comes first below a shared testimonial", async () => {
		const { made, pin } = await business({ showMoreTestimonials: true })
		const ids = [
			await made(9, { name: "Newest" }),
			await made(8, { name: "Middle" }),
			await made(1, { name: "Oldest" }),
		]
		const here = await made(10)
		const below = async () =>
			[...(await readScreen(`${url}/testimonial/${here}`)).document.querySelectorAll("section a")].map((link) =>
				link.textContent?.trim(),
			)
		expect(await below()).toEqual(["Newest", "Middle", "Oldest"])
		await pin(ids[2] ?? "")
		expect(await below()).toEqual(["Oldest", "Newest", "Middle"])
	})

	it("keeps its place in the owner's list, which can show the pinned ones alone", async () => {
		const { made, pin, listed, token } = await business()
		const [one, two, three] = [await made(3), await made(2), await made(1)]
		await pin(three)
		expect(await listed()).toEqual([one, two, three])
		expect(await listed({ pinned: "1" })).toEqual([three])
		expect(await listed({ pinned: "1", status: "pending" })).toEqual([])
		const csv = await send(url, "GET /api/admin/submissions/export", { token, query: { pinned: "1" } })
		expect(csv.text.trimEnd().split("\n")).toHaveLength(2)
	})

	it("is in the log once, and cannot be pinned once the customer has withdrawn", async () => {
		const { made, pin, tenantId } = await business()
		const id = await made(1)
		const { pinned_at: at } = (await pin(id)).body
		expect((await pin(id)).body.pinned_at).toBe(at)
		await pin(id, false)
		const entries = await db().auditEntry.findMany({ where: { tenantId }, orderBy: { createdAt: "asc" } })
		expect(entries.map(({ action }) => action)).toEqual(["submission.pinned", "submission.unpinned"])
		await db().submission.update({ where: { id }, data: { status: "rejected", withdrawnAt: new Date() } })
		expect((await pin(id)).status).toBe(409)
	})
})
