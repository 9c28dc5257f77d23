import { readFileSync } from "node:fs"
import { beforeEach, describe, expect, inject, it } from "vitest"
import { catalogueOf } from "@/lib/languages/catalogue"
import { makeSubmission, makeTenantWithAdmin, makeText, makeWidget } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")
const pages = JSON.parse(readFileSync(new URL("../../lib/languages/pages.json", import.meta.url), "utf8"))

const OFFERED = { languages: ["en", "de", "ar"], visitorLanguage: true }
const STANDARD = "The customer was offered a gift for this testimonial"

async function business(settings: Parameters<typeof makeTenantWithAdmin>[0] = {}) {
	const { tenant, token } = await makeTenantWithAdmin(settings)
	const tenantId = tenant.id
	const { id } = await makeWidget({ tenantId, kinds: ["video", "written"] })
	const read = (lang?: string, { of = id, headers = {} } = {}) =>
		send(url, "GET /api/widget/{id}", { params: { id: of }, query: lang === undefined ? {} : { lang }, headers })
	return { tenantId, token, read, spoken: async (lang?: string) => (await read(lang)).body.language?.code }
}

describe("a widget of a business that offers no languages", () => {
	it("has the same answer for every language of a page", async () => {
		const { read } = await business()
		const plain = await read()
		expect(plain.body).not.toHaveProperty("language")
		for (const lang of ["de", "en", "zh", ""]) {
			const { body, headers } = await read(lang)
			expect([lang, body]).toEqual([lang, plain.body])
			expect(headers.get("etag")).toBe(plain.headers.get("etag"))
		}
	})

	it("says on a badge what it always said", async () => {
		const { tenantId, read } = await business()
		const badge = async (row: object) => {
			const { id } = await makeWidget({ tenantId, kind: "badge", kinds: ["video"], ...row })
			return (await read("de", { of: id })).body.badge
		}
		expect((await read()).body.badge).toBeNull()
		expect(await badge({})).toBe("Share your experience")
		await makeSubmission({ tenantId, status: "approved", stars: 4 })
		expect(await badge({ showStars: false })).toBe("1 video testimonial")
		expect(await badge({})).toBe("4.0 ★ from 1 customer")
		await makeText({ tenantId, status: "approved", stars: 5 })
		expect(await badge({ showStars: false, kinds: ["video", "written"] })).toBe("2 testimonials")
		expect(await badge({})).toBe("4.5 ★ from 2 customers")
	})
})

describe("a widget of a business that offers languages", () => {
	let offering: Awaited<ReturnType<typeof business>>
	beforeEach(async () => {
		offering = await business(OFFERED)
	})

	it.each(["de", "de-AT", "DE", "de_DE"])("speaks German on a page in %j", async (lang) => {
		const { body, headers } = await offering.read(lang)
		expect(body.language).toMatchObject({ code: "de", dir: "ltr", locale: "de", gift_language: null })
		expect(body.language?.texts).toMatchObject({ "Read more": "Weiterlesen", "3 of 5 stars": "3 von 5 Sternen" })
		expect(headers.get("cache-control")).toBe("private, no-cache")
	})

	it.each([
		["Chinese", "zh"],
		["none", ""],
		["its own, of a region", "en-US"],
		["what is no language", "xml:lang"],
		["a folder's path", "../de"],
		["3,000 letters", "x".repeat(3_000)],
	])("speaks the business's own language, with the same answer, on a page in %s", async (_, lang) => {
		const [own, here] = [await offering.read(), await offering.read(lang)]
		expect(own.body.language).toMatchObject({ code: "en", dir: "ltr", locale: "en-US", texts: {} })
		expect(here.body).toEqual(own.body)
		expect(here.headers.get("etag")).toBe(own.headers.get("etag"))
	})

	it("has every text of the script, and keeps a name's place, from right to left within signs of its own", async () => {
		for (const code of ["de", "ar"]) {
			const { texts = {}, dir } = (await offering.read(code)).body.language ?? {}
			expect(Object.keys(texts)).toEqual(expect.arrayContaining([...pages.widget, "1 of 5 stars", "5 of 5 stars"]))
			const named = Object.entries(texts).filter(([source]) => source.includes("{name}"))
			expect(named).not.toEqual([])
			for (const [, text] of named) expect(text).toContain(dir === "rtl" ? "\u2068{name}\u2069" : "{name}")
		}
		expect((await offering.read("ar")).body.language).toMatchObject({ dir: "rtl", locale: "ar-u-nu-latn" })
	})

	it("is sent again to a reader who has it in another language only", async () => {
		const etag = (await offering.read("de")).headers.get("etag") ?? ""
		const headers = { "if-none-match": etag }
		expect((await offering.read("de-CH", { headers })).status).toBe(304)
		expect((await offering.read("ar", { headers })).status).toBe(200)
	})

	it("says on a badge the same in the language, with its own forms and numbers", async () => {
		const { tenantId, read } = offering
		const { id: of } = await makeWidget({ tenantId, kind: "badge" })
		expect((await read("de", { of })).body.badge).toBe("Teilen Sie Ihre Erfahrung")
		for (const stars of [4, 5]) await makeSubmission({ tenantId, status: "approved", stars })
		expect((await read("de", { of })).body.badge).toBe("4,5 ★ aus 2 Kundenbewertungen")
		expect((await read("ar", { of })).body.badge).toBe("4.5 ★ من عميلين")
		expect((await read("en", { of })).body.badge).toBe("4.5 ★ from 2 customers")
	})

	it("shows the sentence about a gift as the business says it, and marks one that it has not translated", async () => {
		const { tenantId, token, read } = offering
		await makeText({ tenantId, status: "approved", giftOffered: true })
		const gift = async (lang: string) => {
			const { items, language } = (await read(lang)).body
			return [items[0]?.gift, language?.gift_language]
		}
		expect(await gift("de")).toEqual([catalogueOf("de").translate(STANDARD, []), null])
		const gift_disclosure = "They got a free cookbook"
		await send(url, "PUT /api/admin/tenant-settings", { token, body: { gift_disclosure } })
		expect(await gift("de")).toEqual([gift_disclosure, "en"])
		const params = { subject: "page" }
		const body = { language: "de", texts: { [gift_disclosure]: "Es gab ein Kochbuch dazu" } }
		await send(url, "PUT /api/admin/translations/{subject}", { token, params, body })
		expect(await gift("de")).toEqual(["Es gab ein Kochbuch dazu", null])
		expect(await gift("ar")).toEqual([gift_disclosure, "en"])
		expect(await gift("en")).toEqual([gift_disclosure, null])
	})
})

it("a business's own language is its widgets' everywhere if it is to be the only one, and its preview's", async () => {
	const { read, spoken, token } = await business({ languages: ["de", "en"], visitorLanguage: false })
	expect([await spoken("en"), await spoken()]).toEqual(["de", "de"])
	expect((await read("en")).body.language?.texts["Show more"]).toBe("Mehr anzeigen")
	const body = { kind: "wall" as const }
	const preview = await send(url, "POST /api/admin/widget-preview", { token, body })
	expect(preview.body.language?.code).toBe("de")
})
