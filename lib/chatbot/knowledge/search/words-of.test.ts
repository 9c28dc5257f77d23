import { describe, expect, it } from "vitest"
import { processorMs } from "@/tests/support/processor-time"
import { foldText, INDEX_VERSION, wordsOf } from "./words-of"

const lexemes = (text: string) => wordsOf(text).map(({ lexeme }) => lexeme)

describe("foldText", () => {
	it.each([
		["Crème Brûlée", "creme brulee"],
		["STRASSE Straße", "strasse strasse"],
		["ISTANBUL İstanbul ılık", "istanbul istanbul ilik"],
		["ＡＢＣ ﬁn", "abc fin"],
		["ΛΌΓΟΣ λόγος", "λογοσ λογοσ"],
		["كِتَابٌ كتاب", "كتاب كتاب"],
	])("folds %j", (text, folded) => {
		expect(foldText(text)).toBe(folded)
	})

	it("keeps the vowel signs of Hindi and Thai, which tell words apart", () => {
		expect(foldText("कीमत")).toBe("कीमत")
		expect(foldText("ราคาเท่าไหร่")).toBe("ราคาเท่าไหร่".normalize("NFKC"))
	})
})

describe("wordsOf", () => {
	it.each([
		["prices", "price"],
		["opening", "open"],
		["shipping", "ships"],
		["Öffnungszeiten", "Offnungszeit"],
		["habitaciones", "habitación"],
		["цены", "цена"],
		["kitaplarımız", "kitaplar"],
		["الكتاب", "كتاب"],
		["τιμές", "τιμή"],
	])("gives %s and %s one lexeme", (one, other) => {
		expect(lexemes(one)).toEqual(lexemes(other))
	})

	it("keeps different words apart", () => {
		expect(new Set(lexemes("bread cake rye spelt price room"))).toHaveLength(6)
	})

	it("splits languages that are written without spaces", () => {
		expect(lexemes("营业时间")).toEqual(["营业", "业时", "时间"])
		expect(lexemes("iPhone手机壳2")).toEqual(["ipho", "手机", "机壳", "2"])
		expect(wordsOf("ร้านเปิดกี่โมง").length).toBeGreaterThan(2)
	})

	it("drops apostrophes, and runs of letters that are no word", () => {
		expect(wordsOf(`Ada's don’t ${"x".repeat(100)}`).map(({ written }) => written)).toEqual(["ada", "dont"])
	})

	it("separates what French and Italian contract", () => {
		const written = (text: string) => wordsOf(text).map((word) => word.written)
		expect(written("L’hôtel d'Annecy")).toEqual(["l", "hotel", "d", "annecy"])
		expect(written("dell'ordine, qu'est, I've, we'll")).toEqual(["dell", "ordine", "qu", "est", "ive", "well"])
	})

	it("takes only a moment for adversarial input", async () => {
		for (const text of [
			"a".repeat(200_000),
			"ไ".repeat(200_000),
			"e\u0301".repeat(100_000),
			"一".repeat(200_000),
			"\u0301\u0316".repeat(100_000),
		]) {
			expect(await processorMs(() => wordsOf(text))).toBeLessThan(2000)
		}
	})
})

it("the index's version is of one length, so that the newer one sorts last", () => {
	expect(INDEX_VERSION).toMatch(/^\d{7}$/)
})
