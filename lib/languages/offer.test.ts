import { afterEach, describe, expect, it } from "vitest"
import { keepLanguage } from "./keep-language"
import { addressesOf } from "./offer"

const LANGUAGES = [
	{ code: "en", name: "English", dir: "ltr" },
	{ code: "de", name: "Deutsch", dir: "ltr" },
] as const
function draw(code: string, asked?: string) {
	const translate = (source: string) => source
	const language = { code, dir: "ltr" as const, locale: code, translate, fingerprint: translate }
	globalThis.visitorLanguage = code === "en" ? undefined : (language as unknown as typeof globalThis.visitorLanguage)
	globalThis.languageOffer = { languages: LANGUAGES, asked, hasSwitch: false }
}
afterEach(() => {
	globalThis.visitorLanguage = undefined
	globalThis.languageOffer = undefined
})

describe("a link from one public page to another", () => {
	it.each([
		["de", "/shop", "/shop?lang=de"],
		["en", "/wall/shop?after=x", "/wall/shop?after=x&lang=en"],
		[undefined, "/shop", "/shop"],
	])("keeps the language that the address asks for (%j)", (asked, path, kept) => {
		draw("de", asked)
		expect(keepLanguage(path)).toBe(kept)
	})

	it("has none where everyone gets the same", () => {
		expect(keepLanguage("/shop")).toBe("/shop")
	})
})

describe("a page's addresses for search engines", () => {
	it.each(["en", "de"])("name its own (%s), and every other", (code) => {
		draw(code)
		expect(addressesOf("/wall/shop")).toEqual({
			canonical: `/wall/shop?lang=${code}`,
			languages: { en: "/wall/shop?lang=en", de: "/wall/shop?lang=de", "x-default": "/wall/shop" },
		})
	})

	it("are one where everyone gets the same language", () => {
		expect(addressesOf("/wall/shop")).toEqual({ canonical: "/wall/shop" })
	})
})
