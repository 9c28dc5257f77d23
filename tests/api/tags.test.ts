import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeConsent, makeSubmission, makeTag, makeTenantWithAdmin, makeWidget } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

async function business() {
	const { tenant, token } = await makeTenantWithAdmin()
	const tenantId = tenant.id
	const list = async (query: Record<string, string> = {}) =>
		(await send(url, "GET /api/admin/dashboard", { token, query })).body
	return {
		tenant,
		tenantId,
		token,
		list,
		idsOf: async (query: Record<string, string>) => (await list(query)).submissions.map(({ id }) => id),
		add: (name: unknown) => send(url, "POST /api/admin/tags", { token, body: { name } }),
		rename: (id: string, name: string) =>
			send(url, "PUT /api/admin/tag/{id}", { token, params: { id }, body: { name } }),
		remove: (id: string) => send(url, "DELETE /api/admin/tag/{id}", { token, params: { id } }),
		tag: (id: string, change: { add?: string[]; remove?: string[] }) =>
			send(url, "PUT /api/admin/submission/{id}/tags", { token, params: { id }, body: change }),
	}
}

describe("a business's tags", () => {
	it("have names that are unique in any case, tidied, and of at most 30 characters", async () => {
		const { add, rename, list } = await business()
		const made = await add("  Große   Hochzeit ")
		expect(made.body).toEqual({ id: expect.any(String), name: "Große Hochzeit" })
		const taken = await add("GROßE hochzeit")
		expect([taken.status, taken.refusal.detail]).toEqual([409, "You already have the tag “Große Hochzeit”."])
		const { id } = (await add("2")).body
		expect((await rename(id, "große HOCHZEIT")).status).toBe(409)
		expect((await rename(made.body.id, "große HOCHZEIT")).body.name).toBe("große HOCHZEIT")
		await add("10")
		expect((await list()).tags.map(({ name }) => name)).toEqual(["2", "10", "große HOCHZEIT"])
		for (const name of ["", "  ", "x".repeat(31), 5]) expect([name, (await add(name)).status]).toEqual([name, 422])
	})

	it("are at most 20, also where the last place is asked for twice at once", async () => {
		const { tenantId, add } = await business()
		await Promise.all(Array.from({ length: 19 }, () => makeTag({ tenantId })))
		const statuses = (await Promise.all([add("one"), add("two")])).map(({ status }) => status)
		expect(statuses.sort()).toEqual([200, 409])
	})

	it("stay the owner's secret", async () => {
		const { tenantId, add, tag } = await business()
		const { submission, token } = await makeConsent({ tenantId, status: "approved", sharedAt: new Date() })
		const { id } = (await add("Secret word")).body
		await tag(submission.id, { add: [id] })
		const widget = await makeWidget({ tenantId, tagIds: [id] })
		const seen = await Promise.all([
			send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: submission.id } }),
			send(url, "GET /api/widget/{id}", { params: { id: widget.id } }),
			send(url, "GET /api/consent/{token}", { params: { token } }),
			fetch(`${url}/testimonial/${submission.id}`).then(async (page) => ({
				status: page.status,
				text: await page.text(),
			})),
		])
		for (const { status, text } of seen) {
			expect(status).toBe(200)
			expect(text).toContain(submission.name)
			expect(text).not.toContain("Secret word")
			expect(text).not.toContain(id)
		}
	})
})

describe("a testimonial's tags", () => {
	it("are added and removed, by two admins at once too, each change with its names in the log", async () => {
		const { tenantId, tag, list, remove } = await business()
		const { id } = await makeSubmission({ tenantId })
		const [a, b, c] = await Promise.all(["A", "B", "C"].map((name) => makeTag({ tenantId, name })))
		const ids = { a: a?.id ?? "", b: b?.id ?? "", c: c?.id ?? "" }
		await tag(id, { add: [ids.c] })
		await Promise.all([tag(id, { add: [ids.b] }), tag(id, { add: [ids.a], remove: [ids.c] })])
		const namesOf = async () => (await list()).submissions[0]?.tags.map(({ name }) => name)
		expect(await namesOf()).toEqual(["A", "B"])
		expect((await tag(id, { add: [ids.a], remove: [ids.c] })).body.tags).toHaveLength(2)
		const entries = await db().auditEntry.findMany({ where: { targetId: id }, orderBy: { createdAt: "asc" } })
		expect(entries).toHaveLength(3)
		expect(entries[0]).toMatchObject({ action: "submission.tagged", before: { tags: [] }, after: { tags: ["C"] } })
		expect((await remove(ids.a)).status).toBe(204)
		expect(await namesOf()).toEqual(["B"])
	})

	it("are the tenant's own", async () => {
		const { tenantId, tag } = await business()
		const other = await business()
		const { id } = await makeSubmission({ tenantId })
		const foreign = await makeTag({ tenantId: other.tenantId })
		for (const tagId of [foreign.id, randomUUID()]) expect((await tag(id, { add: [tagId] })).status).toBe(422)
		expect(await db().submissionTag.count({ where: { submissionId: id } })).toBe(0)
	})

	it("cannot change once the customer has withdrawn the consent", async () => {
		const { tenantId, tag } = await business()
		const { id } = await makeSubmission({ tenantId, status: "rejected", withdrawnAt: new Date() })
		expect((await tag(id, { add: [(await makeTag({ tenantId })).id] })).status).toBe(409)
	})

	it("are in the export of a person, and deleted with the testimonial", async () => {
		const { tenantId, tag, token } = await business()
		const email = `tagged-${randomUUID()}@example.com`
		const { id } = await makeSubmission({ tenantId, email })
		const { id: tagId } = await makeTag({ tenantId, name: "Wedding" })
		await tag(id, { add: [tagId] })
		const exported = await send(url, "POST /api/admin/people/export", { token, body: { email } })
		expect(JSON.parse(exported.text).testimonials[0].tags).toEqual(["Wedding"])
		expect((await send(url, "POST /api/admin/people/erase", { token, body: { email } })).status).toBe(200)
		expect(await db().submissionTag.count({ where: { tagId } })).toBe(0)
	})
})

describe("the list of one tag", () => {
	it("combines with status, search, and pages, in the order of the list", async () => {
		const { tenantId, tag, idsOf, list } = await business()
		const { id: tagId } = await makeTag({ tenantId })
		const rows: { id: string }[] = []
		for (const [at, status] of (["pending", "approved", "pending", "pending"] as const).entries()) {
			const createdAt = new Date(Date.UTC(2026, 0, 10 - at))
			rows.push(await makeSubmission({ tenantId, status, createdAt, name: at === 2 ? "Zoë" : "Ada" }))
		}
		const [first, second, third] = rows.map(({ id }) => id)
		// The newest is tagged last: the list goes by when a testimonial came.
		for (const id of [third, second, first]) await tag(id ?? "", { add: [tagId] })
		expect(await idsOf({ tag: tagId })).toEqual([first, second, third])
		expect(await idsOf({ tag: tagId, status: "pending" })).toEqual([first, third])
		expect(await idsOf({ tag: tagId, q: "zoë" })).toEqual([third])
		const page = await list({ tag: tagId, limit: "2" })
		expect(page.submissions.map(({ id }) => id)).toEqual([first, second])
		expect(await idsOf({ tag: tagId, limit: "2", cursor: page.next_cursor ?? "" })).toEqual([third])
		expect(await idsOf({ tag: randomUUID() })).toEqual([])
	})

	it("shows nothing of another business", async () => {
		const [mine, other] = [await business(), await business()]
		const { id: tagId } = await makeTag({ tenantId: other.tenantId })
		const { id } = await makeSubmission({ tenantId: other.tenantId })
		await other.tag(id, { add: [tagId] })
		expect(await other.idsOf({ tag: tagId })).toEqual([id])
		expect(await mine.idsOf({ tag: tagId })).toEqual([])
	})

	it("is exported with its tags in one column", async () => {
		const { tenantId, tag, token } = await business()
		const [{ id: one }, { id: two }] = [
			await makeTag({ tenantId, name: "=1+1" }),
			await makeTag({ tenantId, name: "Wedding" }),
		]
		const { id } = await makeSubmission({ tenantId })
		await makeSubmission({ tenantId })
		await tag(id, { add: [two, one] })
		const csv = async (query: Record<string, string>) =>
			(await send(url, "GET /api/admin/submissions/export", { token, query })).text.trimEnd().split("\n")
		const all = await csv({})
		expect(
			all[0]?.endsWith("kind,stars,text,tags,imported_at,source_url,source_rating,relation,rejection_reason"),
		).toBe(true)
		expect(all).toHaveLength(3)
		const tagged = await csv({ tag: two })
		expect(tagged).toHaveLength(2)
		expect(tagged[1]).toMatch(new RegExp(`^${id},.*,"'=1\\+1, Wedding",,,$`))
	})
})

describe("a widget of one tag", () => {
	it("shows the approved ones with any of its tags, newest first, and counts those", async () => {
		const { tenantId, tag, token } = await business()
		const [{ id: one }, { id: two }] = [await makeTag({ tenantId }), await makeTag({ tenantId })]
		const row = async (day: number, tags: string[], status: "approved" | "pending" = "approved") => {
			const { id } = await makeSubmission({ tenantId, status, createdAt: new Date(Date.UTC(2026, 0, day)) })
			await tag(id, { add: tags })
			return id
		}
		const [old, both, fresh] = [await row(1, [two]), await row(2, [one, two]), await row(3, [one])]
		await row(4, [])
		await row(5, [one], "pending")
		const made = await send(url, "POST /api/admin/widgets", {
			token,
			body: { name: "Weddings", kind: "wall", tag_ids: [one, two] },
		})
		const shown = async () => (await send(url, "GET /api/widget/{id}", { params: { id: made.body.id } })).body
		expect((await shown()).items.map(({ id }) => id)).toEqual([fresh, both, old])
		expect((await shown()).count).toBe(3)
		await send(url, "PUT /api/admin/widget/{id}", { token, params: { id: made.body.id }, body: { max_items: 2 } })
		expect((await shown()).items.map(({ id }) => id)).toEqual([fresh, both])
		const draft = { kind: "wall", tag_ids: [two] }
		const preview = await send(url, "POST /api/admin/widget-preview", { token, body: draft })
		expect(preview.body.items.map(({ id }) => id)).toEqual([both, old])
		expect(preview.body.count).toBe(2)
	})

	it("keeps its tags: none that it names can be deleted, and none of another business can be named", async () => {
		const { tenantId, token, remove } = await business()
		const { id: tagId } = await makeTag({ tenantId })
		const foreign = await makeTag({ tenantId: (await business()).tenantId })
		const { id } = await makeWidget({ tenantId, name: "Homepage", tagIds: [tagId] })
		const refused = await remove(tagId)
		expect([refused.status, refused.refusal.detail]).toEqual([409, expect.stringContaining("“Homepage”")])
		const change = (tag_ids: string[]) =>
			send(url, "PUT /api/admin/widget/{id}", { token, params: { id }, body: { tag_ids } })
		expect((await change([foreign.id])).status).toBe(422)
		expect((await change([])).body.tag_ids).toEqual([])
		expect((await remove(tagId)).status).toBe(204)
	})
})
