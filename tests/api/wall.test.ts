import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeCaptions, makeSubmission, makeTenant, makeText, makeWidget } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"

const { url } = inject("product")

const open = (slug: string, query = "") => readScreen(`${url}/wall/${slug}${query}`)
type Screen = Awaited<ReturnType<typeof open>>
const namesOn = ({ document }: Screen) =>
	[...document.querySelectorAll("article")].map((card) => card.querySelector("a")?.textContent)
const linkNamed = ({ document }: Screen, text: string) =>
	[...document.querySelectorAll("a")].find(({ textContent }) => textContent === text)?.getAttribute("href")

async function business(overrides: Parameters<typeof makeTenant>[0] = {}) {
	const tenant = await makeTenant({ wallEnabled: true, ...overrides })
	const { token } = await makeAdmin({ tenantId: tenant.id })
	const approved = (row: Partial<Parameters<typeof makeSubmission>[0]> = {}) =>
		makeSubmission({ tenantId: tenant.id, status: "approved", ...row })
	const many = (count: number) =>
		Promise.all(
			Array.from({ length: count }, (_, at) =>
				approved({ name: `Customer ${at + 1}`, createdAt: new Date(Date.UTC(2026, 0, 15) - at * 60_000) }),
			),
		)
	const save = (body: object) => send(url, "PUT /api/admin/tenant-settings", { token, body })
	return { tenant, token, approved, many, save }
}

describe("a business's wall", () => {
	it("shows all approved testimonials, newest first, each with its player and its page", async () => {
		const { tenant, approved } = await business({
			websiteUrl: "https://bakery.example",
			brandColor: "#0b5fa5",
			wallContactSheet: false,
		})
		await approved({ name: "Old", createdAt: new Date("2026-01-01") })
		const fresh = await approved({
			name: "Fresh <i>",
			website: "https://www.fresh.example/a",
			createdAt: new Date("2026-02-01"),
			posterKey: "submissions/x/poster.jpg",
		})
		await makeSubmission({ tenantId: tenant.id, name: "Pending" })
		await makeCaptions({ tenantId: tenant.id, submissionId: fresh.id, state: "approved", headline: "Hello." })
		const shown = await open(tenant.slug)
		expect([shown.status, shown.title]).toEqual([200, `What customers say about ${tenant.name}`])
		expect(namesOn(shown)).toEqual(["Fresh <i>", "Old"])
		for (const text of ["2 testimonials", "“Hello.”", "February 1, 2026"]) expect(shown.texts).toContain(text)
		expect(linkNamed(shown, "Fresh <i>")).toBe(`/testimonial/${fresh.id}`)
		expect(linkNamed(shown, `Visit ${tenant.name}`)).toBe("https://bakery.example")
		const video = shown.document.querySelector("video")
		expect(["preload", "poster", "controls"].map((name) => video?.getAttribute(name))).toEqual([
			"none",
			`/media/submissions/${fresh.id}/poster`,
			"",
		])
		expect(video?.querySelector("track")?.getAttribute("src")).toBe(`/media/submissions/${fresh.id}/captions`)
		expect(shown.document.querySelector("details")).toBeNull()
		expect([shown.needsScript, shown.html.includes(fresh.email)]).toEqual([false, false])
	})

	it("is a contact sheet once it is new: pinned ones lead, videos and texts alternate, and no day is said", async () => {
		const { tenant, approved } = await business({ showFigures: true })
		const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) })
		await approved({ name: "Pinned", pinnedAt: new Date(), ...at(1) })
		const newest = await approved({ name: "Newest", durationMs: 65_000, stars: 4, ...at(9) })
		await approved({ name: "Next", ...at(8) })
		await makeText({ tenantId: tenant.id, status: "approved", name: "Grace Brewster Hopper", stars: 5, ...at(7) })
		await makeCaptions({ tenantId: tenant.id, submissionId: newest.id, state: "approved", headline: "Hello." })
		const shown = await open(tenant.slug)
		expect(namesOn(shown)).toEqual(["Pinned", "Grace Brewster Hopper", "Newest", "Next"])
		for (const text of ["4 testimonials", "4.5 out of 5, from 2 customers", "“Hello.”", "GB"])
			expect(shown.texts).toContain(text)
		const edge = shown.document.querySelectorAll("article [data-number]")[1]
		expect([edge?.getAttribute("data-number"), edge?.getAttribute("data-time")]).toEqual(["2A", "1:05"])
		expect(shown.document.querySelectorAll("article time")).toHaveLength(0)
	})

	it("is not indexed, tells machines nothing, and says so when there is nothing yet", async () => {
		const { tenant, approved } = await business()
		const empty = await open(tenant.slug)
		expect([empty.status, namesOn(empty)]).toEqual([200, []])
		expect(empty.texts).toContain("No testimonials here yet")
		await approved()
		const { html } = await open(tenant.slug)
		expect(html).toContain('name="robots" content="noindex, nofollow"')
		for (const trace of ["ld+json", "oembed"]) expect(html).not.toContain(trace)
	})

	it("leads through the pages by key, so that a newer one shifts nothing, and a mutilated link starts over", async () => {
		const { tenant, many, approved } = await business()
		await many(14)
		const first = await open(tenant.slug)
		expect(namesOn(first)).toHaveLength(12)
		const more = linkNamed(first, "More") ?? expect.fail("no more")
		expect(first.document.querySelector("link[rel=next]")?.getAttribute("href")).toBe(url + more)
		await approved({ name: "Meanwhile" })
		const second = await readScreen(url + more)
		expect(namesOn(second)).toEqual(["Customer 13", "Customer 14"])
		expect(linkNamed(second, "More")).toBeUndefined()
		expect(linkNamed(second, "Back to the start")).toBe(`/wall/${tenant.slug}`)
		for (const query of ["?after=nonsense", "?after=a&after=b", "?after="]) {
			expect(namesOn(await open(tenant.slug, query))[0]).toBe("Meanwhile")
		}
	})

	it("shows transcripts where the business shows them", async () => {
		const { tenant, approved, save } = await business()
		const { id } = await approved()
		await makeCaptions({ tenantId: tenant.id, submissionId: id, state: "approved" })
		await save({ show_transcript: true })
		const shown = await open(tenant.slug)
		expect(shown.document.querySelector("details p")?.textContent).toBe("Hello.")
	})

	it("shows what the chosen widget shows, in its order and in pages, until that is deleted", async () => {
		const { tenant, token, many, save } = await business()
		const rows = await many(14)
		const picked = [...rows].reverse()
		const widget = await makeWidget({
			tenantId: tenant.id,
			source: "picked",
			maxItems: 13,
			showName: false,
			showWebsite: false,
			items: { create: picked.map(({ id }, position) => ({ submissionId: id, position })) },
		})
		expect((await save({ wall_widget_id: widget.id })).body.wall_widget_id).toBe(widget.id)
		const first = await open(tenant.slug)
		expect(namesOn(first)).toEqual(Array.from({ length: 12 }, () => "Open this testimonial"))
		expect(first.html).not.toContain("Customer 14")
		expect(first.texts).toContain("13 testimonials")
		const second = await readScreen(url + linkNamed(first, "More"))
		expect(linkNamed(second, "Open this testimonial")).toBe(`/testimonial/${picked[12]?.id}`)
		expect(linkNamed(second, "More")).toBeUndefined()
		await send(url, "DELETE /api/admin/widget/{id}", { token, params: { id: widget.id } })
		expect(namesOn(await open(tenant.slug))[0]).toBe("Customer 1")
		expect((await send(url, "GET /api/admin/tenant-settings", { token })).body.wall_widget_id).toBeNull()
	})

	it("shows only a wall of its own", async () => {
		const { tenant, save } = await business()
		const other = await makeWidget({ tenantId: (await makeTenant()).id })
		const carousel = await makeWidget({ tenantId: tenant.id, kind: "carousel" })
		for (const wall_widget_id of [other.id, carousel.id, "x"]) {
			const answer = await save({ wall_widget_id })
			expect([answer.status, answer.refusal.errors?.[0]?.field]).toEqual([422, "wall_widget_id"])
		}
		await db().tenant.update({ where: { id: tenant.id }, data: { wallWidgetId: other.id } })
		expect((await open(tenant.slug)).texts).toContain("No testimonials here yet")
	})

	it.each([
		["an unknown business", async () => "nobody-has-this-slug"],
		["one that has not published it", async () => (await makeTenant()).slug],
		["an inactive one", async () => (await makeTenant({ wallEnabled: true, isActive: false })).slug],
		[
			"one whose video testimonials are off",
			async () => (await makeTenant({ wallEnabled: true, videoTestimonialsEnabled: false })).slug,
		],
		["what is no slug", async () => "%3Cx%3E"],
	])("does not exist for %s", async (_, slug) => {
		const shown = await open(await slug())
		expect([shown.status, shown.title]).toEqual([404, "Page Not Available"])
		expect(shown.html).toContain('name="robots" content="noindex"')
	})
})

describe("a contact sheet on other websites", () => {
	const shown = (id: string) => send(url, "GET /api/widget/{id}", { params: { id } })

	it("is mixed, weighted, and has headlines in a new widget, and stays as it was in one from before", async () => {
		const { tenant, token, approved } = await business()
		const tenantId = tenant.id
		const pinned = await approved({ pinnedAt: new Date(), createdAt: new Date("2026-01-01") })
		const older = await approved({ createdAt: new Date("2026-01-02") })
		const newest = await approved({ createdAt: new Date("2026-01-04") })
		const { submission: text } = await makeText({ tenantId, status: "approved", createdAt: new Date("2026-01-01") })
		await makeCaptions({ tenantId, submissionId: newest.id, state: "approved", headline: "Hello." })
		const body = { name: "New", kind: "wall" } as const
		const made = await send(url, "POST /api/admin/widgets", { token, body })
		expect(made.body.contact_sheet).toBe(true)
		const { items } = (await shown(made.body.id)).body
		expect(items.map(({ id, weight, headline }) => [id, weight, headline?.text])).toEqual([
			[pinned.id, "large", undefined],
			[text.id, "small", undefined],
			[newest.id, "normal", "Hello."],
			[older.id, "normal", undefined],
		])
		const before = (await shown((await makeWidget({ tenantId })).id)).body
		expect(before.contact_sheet).toBe(false)
		expect(before.items.map(({ id, weight, headline }) => [id, weight, headline])).toEqual(
			[pinned.id, newest.id, older.id, text.id].map((id) => [id, null, null]),
		)
	})
})
