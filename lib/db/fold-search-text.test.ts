import { describe, expect, it } from "vitest"
import { foldSearchText } from "./fold-search-text"

describe("foldSearchText", () => {
	it.each([
		["İnci Yılmaz", "INCI YILMAZ", "i̇nci yilmaz", "inci yılmaz"],
		["IŞIL KAYA", "ışıl kaya", "Işıl Kaya", "işil kaya"],
		["Großmann", "GROSSMANN", "GROẞMANN", "grossmann"],
		["ΟΔΟΣ", "οδος", "οδοσ", "Οδός".normalize("NFD").replace(/\u0301/g, "")],
		["Zoë Müller", "ZOË MÜLLER", "Zoë Müller".normalize("NFD"), "zoë müller"],
	])("finds %s however it is typed", (...spellings) => {
		expect(new Set(spellings.map(foldSearchText)).size).toBe(1)
	})

	it("tells accents apart", () => {
		expect(foldSearchText("Muller")).not.toBe(foldSearchText("Müller"))
	})
})
