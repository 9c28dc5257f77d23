import { describe, expect, inject, it } from "vitest"
import { makeTenantWithAdmin } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"

const { url } = inject("product")

async function business() {
	const { tenant, token } = await makeTenantWithAdmin({
		pageHeadline: "Tell us about your bread",
		languages: ["en", "de", "ar"],
		visitorLanguage: true,
	})
	return {
		save: (body: object, subject = "page") =>
			send(url, "PUT /api/admin/translations/{subject}", { token, params: { subject }, body }),
		load: () => send(url, "GET /api/admin/translations/{subject}", { token, params: { subject: "page" } }),
		/** The page's headline, and the language that it says it is in. */
		headline: async (language: string) => {
			const { document } = await readScreen(`${url}/${tenant.slug}`, { "accept-language": language })
			const heading = document.querySelector("h1")
			return [heading?.textContent, heading?.getAttribute("lang") ?? null]
		},
	}
}

describe("a business's own texts", () => {
	it("stay as written, marked with their language, until the business translates them", async () => {
		const { save, headline } = await business()
		expect(await headline("de")).toEqual(["Tell us about your bread", "en"])
		expect(await headline("en")).toEqual(["Tell us about your bread", null])
		const saved = await save({ language: "de", texts: { "Tell us about your bread": "Wie war Ihr Brot?" } })
		expect(saved.status).toBe(200)
		expect(await headline("de")).toEqual(["Wie war Ihr Brot?", null])
		expect(await headline("ar")).toEqual(["Tell us about your bread", "en"])
		expect(await headline("en")).toEqual(["Tell us about your bread", null])
	})

	it("are refused where somebody saved meanwhile, and taken back when they are emptied", async () => {
		const { save, load } = await business()
		const texts = { "Tell us about your bread": "Wie war Ihr Brot?" }
		const first = await save({ language: "de", texts, updated_at: null })
		expect(first.status).toBe(200)
		expect((await save({ language: "de", texts: {}, updated_at: null })).status).toBe(409)
		expect((await load()).body).toMatchObject({ translations: [{ language: "de", texts }] })
		const updated_at = first.body.translations[0]?.updated_at
		expect((await save({ language: "de", texts: { "Tell us about your bread": " " }, updated_at })).status).toBe(200)
		expect((await load()).body).toEqual({ translations: [] })
	})

	it.each([
		["a language without pages", { language: "xx", texts: {} }, "page"],
		["a language that is a folder's path", { language: "../de", texts: {} }, "page"],
		["no texts", { language: "de" }, "page"],
		["a text that cannot be stored", { language: "de", texts: { a: "\u0000" } }, "page"],
		["a text that is too long", { language: "de", texts: { a: "a".repeat(2_001) } }, "page"],
	])("are refused with %s", async (_, body, subject) => {
		const { save } = await business()
		expect((await save(body, subject)).status).toBe(422)
	})

	it("belong to one of the business's subjects", async () => {
		const { save } = await business()
		expect((await save({ language: "de", texts: {} }, "elsewhere")).status).toBe(404)
	})
})
