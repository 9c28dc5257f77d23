import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeCaptions, makeConsent, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"

const { url } = inject("product")

const CUES = [
	{ startMs: 0, endMs: 900, text: "They were wonderful." },
	{ startMs: 5000, endMs: 5900, text: "I would come back any day." },
]
const HEADLINE = "I would come back any day"
const QUOTED = `“${HEADLINE}”`
const POSTER = "submissions/x/poster.jpg"

async function world(settings: Parameters<typeof makeTenantWithAdmin>[0] = {}) {
	const { tenant, token } = await makeTenantWithAdmin(settings)
	const tenantId = tenant.id
	const { id } = await makeSubmission({ tenantId, status: "approved" })
	await makeCaptions({ tenantId, submissionId: id, cues: CUES, state: "approved", headline: HEADLINE })
	const params = { id }
	return {
		tenant,
		token,
		id,
		read: () => readScreen(`${url}/testimonial/${id}`),
		put: (body: object) => send(url, "PUT /api/admin/submission/{id}/captions", { token, params, body }),
		save: (body: object) => send(url, "PUT /api/admin/tenant-settings", { token, body }),
		other: (about: Partial<Parameters<typeof makeSubmission>[0]> = {}) =>
			makeSubmission({ tenantId, status: "approved", sharedAt: new Date(), posterKey: POSTER, ...about }),
	}
}
type Screen = Awaited<ReturnType<typeof readScreen>>

const namesBelow = ({ document }: Screen) =>
	[...document.querySelectorAll("section a")].map(({ textContent }) => textContent.trim())

describe("the shared page", () => {
	it("shows what is specified, and of the additions only what the business chose", async () => {
		const { read, tenant, put } = await world()
		await put({ headline: null })
		const { texts, title, document, status } = await read()
		expect([status, title]).toEqual([200, "Video Testimonial"])
		for (const text of [`Shared by ${tenant.name}`, "Ada Lovelace", "Record your own testimonial"]) {
			expect(texts).toContain(text)
		}
		for (const addition of ["blockquote", "details", "section"]) expect(document.querySelector(addition)).toBeNull()
	})

	it("is limited to shared testimonials as soon as the business says so", async () => {
		const { id, token, save } = await world()
		const view = async () =>
			(await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: id } })).status
		expect(await view()).toBe(200)
		await save({ public_shared_only: true })
		expect(await view()).toBe(404)
		await send(url, "POST /api/admin/submission/{id}/share", { token, params: { id } })
		expect(await view()).toBe(200)
	})

	it("shows a headline from the moment it is chosen until the captions lose their approval", async () => {
		const { read, put } = await world()
		await put({ headline: null })
		expect((await read()).texts).not.toContain(QUOTED)
		await put({ headline: HEADLINE })
		const shown = await read()
		expect(shown.texts).toContain(QUOTED)
		expect(shown.document.querySelector("meta[name=description]")?.getAttribute("content")).toBe(QUOTED)
		await put({ state: "draft" })
		expect((await read()).html).not.toContain(HEADLINE)
	})

	it("shows the transcript of approved captions once it is switched on", async () => {
		const { read, put, save } = await world()
		expect((await read()).html).not.toContain("They were wonderful.")
		await save({ show_transcript: true })
		const shown = await read()
		expect([...shown.document.querySelectorAll("details li p")].map(({ textContent }) => textContent)).toEqual(
			CUES.map(({ text }) => text),
		)
		expect(shown.needsScript).toBe(false)
		await put({ state: "draft" })
		expect((await read()).html).not.toContain("They were wonderful.")
	})

	it("links to the business's own site once it is named", async () => {
		const { read, save } = await world()
		expect((await read()).html).not.toContain("bakery.example")
		expect((await save({ website_url: "bakery.example" })).body.website_url).toBe("https://bakery.example")
		expect((await read()).document.querySelector('a[href="https://bakery.example"]')).toBeTruthy()
		for (const website_url of ["javascript:alert(1)", "https://a@b.example", "nothing"]) {
			const answer = await save({ website_url })
			expect([answer.status, answer.refusal.errors?.[0]?.field]).toEqual([422, "website_url"])
		}
	})
})

describe("more testimonials of the business", () => {
	it("are the six newest that it approved and shared, once switched on", async () => {
		const { read, save, other } = await world()
		await makeTenantWithAdmin().then(({ tenant }) =>
			makeSubmission({ tenantId: tenant.id, status: "approved", sharedAt: new Date(), name: "Of another business" }),
		)
		await other({ name: "Pending", status: "pending" })
		await other({ name: "Rejected", status: "rejected" })
		await other({ name: "Withdrawn", status: "rejected", withdrawnAt: new Date() })
		await other({ name: "Not shared", sharedAt: null })
		expect(namesBelow(await read())).toEqual([])
		await save({ show_more_testimonials: true })
		expect(namesBelow(await read())).toEqual([])
		for (let day = 1; day <= 7; day++) await other({ name: `Day ${day}`, createdAt: new Date(2026, 0, day) })
		const shown = await read()
		expect(namesBelow(shown)).toEqual(["Day 7", "Day 6", "Day 5", "Day 4", "Day 3", "Day 2"])
		expect(shown.document.querySelectorAll("section img[loading=lazy]")).toHaveLength(6)
	})

	it("leave with a rejection, a withdrawal, an erasure and a switched-off business", async () => {
		const { read, tenant, token, other } = await world({ showMoreTestimonials: true })
		const rejected = await other({ name: "To be rejected" })
		const about = { tenantId: tenant.id, status: "approved", sharedAt: new Date() } as const
		const withdrawn = await makeConsent({ ...about, name: "To be withdrawn" })
		const erased = await other({ name: "To be erased" })
		await makeCaptions({
			tenantId: tenant.id,
			submissionId: erased.id,
			cues: CUES,
			state: "approved",
			headline: HEADLINE,
		})
		expect((await read()).html).toContain("To be erased")
		expect(namesBelow(await read())).toHaveLength(3)
		const body = { status: "rejected" } as const
		await send(url, "PATCH /api/admin/submission/{id}", { token, params: { id: rejected.id }, body })
		expect(namesBelow(await read())).toEqual([`${QUOTED}To be erased`, "To be withdrawn"])
		await send(url, "POST /api/consent/{token}/withdraw", { params: { token: withdrawn.token } })
		expect(namesBelow(await read())).toEqual([`${QUOTED}To be erased`])
		await send(url, "POST /api/admin/people/erase", { token, body: { email: erased.email } })
		expect(namesBelow(await read())).toEqual([])
		expect(await db().captions.count({ where: { submissionId: erased.id } })).toBe(0)
		await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false } })
		expect((await read()).status).toBe(404)
	})
})
