import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { fixture, makeTenantWithAdmin, makeText, makeWidget } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"
import { submit } from "../support/submit"

const { url } = inject("product")
const STANDARD = "The customer was offered a gift for this testimonial"

describe("the note about a gift", () => {
	it("stands beside what was given while a gift was offered, and nowhere else", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeWidget({ tenantId: tenant.id })
		const video = await fixture("chrome-vp9-opus.webm")
		const given = async (pdfGiftKey: string | null) => {
			await db().tenant.update({ where: { id: tenant.id }, data: { pdfGiftKey } })
			const { body } = await submit(url, tenant.slug, { video })
			const params = { id: body.submission_id }
			await send(url, "PATCH /api/admin/submission/{id}", { token, params, body: { status: "approved" } })
			return body.submission_id
		}
		const offered = await given("assets/x/gift.pdf")
		const plain = await given(null)
		const notes = async () => {
			const { items } = (await send(url, "GET /api/widget/{id}", { params: { id } })).body
			return Object.fromEntries(items.map((item) => [item.id, item.gift]))
		}
		expect(await notes()).toEqual({ [offered]: STANDARD, [plain]: null })
		// The page of a testimonial is as it was specified.
		expect((await readScreen(`${url}/testimonial/${offered}`)).html).not.toContain(STANDARD)
		const save = (gift_disclosure: string) =>
			send(url, "PUT /api/admin/tenant-settings", { token, body: { gift_disclosure } })
		expect((await save("They got a free cookbook")).body.gift_disclosure).toBe("They got a free cookbook")
		expect((await notes())[offered]).toBe("They got a free cookbook")
		for (const text of ["Too short", "x".repeat(201)]) expect((await save(text)).status).toBe(422)
		// It can't be taken away.
		expect((await save("  ")).body.gift_disclosure).toBe(STANDARD)
		expect((await notes())[offered]).toBe(STANDARD)
	})

	it("stands beside a text wherever another testimonial's page quotes it", async () => {
		const { tenant } = await makeTenantWithAdmin({ showMoreTestimonials: true })
		const shown = { tenantId: tenant.id, status: "approved", sharedAt: new Date() } as const
		const { submission } = await makeText(shown)
		await makeText({ ...shown, name: "Grace", giftOffered: true })
		await makeText({ ...shown, name: "Bob" })
		const { document } = await readScreen(`${url}/testimonial/${submission.id}`)
		const notes = [...document.querySelectorAll("li")].map(({ textContent }) => textContent?.includes(STANDARD))
		const names = [...document.querySelectorAll("li")].map(({ textContent }) => textContent?.includes("Grace"))
		expect(notes).toHaveLength(2)
		expect(notes).toEqual(names)
	})
})
