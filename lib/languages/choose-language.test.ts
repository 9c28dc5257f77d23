import { describe, expect, it } from "vitest"
import { askedLanguage, chooseLanguage } from "./choose-language"

const offered = (languages: string[], given: { followsVisitor?: boolean } = {}) => ({
	languages,
	followsVisitor: false,
	...given,
})

describe("the language of a page", () => {
	it("is English where a business has chosen none", () => {
		expect(chooseLanguage(offered([], { followsVisitor: true }), "de", "de")).toBe("en")
	})

	it("is the business's own, whatever a browser or an address asks for", () => {
		expect(chooseLanguage(offered(["de", "fr"]), "fr", "fr")).toBe("de")
	})

	it.each([
		["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"],
		["de;q=0.3, en;q=0.8", "en"],
		["fr;q=0, de", "de"],
		["pt", "pt-BR"],
		["pt-PT, pt;q=0.9", "pt-BR"],
		["PT-br", "pt-BR"],
		["zh-Hant-TW, zh;q=0.9", "en"],
		["", "en"],
		["*", "en"],
		[";;;,,,q=1", "en"],
		["de;q=x, fr;q=0.1", "fr"],
		[" fr ; q=0.4 , de ; q=0.5 ", "de"],
		["fr-CA,fr;q=0.9,en;q=0.8", "fr"],
		["en; q=0.7, de; q=0.9", "de"],
		["de;", "de"],
		["fr;Q=0.1, de;Q=0.9", "de"],
		["fr;q=0,1, de;q=0,8", "de"],
		["de_DE", "de"],
		["pt_BR", "pt-BR"],
		[`${Array.from({ length: 28 }, (_, place) => `x${place};q=0.9`).join(",")},-BE,de;q=0.3`, "de"],
	])("follows a browser that accepts %j, among what is offered", (header, language) => {
		const choice = offered(["en", "de", "fr", "pt-BR"], { followsVisitor: true })
		expect(chooseLanguage(choice, null, header)).toBe(language)
	})

	it("follows the address before the browser", () => {
		expect(chooseLanguage(offered(["en", "de", "fr"], { followsVisitor: true }), "fr", "de")).toBe("fr")
		expect(chooseLanguage(offered(["en", "de", "fr"], { followsVisitor: true }), "ja", "de")).toBe("de")
	})

	it("reads no more of a header than a browser sends", () => {
		const header = `${"x,".repeat(100_000)}de`
		expect(chooseLanguage(offered(["en", "de"], { followsVisitor: true }), null, header)).toBe("en")
	})

	it.each([
		["es-419,es;q=0.9,en;q=0.8,es-US;q=0.7", "es"],
		["pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7", "pt-BR"],
		["en; q=0.7, pl; q=0.9", "pl"],
	])("is that of a region's neighbors for a browser that accepts %j", (header, language) => {
		expect(chooseLanguage(offered(["en", "es", "pl", "pt-BR"], { followsVisitor: true }), null, header)).toBe(language)
	})

	it.each([
		["de-AT", true, "de"],
		["xx", true, undefined],
		["", true, undefined],
		[null, true, undefined],
		["de", false, undefined],
	])("is asked for by an address with %j only where a visitor may choose it (%j)", (lang, followsVisitor, language) => {
		expect(askedLanguage(offered(["en", "de"], { followsVisitor }), lang)).toBe(language)
	})
})
